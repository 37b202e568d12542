#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// The columns and rows of the terminal that answers go to; nil where they go elsewhere.
  static func terminalSize() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(standardOutput, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits, or less long if a signal comes.
  static func wait(milliseconds: Int) {
    _ = poll(nil, 0, Int32(milliseconds))
  }

  /// From now on Ctrl-C and the like end nothing by themselves, but set `isInterrupted`.
  static func noteInterrupts() {
    // Whoever started the program may have held them back.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in unsafe interruptFlag = 1 }
      unsafe sigaddset(&signals, number)
    }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether somebody wants the program to end.
  static var isInterrupted: Bool { unsafe interruptFlag != 0 }
}

/// Written by a signal's handler, which may do no more than that.
nonisolated(unsafe) private var interruptFlag: sig_atomic_t = 0
