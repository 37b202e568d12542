import AutoLayout
import Documents
import Foundation

/// Draws the examples of Grammar.md and of `Examples/appendix`: `pictures FOLDER` in the repository's
/// root writes one sheet for each block of accepted strings into a folder.
@main
struct Pictures {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: pictures FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, sheet) in try grammarSheets() + [("appendix", appendixSheet())] {
      try sheet.svg.write(
        to: folder.appending(path: name + ".svg"), atomically: true, encoding: .utf8)
    }
  }

  /// A sheet for each heading of Grammar.md that has accepted strings, named like the heading.
  private static func grammarSheets() throws -> [(String, PictureSheet)] {
    let page = try String(contentsOf: URL(filePath: "Grammar.md"), encoding: .utf8)
    return try GrammarPage(page).examples.map { heading, formats in
      var sheet = PictureSheet()
      for format in formats {
        sheet.add(format, try ExampleScene(format).drawing)
      }
      return (heading, sheet)
    }
  }

  /// The documents of `Examples/appendix`, in the order of their names.
  private static func appendixSheet() throws -> PictureSheet {
    let folder = URL(filePath: "Examples/appendix")
    var sheet = PictureSheet()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let document = try DocumentFile(SourceFile(name: file, text: text)).document
      let result = document.solve(findingAmbiguity: false)
      var drawing = result.drawing
      drawing.records = result.constraints.filter { $0.format == 0 }.map(\.record)
      sheet.add(document.formats[0].string.text, drawing)
    }
    return sheet
  }
}
