import AutoLayout
import Documents

/// Layout documents: read, with mistakes in them, edited, resized, and put into every form.
func printDocuments() {
  section("documents")
  let live = LiveLayout(SourceFile(name: "form.vfl", text: formDocument))
  printFrames(of: live)
  printForms(of: live)
  for size in [(320.0, 480.0), (1024, 768), (333.3, 77.7), (0, 0)] {
    live.resize(width: size.0, height: size.1)
    printFrames(of: live)
  }
  live.resize(width: nil, height: nil)
  printFrames(of: live)
  // Every beginning of the text is a document while somebody types it.
  let bytes = Array(formDocument.utf8)
  for count in stride(from: 0, through: bytes.count, by: 7) {
    live.replaceSource(SourceFile(name: "form.vfl", bytes: Array(bytes[..<count])))
    printFrames(of: live)
    let result = live.result(findingAmbiguity: false)
    for problem in result.problems { print(problem.draw(in: live.file.source)) }
  }
  live.replaceSource(SourceFile(name: "wrong.vfl", text: wrongDocument))
  printFrames(of: live)
  printForms(of: live)
  live.replaceSource(SourceFile(name: "wrong.json", text: jsonDocument))
  printFrames(of: live)
  printForms(of: live)
}

private func printFrames(of live: LiveLayout) {
  var numbers: [Double] = []
  live.writeFrames(into: &numbers)
  var name = LayoutDocument.rootName
  for (index, start) in stride(from: 0, to: numbers.count, by: 4).enumerated() {
    if index > 0 { name = live.names[index - 1] }
    print(name + " " + numbers[start..<(start + 4)].map { bits($0) }.joined(separator: " "))
  }
}

private func printForms(of live: LiveLayout) {
  let source = live.file.source
  let result = live.result(explaining: true)
  print(result.json(in: source).page)
  print(result.table)
  print(result.drawing.text())
  print(result.drawing.svg())
  print(result.anchorCode)
  print(result.formatStrings)
  print(result.explanation?.json.page ?? "no explanation")
  print(result.omissions(in: source) ?? "nothing is left out")
  for problem in result.problems { print(problem.draw(in: source, style: .terminal)) }
  do throws(Problems) { print(try live.file.canonical()) } catch { print("not canonical") }
}

private let formDocument = """
  size 480 320  # as on a small screen
  metrics margin = 10, "text field" = 160.5
  view container
  view textField in container intrinsic - 30
  view button1, button2 in container intrinsic 36 30 hugging 251 250
  view story in container text width 500 lineHeight 20 baseline first 15 last 5
  H:|-(margin)-[textField(160)]-(margin)-[button1(==button2)]-(margin)-[button2]-(margin)-|
  H:|-(margin)-[story]-(margin)-| with priority 900
  V:|-(margin)-[textField]-(margin)-[story]-(margin)-|
  V:|-[button1] with alignAllLeading, margin = 4
  V:|-(margin)-[button2]
  container.centerX == superview.centerX
  container.centerY == 1.05 * superview.centerY @750 "in the middle"
  """

private let wrongDocument = """
  size 100 forty
  viwe a, b
  view c in a intrinsic 30 20x
  H:|-[a(>=90)]-[c]-|
  H:|-[cc]-[c
  V:|[a]| with alignAllTpo
  a.width == 40
  a.height == 0.3 * d.widht
  """

private let jsonDocument = """
  {"size": [100, 20], "metrics": {"gap": "x"}, "views": {"a": {"hidden": 3}, "b": {"parent": "c"}},
   "formats": ["H:|-gap-[a]", "H:|-5-[a(\\u0034\\u0030)]", "V:|[a", 7, {"vfl": "[a", "priority": 0}],
   "constraints": [{"item": "b"}]}
  """
