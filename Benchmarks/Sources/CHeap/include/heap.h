#include <stddef.h>
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

/// The bytes that are allocated at the moment.
static inline size_t heap_bytes_in_use(void) {
#ifdef __APPLE__
  return mstats().bytes_used;
#else
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#endif
}
