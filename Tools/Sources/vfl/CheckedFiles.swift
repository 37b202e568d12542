#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files that the arguments of a check stand for: files as they are, folders with all that is
/// in them, and patterns.
struct CheckedFiles {
  /// Paths in the order of the arguments, those of a folder in the order of their bytes.
  private(set) var paths: [String] = []

  /// Adds the Swift files and the layout documents of a folder, deeply. Hidden folders are left
  /// out, and what a `.vflignore` in one of the folders names: a pattern on each line, without
  /// blanks at its ends; lines behind `#` are comments.
  mutating func add(folder: String) throws(SystemFailure) {
    try add(folder, ignoring: [])
  }

  private mutating func add(
    _ folder: String, ignoring outer: [PathPattern]
  ) throws(SystemFailure) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var ignored = outer
    if System.exists(prefix + ".vflignore") {
      let text = String(decoding: try System.readFile(prefix + ".vflignore"), as: UTF8.self)
      ignored += PathPattern.patterns(in: text, below: prefix)
    }
    for name in try System.names(in: folder) where !name.hasPrefix(".") {
      let path = prefix + name
      if ignored.contains(where: { $0.matches(path) }) { continue }
      if System.isFolder(path) {
        if !System.isLink(path) { try add(path, ignoring: ignored) }
      } else if name.hasSuffix(".swift") || name.hasSuffix(".vfl") {
        paths.append(path)
      }
    }
  }

  /// Adds the files that a pattern matches, without what is hidden.
  mutating func add(pattern text: String) throws(SystemFailure) {
    let pattern = PathPattern(text)
    var all = CheckedFiles()
    try all.addAll(in: pattern.fixedFolder)
    paths += all.paths.filter { pattern.matches($0) }
  }

  private mutating func addAll(in folder: String) throws(SystemFailure) {
    for name in try System.names(in: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
      let path = folder + name
      if !System.isFolder(path) {
        paths.append(path)
      } else if !System.isLink(path) {
        try addAll(in: path + "/")
      }
    }
  }
}

extension System {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, in the order of their bytes.
  static func names(in folder: String) throws(SystemFailure) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw SystemFailure() }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
