#include <stddef.h>
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

/// Keeps freed memory in the process. Whether the system takes it back and gives it out again, page by
/// page, in every round of a measurement depends on what happens to lie on top of the heap.
static inline void heap_keep_freed_memory(void) {
#ifndef __APPLE__
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_MAX, 0);
#endif
}

/// The bytes that are allocated at the moment.
static inline size_t heap_bytes_in_use(void) {
#ifdef __APPLE__
  return mstats().bytes_used;
#else
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#endif
}
