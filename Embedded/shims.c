// Tries the functions of Web/shims: the number of the line that fails, or 0.

#include "../Web/shims/shims.h"

#define EXPECT(condition) \
  if (!(condition)) return __LINE__

static uint64_t state = 1;

static uint32_t next(uint32_t bound) {
  state = state * 6364136223846793005 + 1442695040888963407;
  return (uint32_t)(state >> 33) % bound;
}

// Thousands of blocks of all sizes, each full of bytes of its own, come and go in any order.
static int try_memory(void) {
  enum { COUNT = 2000 };
  static unsigned char *blocks[COUNT];
  static uint32_t sizes[COUNT];
  for (int step = 0; step < 400000; step++) {
    uint32_t i = next(COUNT);
    unsigned char mark = (unsigned char)(i * 31 + 7);
    if (blocks[i]) {
      for (uint32_t k = 0; k < sizes[i]; k++) EXPECT(blocks[i][k] == mark);
      free(blocks[i]);
      blocks[i] = NULL;
      continue;
    }
    sizes[i] = next(1u << next(15));
    uint32_t alignment = 4u << next(9);
    void *bytes;
    if (next(2)) {
      EXPECT(posix_memalign(&bytes, alignment, sizes[i]) == 0);
    } else {
      alignment = 16;
      bytes = malloc(sizes[i]);
    }
    EXPECT(bytes && (uintptr_t)bytes % alignment == 0);
    blocks[i] = bytes;
    for (uint32_t k = 0; k < sizes[i]; k++) blocks[i][k] = mark;
  }
  for (int i = 0; i < COUNT; i++) free(blocks[i]);
  return 0;
}

// What has been given back is there again, whatever its sizes were.
static int try_reuse(void) {
  size_t before = __builtin_wasm_memory_size(0);
  for (int round = 0; round < 50; round++) {
    for (size_t size = 100000; size <= 900000; size += 100000) {
      void *bytes = malloc(size + (size_t)round);
      EXPECT(bytes);
      free(bytes);
    }
  }
  EXPECT(__builtin_wasm_memory_size(0) - before <= 16);
  void *bytes;
  EXPECT(malloc(SIZE_MAX) == NULL && malloc(SIZE_MAX / 2 + 2) == NULL);
  EXPECT(posix_memalign(&bytes, 64, SIZE_MAX - 64) != 0);
  free(NULL);
  return 0;
}

static int try_numbers(void) {
  EXPECT(round(0.5) == 1 && round(-0.5) == -1 && round(2.5) == 3 && round(-2.4) == -2);
  EXPECT(round(0.49999999999999994) == 0 && __builtin_signbit(round(-0.2)));
  EXPECT(round(4503599627370495.5) == 4503599627370496 && round(1e300) == 1e300);
  EXPECT(round(__builtin_inf()) == __builtin_inf() && __builtin_isnan(round(__builtin_nan(""))));
  EXPECT(__multi3(-1, -1) == 1 && __multi3(-7, 6) == -42 && __multi3(0, -1) == 0);
  // (2^64 - 1)^2 = 2^128 - 2^65 + 1, and (10^19)^2 / 2^64 = 5421010862427522170.0…
  unsigned __int128 most = __multi3(UINT64_MAX, UINT64_MAX);
  EXPECT((uint64_t)most == 1 && (uint64_t)(most >> 64) == UINT64_MAX - 1);
  unsigned __int128 power = __multi3(10000000000000000000u, 10000000000000000000u);
  EXPECT((uint64_t)(power >> 64) == 5421010862427522170);
  EXPECT(__multi3((__int128)3 << 64, 5) == (__int128)15 << 64);
  return 0;
}

static int try_bytes(void) {
  EXPECT(memcmp("abc", "abd", 3) < 0 && memcmp("abd", "abc", 3) > 0);
  EXPECT(memcmp("\x80", "\x7f", 1) > 0 && memcmp("abc", "abd", 2) == 0);
  unsigned char random[64];
  int counts[256] = {0}, greatest = 0;
  arc4random_buf(random, sizeof random);
  for (int i = 0; i < 64; i++) {
    int count = ++counts[random[i]];
    if (count > greatest) greatest = count;
  }
  EXPECT(greatest < 8);
  return 0;
}

int __main_argc_argv(void) {
  int failed = try_numbers();
  if (!failed) failed = try_bytes();
  if (!failed) failed = try_reuse();
  return failed ? failed : try_memory();
}
