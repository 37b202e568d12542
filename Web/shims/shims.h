// What Embedded Swift wants of a C library, for WebAssembly that runs without one. Nothing is
// imported.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void *malloc(size_t count);
void free(void *bytes);
int posix_memalign(void **result, size_t alignment, size_t count);

int memcmp(const void *a, const void *b, size_t count);
void arc4random_buf(void *bytes, size_t count);
double round(double number);
__int128 __multi3(__int128 a, __int128 b);
