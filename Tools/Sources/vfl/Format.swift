import ArgumentParser
import Documents

/// The canonical spelling of documents.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print layout documents in their canonical spelling.",
    discussion: """
      Text stays text, with its comments, and JSON stays JSON. With --in-place files are written anew \
      instead, those that are spelled so already excepted; a folder stands for all files in it whose \
      names end in '.vfl', without what is hidden or what a '.vflignore' names. A file with mistakes stays as it is.
      """)

  @Argument(
    help: "Layout documents, folders of them, format strings, or '-' for standard input.",
    completion: .file())
  var filesOrStrings: [String] = ["-"]

  @Flag(name: [.short, .long], help: "Write files anew instead of printing them.")
  var inPlace = false

  func run() throws {
    var hasErrors = false
    for argument in filesOrStrings {
      for text in try FoundFiles.paths(of: argument, endings: [".vfl"]) ?? [argument] {
        do { try format(text) } catch let failure as ExitCode {
          // The others are still to be formatted.
          guard failure.rawValue == 1 else { throw failure }
          hasErrors = true
        }
      }
    }
    if hasErrors { throw ExitCode(1) }
  }

  private func format(_ text: String) throws {
    let argument = try DocumentArgument(text)
    let spelling = try Self.canonical(argument)
    guard inPlace else { return try Terminal.write(spelling) }
    guard text != "-", !argument.isString else {
      throw ValidationError("Only a file can be written in place.")
    }
    let bytes = Array(spelling.utf8)
    guard bytes != argument.source.bytes else { return }
    do throws(SystemFailure) {
      try System.writeFile(bytes, to: text)
    } catch {
      throw Terminal.fail("\(text): \(error.sentence)")
    }
  }

  private static func canonical(_ argument: DocumentArgument) throws -> String {
    if argument.isString {
      let string = FormatStringFile(argument.source)
      guard !string.hasErrors else { throw Terminal.fail(string.problems, in: argument.source) }
      return string.canonical + "\n"
    }
    let file = try argument.document()
    do throws(Problems) {
      return try file.canonical()
    } catch {
      throw Terminal.fail(error.list, in: file.source)
    }
  }
}
