#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// The program that the compiler runs for `#vfl`. On standard input and output each message stands
/// behind its length, in eight bytes of which the lowest comes first.
@main
enum FormatChecker {
  static func main() {
    var conversation = Conversation()
    while let header = read(8) {
      var length: UInt64 = 0
      for byte in header.reversed() { length = length << 8 | UInt64(byte) }
      guard length < 1 << 30, let message = read(Int(length)) else { return }
      let answer = conversation.answer(message)
      let size = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
      guard write(size + answer) else { return }
    }
  }

  /// So many bytes; nil where the compiler has ended.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let rest = min(count - bytes.count, 1 << 16)
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: rest) { buffer, filled in
        filled = max(0, Int(unsafe readSome(buffer.baseAddress, rest)))
      }
      if chunk.isEmpty { return nil }
      bytes += chunk
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        Int(unsafe writeSome(buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start))
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  #if canImport(ucrt)
    private static func readSome(_ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int32 {
      _read(0, buffer, UInt32(count))
    }

    private static func writeSome(_ start: UnsafeRawPointer?, _ count: Int) -> Int32 {
      _write(1, start, UInt32(count))
    }
  #elseif canImport(Darwin)
    private static func readSome(_ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
      unsafe Darwin.read(0, buffer, count)
    }

    private static func writeSome(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
      unsafe Darwin.write(1, start, count)
    }
  #elseif canImport(Musl)
    private static func readSome(_ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
      unsafe Musl.read(0, buffer, count)
    }

    private static func writeSome(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
      unsafe Musl.write(1, start, count)
    }
  #else
    private static func readSome(_ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
      unsafe Glibc.read(0, buffer, count)
    }

    private static func writeSome(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
      unsafe Glibc.write(1, start, count)
    }
  #endif
}
