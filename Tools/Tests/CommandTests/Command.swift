import Foundation

/// The built command, run as a process of its own.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// The folder that the tests were built into holds the command too.
  static var program: URL {
    let name = "vfl"
    for folder in sequence(first: testBundle, next: { $0.deletingLastPathComponent() }).prefix(4) {
      let url = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: url.path), !isFolder(url) { return url }
    }
    return testBundle.appending(path: name)
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static var testBundle: URL {
    #if os(macOS)
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
    #else
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  /// Runs `vfl` with arguments, bytes on standard input, and environment variables of its own.
  init(_ arguments: String..., input: Data = Data(), environment: [String: String]? = nil) throws {
    try self.init(arguments, input: input, environment: environment)
  }

  /// Runs `vfl` in a folder, or in that of the tests.
  ///
  /// - Parameter redirection: What a shell is to do with its files, as `>/dev/full` and `2>&-`.
  init(
    _ arguments: [String], in workingFolder: URL? = nil, input: Data = Data(),
    environment: [String: String]? = nil, redirection: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    if let redirection {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "exec \"$0\" \"$@\" \(redirection)", Self.program.path] + arguments
    }
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    if let environment { process.environment = environment }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["input", "output", "errors"].map { name -> FileHandle in
      let url = folder.appending(path: name)
      try (name == "input" ? input : Data()).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(
      decoding: try Data(contentsOf: folder.appending(path: "output")), as: UTF8.self)
    errors = String(
      decoding: try Data(contentsOf: folder.appending(path: "errors")), as: UTF8.self)
  }
}

/// A folder that is there while a closure runs.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
