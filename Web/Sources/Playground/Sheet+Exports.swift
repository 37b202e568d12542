import AutoLayout
import Documents

extension Sheet {
  /// Puts the layout in another form into the answer. Says whether there is such a form.
  func export(_ form: String) -> Bool {
    guard let text = exported(form) else { return false }
    answer = Array(text.utf8)
    return true
  }

  private func exported(_ form: String) -> String? {
    let result = layout.result(findingAmbiguity: false)
    let document = configured.document
    switch form {
    case "text": return String(decoding: file.source.bytes, as: UTF8.self)
    case "canonical":
      do throws(Problems) { return try file.canonical() } catch { return nil }
    case "vfl": return result.formatStrings
    case "json": return layout.result(findingAmbiguity: true).json(in: file.source).page + "\n"
    case "document": return document.page
    case "equations": return result.equations(of: document)
    case "swift": return SwiftProgram(document, result).text
    case "anchors": return result.anchorCode
    case "uikit": return UIKitProgram(document, result).text
    case "uianchors": return UIKitProgram(document, result, onlyAnchors: true).text
    case "xctest": return FrameTest(document, result, .xctest).text
    case "testing": return FrameTest(document, result, .swiftTesting).text
    case "svg": return explainedResult.drawing.svg()
    case "plainsvg": return result.drawing.svg()
    case "ascii": return result.drawing.text()
    case "frames": return layout.result(findingAmbiguity: true).table
    case "tree": return document.dump
    case "explain":
      guard let explanation = explainedResult.explanation, !explanation.isEmpty else {
        return "All constraints hold, and they decide everything.\n"
      }
      return explanation.draw() + "\n"
    case "explanation": return (explainedResult.explanation?.json.page ?? "null") + "\n"
    case "markdown": return markdown(result)
    default: return nil
    }
  }

  private var explainedResult: LayoutResult {
    layout.result(findingAmbiguity: false, explaining: true)
  }

  private func markdown(_ result: LayoutResult) -> String {
    var text = "```vfl\n" + String(decoding: file.source.bytes, as: UTF8.self)
    if !text.hasSuffix("\n") { text += "\n" }
    text += "```\n\n| view | x | y | width | height |\n|---|---:|---:|---:|---:|\n"
    for view in result.views {
      let frame = view.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberText.rounded($0) }
      let name = view.name.split(separator: "|").joined(separator: "\\|")
      text += "| " + ([name] + numbers).joined(separator: " | ") + " |\n"
    }
    return text
  }
}

extension LayoutDocument {
  /// The trees of the strings, each below its string.
  fileprivate var dump: String {
    var text = ""
    for format in formats {
      let source = SourceFile(name: "string", text: format.string.text)
      text += format.string.text + "\n"
      for line in FormatStringFile(source).dump.split(separator: "\n") { text += "  \(line)\n" }
    }
    return text
  }

  /// The document in the JSON form.
  fileprivate var page: String { json.page + "\n" }
}
