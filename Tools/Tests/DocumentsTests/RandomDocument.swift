import AutoLayout

@testable import Documents

/// Documents that use every field with odd values, the same ones for a seed.
struct RandomDocument {
  private var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { random.below(bound) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private static let numbers = [0, 1, -1, 0.5, 8, 20, 1e-7, 1 / 3.0, 1e9, -12345.678, 2.5e-5]
  private static let names = [
    "a", "b", "_c1", "size", "view", "with", "in", "odd name", "é", "a.b", "\"q\"", "", "1st",
    "a#b", "tab\t", "line\nbreak", "none", "superb",
  ]
  private static let strings = [
    "H:|-[a]-|", "[a]", "V:[a]-( 1, 2 )-[b]", "", " [a]", "[a] ", "[a] # b", "[a] with b",
    "[ with ]", "with", "size 3", "a.width", "[a]\n[b]", "[é]", "\"[a]\"", "view", "H", "|", "x[",
    "[a(", "( with", "[a] with", ".", "-", "#",
  ]

  private mutating func number() -> Double { pick(Self.numbers) }
  private mutating func positive() -> Double { number().magnitude }
  private mutating func priority() -> Double { pick([1, 250, 749.5, 750, 999, 1000, 0.001]) }
  private mutating func name() -> SourceString { SourceString(pick(Self.names)) }

  private mutating func length() -> Double? { chance(30) ? nil : positive() }

  private mutating func metrics() -> [LayoutDocument.Metric] {
    var seen: Set<String> = []
    return (0..<below(3)).map { _ in .init(name: name(), value: number()) }
      .filter { seen.insert($0.name.text).inserted }
  }

  private mutating func insets() -> ViewEntry.EdgeInsets {
    .init(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func view(_ name: String, after names: [String]) -> ViewEntry {
    var view = ViewEntry(name: SourceString(name))
    if chance(30) { view.kind = pick(ViewEntry.Kind.allCases) }
    if chance(40) { view.parent = SourceString(pick(names + [LayoutDocument.rootName])) }
    if chance(50) { view.intrinsic = PerAxis(length(), length()) }
    if chance(30) { view.hugging = PerAxis(priority(), priority()) }
    if chance(30) { view.compression = PerAxis(priority(), priority()) }
    if chance(20) { view.text = .init(width: positive(), lineHeight: positive()) }
    if chance(30) { view.baseline = .init(first: number(), last: number()) }
    if chance(20) { view.margins = insets() }
    if chance(20) { view.safeArea = insets() }
    if chance(20) { view.insets = insets() }
    if chance(20) { view.sample = pick(Self.names) }
    if chance(20) { view.color = pick(LayoutDrawing.Color.allCases) }
    view.isHidden = chance(10)
    if chance(20) {
      view.stack.axis = pick(ViewEntry.Stack.Axis.allCases)
      view.stack.spacing = number()
      view.stack.distribution = pick(ViewEntry.Stack.Distribution.allCases)
      view.stack.alignment = pick(ViewEntry.Stack.Alignment.allCases)
    }
    return view
  }

  private mutating func format() -> FormatEntry {
    var format = FormatEntry(SourceString(pick(Self.strings)))
    format.options = (0..<below(3)).map { _ in pick(FormatEntry.Option.allCases) }
    format.metrics = metrics()
    if chance(30) { format.priority = priority() }
    return format
  }

  private mutating func constraint() -> ConstraintEntry {
    var entry = ConstraintEntry(item: name(), attribute: pick(ConstraintEntry.Attribute.allCases))
    entry.relation = pick(ConstraintEntry.Relation.allCases)
    if chance(60) {
      entry.target = .init(
        item: name(), attribute: pick(ConstraintEntry.Attribute.allCases), multiplier: number())
    }
    entry.constant = number()
    if chance(50) { entry.priority = priority() }
    if chance(30) { entry.identifier = pick(Self.names) }
    return entry
  }

  mutating func document() -> LayoutDocument {
    var document = LayoutDocument()
    document.size = PerAxis(length(), length())
    document.edge = pick(LayoutDocument.Edge.allCases)
    if chance(50) { document.spacing.sibling = number() }
    if chance(50) {
      document.spacing.superview = chance(50) ? .layoutMargins : .points(number())
    }
    document.direction = pick(LayoutDocument.Direction.allCases)
    if chance(50) { document.scale = pick([1, 2, 3, 1.5]) }
    document.metrics = metrics()
    if chance(80) {
      var names: [String] = []
      document.views = []
      for _ in 0..<below(5) {
        let name = pick(Self.names)
        guard !names.contains(name) else { continue }
        document.views?.append(view(name, after: names))
        names.append(name)
      }
    }
    document.formats = (0..<below(5)).map { _ in format() }
    document.constraints = (0..<below(5)).map { _ in constraint() }
    return document
  }
}
