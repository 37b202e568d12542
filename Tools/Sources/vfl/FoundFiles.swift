/// The files that an argument stands for which is a folder or a pattern.
struct FoundFiles {
  /// How the names of files in folders end that are meant.
  private let endings: [String]
  /// Paths in the order of the arguments, those of a folder in the order of their bytes.
  private(set) var paths: [String] = []

  private init(endings: [String]) { self.endings = endings }

  /// The files in a folder, or those that a pattern matches; nil for any other argument.
  static func paths(of argument: String, endings: [String]) throws -> [String]? {
    let isFolder = System.isFolder(argument)
    let isPattern = !System.exists(argument) && PathPattern.isPattern(argument)
    guard isFolder || isPattern && !DocumentArgument.looksLikeString(argument) else { return nil }
    var found = FoundFiles(endings: endings)
    do throws(SystemFailure) {
      if isFolder { try found.add(folder: argument) } else { try found.add(pattern: argument) }
    } catch {
      throw Terminal.fail("\(argument): \(error.sentence)")
    }
    return found.paths
  }

  /// Adds the files of a folder, deeply. Hidden folders are left
  /// out, and what a `.vflignore` in one of the folders names: a pattern on each line, without
  /// blanks at its ends; lines behind `#` are comments.
  private mutating func add(folder: String) throws(SystemFailure) {
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
        if System.isFolder(path, followingLinks: false) { try add(path, ignoring: ignored) }
      } else if endings.contains(where: { name.hasSuffix($0) }) {
        paths.append(path)
      }
    }
  }

  /// Adds the files that a pattern matches, without what is hidden.
  private mutating func add(pattern text: String) throws(SystemFailure) {
    let pattern = PathPattern(text)
    var all = FoundFiles(endings: [])
    try all.addAll(in: pattern.fixedFolder)
    paths += all.paths.filter { pattern.matches($0) }
  }

  private mutating func addAll(in folder: String) throws(SystemFailure) {
    for name in try System.names(in: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
      let path = folder + name
      if !System.isFolder(path) {
        paths.append(path)
      } else if System.isFolder(path, followingLinks: false) {
        try addAll(in: path + "/")
      }
    }
  }
}
