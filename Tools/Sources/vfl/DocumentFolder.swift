/// Folders among arguments, which stand for the layout documents in them.
enum DocumentFolder {
  /// The arguments, and for each that is a folder the files in it, however deep, whose names end in `.vfl`, in the
  /// order of their names. What begins with a full stop is left out.
  static func expanded(_ arguments: [String]) throws -> [String] {
    var paths: [String] = []
    for argument in arguments {
      if argument != "-", System.isFolder(argument) {
        paths += try files(in: argument)
      } else {
        paths.append(argument)
      }
    }
    return paths
  }

  private static func files(in folder: String) throws -> [String] {
    var files: [String] = []
    var waiting = [folder]
    while let current = waiting.popLast() {
      let names: [String]
      do throws(SystemFailure) {
        names = try System.names(in: current)
      } catch {
        throw Terminal.fail("\(current): \(error.sentence)")
      }
      var folders: [String] = []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where !name.hasPrefix(".") {
        let path = current.hasSuffix("/") ? current + name : current + "/" + name
        if System.isFolder(path, followingLinks: false) {
          folders.append(path)
        } else if name.hasSuffix(".vfl") {
          files.append(path)
        }
      }
      waiting += folders.reversed()
    }
    return files
  }
}
