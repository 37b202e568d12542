// An end of calls that take too long. What runs for long in Swift asks for memory again and again, and now and
// then the page is asked whether it waits any longer. One that does not throws: the call ends wherever it was, and
// nothing of the instance may be called from then on.
//
// The module is linked with --wrap for the functions that memory comes from.

#include "shims.h"

__attribute__((import_module("page"), import_name("look"))) void look(void);

int __real_posix_memalign(void **result, size_t alignment, size_t count);
int __wrap_posix_memalign(void **result, size_t alignment, size_t count);

int __wrap_posix_memalign(void **result, size_t alignment, size_t count) {
  static unsigned asked;
  // So many pieces are less than a millisecond's work.
  if (++asked % 4096 == 0) look();
  return __real_posix_memalign(result, alignment, count);
}
