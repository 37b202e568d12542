#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system did not do what it was asked for.
struct SystemFailure: Error {
  /// A sentence without a full stop.
  let sentence: String
  /// Whether nobody reads any more what was to be written.
  var isLostReader = false

  init(sentence: String) { self.sentence = sentence }

  /// What the system says about the call that failed last.
  init() {
    isLostReader = errno == EPIPE
    sentence = unsafe String(cString: strerror(errno))
  }
}

/// All that is asked of the operating system. Starting a process with a larger library for it
/// would take longer than a layout.
enum System {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether there is a folder, or a link to one where links are followed.
  static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of what is in a folder, but for the folder itself and the one above it, in the order of their
  /// bytes.
  static func names(in folder: String) throws(SystemFailure) -> [String] {
    guard let directory = unsafe opendir(folder) else { throw SystemFailure() }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  static func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw SystemFailure() }
    defer { close(descriptor) }
    return try readAll(of: descriptor)
  }

  static func readInput() throws(SystemFailure) -> [UInt8] {
    try readAll(of: standardInput)
  }

  /// What is there to be read, after waiting for at least one byte; empty at the end.
  static func readChunk(of descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    let size = 1 << 16
    var failure: SystemFailure?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var result: Int
      repeat {
        result = unsafe read(descriptor, buffer.baseAddress, size)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = SystemFailure() }
      count = max(0, result)
    }
    if let failure { throw failure }
    return chunk
  }

  private static func readAll(of descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(of: descriptor)
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
  }

  static func writeFile(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure() }
    do throws(SystemFailure) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some systems say only now that there was no room.
    guard close(descriptor) == 0 else { throw SystemFailure() }
  }

  /// Writes all of it.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writeSome(descriptor, buffer.baseAddress! + offset, bytes.count - offset)
      }
      if count < 0, errno != EINTR { throw SystemFailure() }
      offset += max(0, count)
    }
  }

  private static func writeSome(
    _ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #else
      unsafe Glibc.write(descriptor, start, count)
    #endif
  }
}
