import Foundation

/// This program in another process, so that what traps or does not end ends only that.
struct Child {
  let output: [Substring]
  /// How it ended, if not by itself: the signal.
  let signal: Int32?

  init(_ arguments: [String]) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    // The backtrace of a trap takes seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    do { try process.run() } catch { leave("trees: \(error)\n", 70) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self).split(separator: "\n")
    signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  private static let program = Bundle.main.executablePath ?? CommandLine.arguments[0]

  /// What is said of a process that a signal has ended.
  static func words(_ signal: Int32) -> String {
    signal == SIGALRM ? "endless" : "trap: signal \(signal)"
  }
}
