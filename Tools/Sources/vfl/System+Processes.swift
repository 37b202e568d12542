#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// The exit status by which a shell says that there is no such program.
  static let notFound: Int32 = 127

  /// Whether a process has not ended.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Runs a program with `input`, and gives what it wrote and its exit status.
  ///
  /// The program has to read all of its input before it writes much.
  static func run(
    _ arguments: [String], input: [UInt8]
  ) throws(SystemFailure) -> (output: [UInt8], status: Int32) {
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    let toProgram = try makePipe()
    let fromProgram = try makePipe()
    let process = spawn(arguments, input: toProgram.read, output: fromProgram.write)
    close(toProgram.read)
    close(fromProgram.write)
    defer { close(fromProgram.read) }
    guard let process else {
      close(toProgram.write)
      return ([], notFound)
    }
    do throws(SystemFailure) {
      try write(input, to: toProgram.write)
    } catch {
      // A program that does not read all of it says why by its exit status.
    }
    close(toProgram.write)
    var output: [UInt8] = []
    while true {
      let chunk = try readChunk(of: fromProgram.read)
      if chunk.isEmpty { break }
      output += chunk
    }
    return (output, wait(for: process))
  }

  private static func makePipe() throws(SystemFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw SystemFailure() }
    // A child must not keep the other end of its own pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, standardInput)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, standardOutput)
    let words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
    }
    var process: pid_t = 0
    let result = unsafe posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    return result == 0 ? process : nil
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
