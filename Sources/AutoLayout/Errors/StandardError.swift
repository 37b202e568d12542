// The only file of the library that calls the system: messages for which there is no handler are
// written to standard error, if there is one.
#if !hasFeature(Embedded)
  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #elseif canImport(WASILibc)
    internal import WASILibc
  #elseif canImport(ucrt)
    internal import ucrt
  #endif
#endif

/// Reporting failures that would otherwise be silent.
enum StandardError {
  /// Writes the first line of a text, as a line of its own; does nothing without a standard error.
  static func write(_ text: String) {
    #if !hasFeature(Embedded)
      var line = "AutoLayout: " + String(text.unicodeScalars.prefix { $0 != "\n" }) + "\n"
      line.withUTF8 { unsafe output($0) }
    #endif
  }

  #if !hasFeature(Embedded)
    private static func output(_ bytes: UnsafeBufferPointer<UInt8>) {
      #if canImport(Darwin)
        _ = unsafe Darwin.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        _ = unsafe Glibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        _ = unsafe Musl.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        _ = unsafe Android.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(WASILibc)
        _ = unsafe WASILibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(ucrt)
        _ = unsafe ucrt._write(2, bytes.baseAddress, UInt32(bytes.count))
      #endif
    }
  #endif
}
