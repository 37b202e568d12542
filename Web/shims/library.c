// The rest of what Embedded Swift calls: bytes, numbers, and what looks random.

#include "shims.h"

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *first = a, *second = b;
  for (size_t i = 0; i < count; i++) {
    if (first[i] != second[i]) return first[i] < second[i] ? -1 : 1;
  }
  return 0;
}

// Seeds of hash tables, whose order decides nothing: the same in every run. After Steele, Lea and
// Flood, "Fast splittable pseudorandom number generators" (2014).
void arc4random_buf(void *bytes, size_t count) {
  static uint64_t state;
  unsigned char *next = bytes;
  for (size_t i = 0; i < count; i++) {
    uint64_t word = state += 0x9E3779B97F4A7C15;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    next[i] = (unsigned char)(word >> 56);
  }
}

// Half-way cases away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  if (__builtin_fabs(number - whole) < 0.5) return whole;
  return number == number ? whole + __builtin_copysign(1, number) : number;
}

// The product of two words of 128 bits, from words of 64.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  uint64_t low_x = (uint32_t)x, high_x = x >> 32, low_y = (uint32_t)y, high_y = y >> 32;
  uint64_t low = low_x * low_y;
  uint64_t middle = high_x * low_y + (low >> 32);
  uint64_t other = low_x * high_y + (uint32_t)middle;
  uint64_t high = high_x * high_y + (middle >> 32) + (other >> 32);
  high += x * (uint64_t)((unsigned __int128)b >> 64) + y * (uint64_t)((unsigned __int128)a >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}
