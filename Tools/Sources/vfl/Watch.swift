import ArgumentParser
import AutoLayout
import Documents

/// The picture of a document in the terminal, drawn anew at every save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a layout document in the terminal whenever it is saved.",
    discussion: """
      What is right of the document is drawn, with what is wrong below it. A picture that fits the \
      terminal stays fitting when that is resized. Where the answer does not go to a terminal \
      each picture follows the one before. Ctrl-C ends it.
      """)

  @Argument(help: "A layout document.", completion: .file())
  var file: String

  func run() throws {
    var (watched, source) = try WatchedFile.opened(file)
    System.noteInterrupts()
    let layout = LiveLayout(source)
    var screen = Screen()
    try screen.open()
    try screen.show(Self.picture(layout, isGone: false, screen))
    while !System.isInterrupted {
      System.wait(milliseconds: 50)
      let isChanged = watched.refresh()
      guard screen.refresh() || isChanged else { continue }
      if isChanged, let source = watched.source { layout.replaceSource(source) }
      try screen.show(Self.picture(layout, isGone: watched.isGone, screen))
    }
    try screen.close()
  }

  /// The lines to be shown: the picture, and below it what is wrong.
  private static func picture(
    _ layout: LiveLayout, isGone: Bool, _ screen: Screen
  ) -> [String] {
    let result = layout.result(findingAmbiguity: false)
    let source = layout.file.source
    var text = result.showsSomething ? result.drawing.text(columns: screen.columns) : ""
    if isGone { text += "\(source.printableName) is gone; waiting for it\n" }
    var problems = result.problems
    if layout.file.declarationsAreRight {
      problems += result.conflictProblems(of: layout.file.document, in: source)
    }
    for problem in problems { text += problem.draw(in: source, style: Terminal.outputStyle) }
    if let sentence = result.omissions(in: source) { text += "note: \(sentence)\n" }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0) }
  }
}
