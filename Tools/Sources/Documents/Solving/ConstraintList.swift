import AutoLayout

/// The constraints of a document: those of its strings, then its equations.
struct ConstraintList {
  /// One constraint, and what of the document it came from.
  struct Element {
    var constraint: LayoutConstraint
    var source: Source
  }

  /// The place of a constraint in the document.
  enum Source: Equatable {
    /// Index among the formats.
    case format(Int)
    /// Index among the equations.
    case equation(Int)
  }

  private(set) var elements: [Element] = []
  private(set) var problems: [Problem] = []

  /// The formats and equations that do not count, because of a mistake in them or in what they
  /// need.
  private(set) var omitted: [Source] = []

  let document: LayoutDocument
  /// Names of which nothing is said though nobody declares them.
  private let excused: Set<String>
  private let tree: LayoutTree

  /// The document's metrics; while a string is expanded its own are laid over them.
  private var metrics: [String: Double] = [:]
  private var knownItems: DocumentNames

  /// How many names may still be listed and compared for wrong format strings. A document of very
  /// many of them is not looked at to its end, so that it takes linear time.
  private var budget = 1_000_000

  /// Makes all constraints and activates none; what cannot be made is noted.
  init(_ document: LayoutDocument, in tree: LayoutTree, excusing excused: Set<String> = []) {
    self.document = document
    self.excused = excused
    self.tree = tree
    knownItems = DocumentNames([LayoutDocument.rootName] + tree.names)
    for metric in document.metrics { metrics[metric.name.text] = metric.value }
    for index in document.formats.indices { addFormat(index) }
    for index in document.constraints.indices { addEquation(index) }
  }

  private mutating func addFormat(_ index: Int) {
    guard budget >= 0 else { return }
    let format = document.formats[index]
    let covered = format.metrics.map { metrics.updateValue($0.value, forKey: $0.name.text) }
    defer {
      for (metric, value) in zip(format.metrics, covered) { metrics[metric.name.text] = value }
    }
    do throws(LayoutError) {
      let made = try constraints(
        visualFormat: format.string.text, options: format.optionBits, metrics: metrics,
        views: tree.items, convention: document.convention)
      for constraint in made {
        if let priority = format.priority { constraint.priority = LayoutPriority(priority) }
        elements.append(Element(constraint: constraint, source: .format(index)))
      }
    } catch {
      note(error, .format(index))
      if error.namesAreUnknown { budget -= tree.items.count + metrics.count }
      if budget < 0, index + 1 < document.formats.count {
        let next = document.formats[index + 1].string.range
        problems.append(Problem(.tooManyMistakes(), at: next))
      }
    }
  }

  private mutating func addEquation(_ index: Int) {
    let entry = document.constraints[index]
    let first = item(entry.item)
    var second: (any LayoutItem)?
    if let target = entry.target {
      second = item(target.item)
      guard second != nil else { return omitted.append(.equation(index)) }
    }
    guard let first else { return omitted.append(.equation(index)) }
    do throws(LayoutError) {
      let constraint = try LayoutConstraint(
        item: first, attribute: .init(entry.attribute), relatedBy: .init(entry.relation),
        toItem: second,
        attribute: entry.target.map { .init($0.attribute) } ?? .notAnAttribute,
        multiplier: entry.target?.multiplier ?? 1, constant: entry.constant)
      constraint.priority = LayoutPriority(entry.priority)
      constraint.identifier = entry.identifier
      elements.append(Element(constraint: constraint, source: .equation(index)))
    } catch {
      note(error, .equation(index))
    }
  }

  private mutating func item(_ name: SourceString) -> (any LayoutItem)? {
    if let item = tree.item(name.text) { return item }
    if excused.contains(name.text) { return nil }
    problems.append(Problem(.unknownItem(name.text, among: &knownItems), at: name.range))
    return nil
  }

  /// A diagnostic as a problem, which says where names come from if it is about one.
  private func problem(
    _ diagnostic: Diagnostic, in format: FormatEntry, _ index: Int
  ) -> Problem {
    var problem = Problem(diagnostic, in: format, format: index)
    guard diagnostic.isAboutUnknownName else { return problem }
    if document.namesMakeViews, diagnostic.id != .unknownMetric {
      problem.notes.append(
        "nothing declares views, so these are the names in brackets: '[a(b)]' needs a '[b]' too, or a declaration of both"
      )
    }
    // A slip of the fingers is mended.
    guard diagnostic.fixIts.isEmpty else { return problem }
    let name = diagnostic.text(in: format)
    let isJSON = format.place.isJSON
    if !document.namesMakeViews, diagnostic.id != .unknownMetric {
      problem.notes.append(Mistake.missingView(name, isJSON: isJSON))
    }
    if diagnostic.id != .unknownView, tree.item(name) == nil {
      let isAlone = format.place.range.isEmpty
      let number = diagnostic.isAboutPriority(in: format) ? 750 : 12
      problem.notes.append(
        isAlone
          ? Mistake.metricOfString(name, number)
          : Mistake.missingMetric(name, number, isJSON: isJSON))
    }
    return problem
  }

  /// Keeps an error of the engine as problems of the document, at what it came from.
  mutating func note(_ error: LayoutError, _ source: Source) {
    omitted.append(source)
    switch source {
    case .format(let index):
      let format = document.formats[index]
      if case .invalidFormat(_, let diagnostics) = error {
        for diagnostic in diagnostics
        where !isExcused(diagnostic, in: format) && !diagnostic.isCut(among: diagnostics) {
          problems.append(problem(diagnostic, in: format, index))
        }
      } else {
        problems.append(Problem(.refused(error), at: format.string.range))
      }
    case .equation(let index):
      let entry = document.constraints[index]
      problems.append(
        Problem(.refused(error), at: entry.place.range, fixIts: entry.fixIts(for: error)))
    }
  }

  /// Takes out elements by their indices.
  mutating func removeElements(_ indices: [Int]) {
    let removed = Set(indices)
    elements = elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
  }

  /// Puts another constraint that says the same in the place of one.
  mutating func replaceConstraint(at index: Int, with constraint: LayoutConstraint) {
    elements[index].constraint = constraint
  }

  /// Whether a diagnostic is about a name whose declaration was left out, for which that has been
  /// said.
  private func isExcused(_ diagnostic: Diagnostic, in format: FormatEntry) -> Bool {
    !excused.isEmpty && diagnostic.isAboutUnknownName
      && excused.contains(diagnostic.text(in: format))
  }

  /// The statement that a constraint came from, in its canonical spelling.
  func text(of source: Source) -> String {
    switch source {
    case .format(let index): document.formats[index].text
    case .equation(let index): document.constraints[index].text
    }
  }
}

extension LayoutError {
  /// Whether known names were looked through for unknown ones.
  fileprivate var namesAreUnknown: Bool {
    guard case .invalidFormat(_, let diagnostics) = self else { return false }
    return diagnostics.contains { $0.isAboutUnknownName }
  }
}

extension Diagnostic {
  /// Whether it is about a name behind which something stands that may have been meant as a part of
  /// it, as in `[my view]`.
  fileprivate func isCut(among others: [Diagnostic]) -> Bool {
    isAboutUnknownName
      && others.contains { $0.id == .unterminatedView && $0.position == range.upperBound + 1 }
  }

  /// What it is about, as it stands in a format.
  fileprivate func text(in format: FormatEntry) -> String {
    let bytes = Array(format.string.text.utf8)
    return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Whether what it is about stands in a format where a priority does.
  fileprivate func isAboutPriority(in format: FormatEntry) -> Bool {
    let bytes = Array(format.string.text.utf8)
    return range.lowerBound > 0 && range.lowerBound <= bytes.count
      && bytes[range.lowerBound - 1] == UInt8(ascii: "@")
  }

  fileprivate var isAboutUnknownName: Bool {
    id == .unknownView || id == .unknownMetric || id == .unknownName
  }
}

extension LayoutDocument {
  fileprivate var convention: LayoutConvention {
    var convention = LayoutConvention(siblingSpacing: spacing.sibling)
    switch spacing.superview {
    case .points(let points): convention.superviewSpacing = .points(points)
    case .layoutMargins: convention.superviewSpacing = .layoutMargins
    }
    switch edge {
    case .superview: convention.edge = .superview
    case .layoutMargins: convention.edge = .layoutMargins
    case .safeArea: convention.edge = .safeArea
    }
    return convention
  }
}
