// Memory for programs that run without a system: malloc, posix_memalign and free over the memory of
// a WebAssembly instance.
//
// Memory is a row of blocks, each with a header in front of what the caller gets. A block that is
// given back becomes one with free neighbours, and is put into a list of free blocks of like size.
// Sizes are told apart by their highest bit and the two bits behind it, so that the list for a
// request is found without a search; see Masmano et al., "TLSF: a new dynamic memory allocator for
// real-time systems" (2004).
//
// Most blocks are small and live briefly. One that is given back waits, still in use to its
// neighbours, for the next request of its size; only when there is no other memory is it merged.

#include "shims.h"

// In front of what the caller gets. Sizes are those of whole blocks, headers included.
typedef struct header {
  size_t before;  // the size of the block in front, 0 for the first
  size_t size;    // a multiple of UNIT, plus 1 while the block is in use
} header;

// A free block: where the caller's bytes were, it is linked with others of its list.
typedef struct block {
  header header;
  struct block *next, *previous;
} block;

enum {
  UNIT = 16,  // what the caller gets lies on multiples of it
  LEAST = (sizeof(block) + UNIT - 1) / UNIT * UNIT,
  SMALL = 32 * UNIT,  // below it each size has a list of its own
  LISTS = 32 + 4 * 24,
  PAGE = 65536,
};

static block *lists[LISTS];
static uint32_t filled[LISTS / 32];  // a bit a list: whether there is a block in it
static block *waiting[SMALL / UNIT];  // small blocks that were given back, by their size
static char *top;                    // the header that ends the row; null before the first block

static size_t size_of(const void *at) { return ((const header *)at)->size & ~(size_t)1; }
static bool is_used(const void *at) { return ((const header *)at)->size & 1; }
static void *payload(void *at) { return (char *)at + sizeof(header); }

// The list that a free block is in.
static unsigned list_of(size_t size) {
  if (size < SMALL) return size / UNIT;
  unsigned highest = 31 - __builtin_clz((uint32_t)size);
  return 32 + 4 * (highest - 9) + ((size >> (highest - 2)) & 3);
}

// The first list of which every block is large enough.
static unsigned list_for(size_t size) {
  if (size < SMALL) return list_of(size);
  unsigned highest = 31 - __builtin_clz((uint32_t)size);
  return list_of(size + ((size_t)1 << (highest - 2)) - 1);
}

static void put(void *at, size_t size) {
  block *made = at;
  unsigned list = list_of(size);
  made->header.size = size;
  ((header *)((char *)at + size))->before = size;
  made->next = lists[list];
  made->previous = NULL;
  if (made->next) made->next->previous = made;
  lists[list] = made;
  filled[list / 32] |= (uint32_t)1 << list % 32;
}

static void take(block *taken) {
  unsigned list = list_of(size_of(taken));
  if (taken->next) taken->next->previous = taken->previous;
  if (taken->previous) {
    taken->previous->next = taken->next;
  } else {
    lists[list] = taken->next;
    if (!taken->next) filled[list / 32] &= ~((uint32_t)1 << list % 32);
  }
}

// Gives back a block that is in no list, as one with its free neighbours.
static void merge(char *at, size_t size) {
  size_t before = ((header *)at)->before;
  if (before && !is_used(at - before)) {
    take((block *)(at - before));
    at -= before;
    size += before;
  }
  char *next = at + size;
  if (!is_used(next)) {
    size += size_of(next);
    take((block *)next);
  }
  put(at, size);
}

// Makes the row of blocks longer by at least so much, and not by little. A header that is always in
// use ends it.
static bool grow(size_t size) {
  size_t pages = (size + 2 * UNIT + PAGE - 1) / PAGE;
  if (pages < 16) pages = 16;
  size_t old = __builtin_wasm_memory_grow(0, pages);
  if (old == SIZE_MAX) return false;
  char *start = (char *)(old * PAGE), *first = top;
  top = start + pages * PAGE - sizeof(header);
  ((header *)top)->size = 1;
  if (!first || first + sizeof(header) != start) {
    first = start + UNIT - sizeof(header);
    ((header *)first)->before = 0;
  }
  merge(first, (size_t)(top - first));
  return true;
}

// A free block that is large enough, taken out of its list.
static block *find(size_t size) {
  for (unsigned list = list_for(size), word = list / 32; word < LISTS / 32; word++) {
    uint32_t bits = filled[word] & (word == list / 32 ? UINT32_MAX << list % 32 : UINT32_MAX);
    if (bits) {
      block *found = lists[32 * word + __builtin_ctz(bits)];
      take(found);
      return found;
    }
  }
  return NULL;
}

// Marks the beginning of a block that is in no list as in use, and gives the rest back.
static void *use(char *at, size_t available, size_t size) {
  size_t rest = available - size;
  if (rest < LEAST) size = available;
  ((header *)at)->size = size | 1;
  ((header *)(at + size))->before = size;
  if (rest >= LEAST) merge(at + size, rest);
  return payload(at);
}

// The size of a block with room for so many bytes; 0 where there is no such memory.
static size_t block_size(size_t count) {
  if (count > SIZE_MAX / 2) return 0;
  size_t size = (count + sizeof(header) + UNIT - 1) / UNIT * UNIT;
  return size < LEAST ? LEAST : size;
}

// Merges all blocks that wait.
static void gather(void) {
  for (unsigned units = 0; units < SMALL / UNIT; units++) {
    while (waiting[units]) {
      block *taken = waiting[units];
      waiting[units] = taken->next;
      merge((char *)taken, size_of(taken));
    }
  }
}

void *malloc(size_t count) {
  size_t size = block_size(count);
  if (!size) return NULL;
  if (size < SMALL && waiting[size / UNIT]) {
    block *taken = waiting[size / UNIT];
    waiting[size / UNIT] = taken->next;
    return payload(taken);
  }
  block *found = find(size);
  if (!found) {
    gather();
    found = find(size);
  }
  if (!found) {
    // Any block of the list that will be looked into is large enough.
    if (!grow(size + size / 4)) return NULL;
    found = find(size);
  }
  return use((char *)found, size_of(found), size);
}

void free(void *bytes) {
  if (!bytes) return;
  char *at = (char *)bytes - sizeof(header);
  size_t size = size_of(at);
  if (size >= SMALL) {
    merge(at, size);
    return;
  }
  ((block *)at)->next = waiting[size / UNIT];
  waiting[size / UNIT] = (block *)at;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment < UNIT) alignment = UNIT;
  if (alignment > SIZE_MAX / 4 || count > SIZE_MAX / 4) return 12;
  char *bytes = malloc(count + alignment - UNIT);
  if (!bytes) return 12;
  char *at = bytes - sizeof(header);
  size_t available = size_of(at);
  // What lies in front of the first good place becomes a block of its own.
  size_t skipped = (alignment - (size_t)bytes % alignment) % alignment;
  if (skipped) ((header *)(at + skipped))->before = skipped;
  *result = use(at + skipped, available - skipped, block_size(count));
  if (skipped) merge(at, skipped);
  return 0;
}
