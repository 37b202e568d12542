import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The subcommands that go on until they are interrupted.
struct LiveCommandTests {
  private static let document = "size 100 40\nH:|-10-[find]-10-|\nV:|[find(20)]\n"

  /// A command that runs while a closure does, with what it has written.
  private func run(
    _ arguments: [String], _ body: (_ output: () -> String) throws -> Void
  ) throws -> Int32 {
    try withFolder { folder in
      let written = folder.appending(path: "output")
      try Data().write(to: written)
      let process = Process()
      process.executableURL = Command.program
      process.arguments = arguments
      process.standardOutput = try FileHandle(forWritingTo: written)
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer { if process.isRunning { process.terminate() } }
      try body { (try? String(contentsOf: written, encoding: .utf8)) ?? "" }
      process.interrupt()
      wait("the end") { !process.isRunning }
      return process.terminationStatus
    }
  }

  /// Waits until something holds, for at most twenty seconds.
  private func wait(_ what: String, until holds: () -> Bool) {
    for _ in 0..<2000 where !holds() { Thread.sleep(forTimeInterval: 0.01) }
    #expect(holds(), "\(what)")
  }

  @Test func `watch draws at every save, whichever way the file is written`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.vfl")
      let other = folder.appending(path: "b.vfl")
      try Data(Self.document.utf8).write(to: file)
      let status = try run(["watch", file.path]) { output in
        wait("the first picture") { output().contains("find") }
        try Data(Self.document.replacing("find", with: "next").utf8).write(to: other)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: other, to: file)
        wait("put in its place") { output().contains("next") }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(Self.document.replacing("find", with: "third").utf8))
        try handle.close()
        wait("written in place") { output().contains("third") }
        try FileManager.default.removeItem(at: file)
        wait("deleted") { output().contains("a.vfl is gone; waiting for it") }
        try Data("size 100 40\nH:|[fourth]|\nV:|[fourth]\nH:|[".utf8).write(to: file)
        wait("made again") { output().contains("fourth") }
        wait("with what is wrong") { output().contains("what is wrong on line 4 is left out") }
      }
      #expect(status == 0)
    }
  }

  @Test(arguments: ["watch", "serve"])
  func `a file that is not there is one sentence`(command: String) throws {
    let run = try Command(command, "nobody.vfl")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "nobody.vfl:1:1: error: The file cannot be read: No such file\n")
  }

  @Test func `serve answers the browser of this machine alone`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.vfl")
      try Data(Self.document.utf8).write(to: file)
      let status = try run(["serve", file.path]) { output in
        wait("its address") { output().hasSuffix("/\n") }
        let port = try #require(
          UInt16(output().dropFirst("http://127.0.0.1:".count).dropLast(2)))
        func get(_ path: String, host: String? = nil, method: String = "GET") -> String {
          let host = host ?? "127.0.0.1:\(port)"
          return answer("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n", port)
        }
        #expect(get("/").hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(get("/", host: "localhost:\(port)").contains("<script src=\"/page.js\">"))
        #expect(get("/layout").contains(#""width": 100, "height": 40"#))
        #expect(get("/layout?width=300&height=nan").contains(#""width": 300, "height": 40"#))
        for host in ["example.com:\(port)", "127.0.0.1", ""] {
          #expect(get("/layout", host: host).hasPrefix("HTTP/1.1 403 "))
          #expect(get("/events", host: host).hasPrefix("HTTP/1.1 403 "))
        }
        #expect(get("/../../etc/passwd").hasPrefix("HTTP/1.1 404 "))
        #expect(get("/", method: "POST").hasPrefix("HTTP/1.1 405 "))
        let long = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 20_000)
        #expect(answer(long, port).hasPrefix("HTTP/1.1 431 ") || answer(long, port).isEmpty)
        #expect(answer("\0\r\n\r\n", port, ending: true).isEmpty)
        // Where nothing can be drawn there is no picture, so that the page keeps its own.
        try Data("{\"size\":".utf8).write(to: file)
        wait("what is wrong") { get("/layout").contains("\"svg\": null") }
        #expect(get("/layout").contains("a.vfl:1:9: error: "))
      }
      #expect(status == 0)
    }
  }

  /// What comes back for a request, until the other end closes.
  private func answer(_ request: String, _ port: UInt16, ending: Bool = false) -> String {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return "not connected" }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(request.utf8))
    } catch {
      return ""
    }
    if ending { shutdown(descriptor, Int32(SHUT_WR)) }
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
