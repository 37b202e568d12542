// Where a program in WebAssembly prints: the host takes one byte after the other.

__attribute__((import_module("host"), import_name("putchar"))) void take_byte(int byte);

int putchar(int byte) {
  take_byte(byte);
  return byte;
}
