#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// A socket that listens on this machine's own address alone; port 0 takes any that is free.
  static func listen(port: UInt16) throws(SystemFailure) -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw SystemFailure() }
    var isOn: Int32 = 1
    let flagSize = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, flagSize)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(listener, pointer, length) == 0 && listenForSome(listener)
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else {
      let failure = SystemFailure()
      close(listener)
      throw failure
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func listenForSome(_ socket: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.listen(socket, 16) == 0
    #elseif canImport(Musl)
      Musl.listen(socket, 16) == 0
    #else
      Glibc.listen(socket, 16) == 0
    #endif
  }

  /// Takes a connection that waits; one whose other end reads nothing for two seconds is given up.
  static func accept(_ listener: Int32) -> Int32? {
    #if canImport(Darwin)
      let connection = Darwin.accept(listener, nil, nil)
    #elseif canImport(Musl)
      let connection = Musl.accept(listener, nil, nil)
    #else
      let connection = Glibc.accept(listener, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    return connection
  }

  static func end(_ connection: Int32) { close(connection) }

  /// Which of some descriptors have something to be read, after waiting for at most so long.
  static func readable(of descriptors: [Int32], milliseconds: Int32) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map { $0.fd }
  }

  /// A write to a connection that has ended is an error, and not the end of the program.
  static func ignoreLostReaders() { signal(SIGPIPE, SIG_IGN) }
}
