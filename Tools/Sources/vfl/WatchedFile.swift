import Documents

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that editors write: in place, by putting another one in its place, or by deleting it and
/// making it anew. What is at the path counts.
struct WatchedFile {
  let path: String
  /// What was there last; nil before it was read.
  private(set) var source: SourceFile?
  /// Whether nothing is there.
  private(set) var isGone = false
  private var stamp: Stamp?

  /// What changes when a file does.
  private struct Stamp: Equatable {
    var device, inode: UInt64
    var size: Int64
    var seconds, nanoseconds: Int
  }

  private init(path: String) { self.path = path }

  /// The file at a path, and what is in it; one that is not there is reported.
  static func opened(_ path: String) throws -> (file: WatchedFile, source: SourceFile) {
    var file = WatchedFile(path: path)
    _ = file.refresh()
    guard let source = file.source, !file.isGone else {
      throw Terminal.fail([.unreadable("No such file")], in: SourceFile(name: path, bytes: []))
    }
    return (file, source)
  }

  /// Looks at the file, and says whether there is something else to be shown than before.
  mutating func refresh() -> Bool {
    let stamp = Self.stamp(of: path)
    guard stamp != self.stamp || source == nil && !isGone else { return false }
    self.stamp = stamp
    guard stamp != nil else {
      let wasGone = isGone
      isGone = true
      return !wasGone
    }
    do throws(SystemFailure) {
      let bytes = try System.readFile(path)
      // An editor that truncates a file before it writes shows an empty one for a moment.
      if bytes.isEmpty, source?.bytes.isEmpty == false, !isSettled(stamp) { return false }
      let isNew = isGone || bytes != source?.bytes
      isGone = false
      source = SourceFile(name: path, bytes: bytes)
      return isNew
    } catch {
      let wasGone = isGone
      isGone = true
      return !wasGone
    }
  }

  /// Whether an empty file stays empty; one that is written the next moment has another stamp then.
  private func isSettled(_ stamp: Stamp?) -> Bool {
    for _ in 0..<5 {
      System.wait(milliseconds: 10)
      if Self.stamp(of: path) != stamp { return false }
    }
    return true
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
