import AutoLayout
import Testing

/// Whatever items, constraints and strings are called, what is said about them can go to a terminal.
@Suite struct PrintableNamesTests {
  private static let names = [
    "\u{1B}[2J", "\u{202E}txt", "a\nconflict: b", "\0", "\u{9B}31m\u{2066}",
  ]

  /// Nothing but text, on lines none of which a name has begun.
  private func expectPrintable(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in text.split(separator: "\n") {
      #expect(
        Diagnostic.printableText(of: String(line)) == line, sourceLocation: sourceLocation)
      #expect(!line.hasPrefix("conflict: b"), sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: names)
  func `reports about a layout are printable`(name: String) throws {
    let root = LayoutView("root \(name)", size: LayoutSize(width: 100, height: 50))
    let (view, other) = (LayoutView(name), LayoutView("other \(name)"))
    root.addSubviews(view, other)
    view.intrinsicContentSize = LayoutSize(width: 300, height: 10)
    var said: [String] = []
    root.layoutEngine.issueHandler = { said.append($0.description) }
    root.layoutEngine.conflictHandler = { said += [$0.description, $1.description] }
    let made = try root.layout("H:|-[\(view)]-[\(other)(>=20@200)]")
    made[0].identifier = name
    let wide = relate(view, .width, .equal, other, .width, times: 2, plus: 60)
    wide.identifier = name
    root.addConstraints([wide, relate(other, .width, plus: 90)])
    root.layoutIfNeeded()
    said += [root.layoutEngine.explanation.draw(), root.recursiveDescription]
    for item in [view, other] {
      said += [
        item.layoutReason(for: .horizontal).draw(), item.layoutReason(for: .vertical).draw(),
      ]
    }
    for constraint in root.layoutEngine.constraints {
      let record = constraint.record
      said += [constraint.description, constraint.debugDescription, record.equation]
      said += [record.excerpt, record.sentence, record.description]
    }
    for ambiguity in root.layoutEngine.ambiguities {
      said += [ambiguity.description, ambiguity.missing?.description ?? ""]
    }
    let drawing = LayoutDrawing(of: root)
    said += [drawing.text(), drawing.svg()]
    said.append(AnchorCode(root.layoutEngine.constraints.map(\.record)).text)
    #expect(said.count > 30)
    for text in said { expectPrintable(text) }
  }

  @Test(arguments: names)
  func `errors are printable`(name: String) throws {
    let root = LayoutView(name, size: LayoutSize(width: 10, height: 10))
    let (view, stranger) = (LayoutView(name), LayoutView(name))
    root.addSubview(view)
    var errors: [LayoutError] = [
      .invalidValue(item: name, .intrinsicWidth, .nan), .unsettledText(item: name),
      .circularTree(item: name, superitem: name), .inaccurate(item: name, nil),
    ]
    func note(_ body: () throws(LayoutError) -> Void) {
      do throws(LayoutError) { try body() } catch { errors.append(error) }
    }
    note { () throws(LayoutError) in _ = try stranger.pinEdges() }
    note { () throws(LayoutError) in
      try LayoutConstraint.activate([relate(view, .width, .equal, stranger, .width)])
    }
    note { () throws(LayoutError) in
      _ = try LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .left)
    }
    note { () throws(LayoutError) in try root.layout("H:|[\(view)(20)]|") }
    // A line break in the string itself is one.
    let plain = name.filter { $0 != "\n" }
    note { () throws(LayoutError) in
      _ = try constraints(visualFormat: "[\(plain)]-\(plain)-[b]", views: [name: view])
    }
    // vfl:ignore
    note { () throws(LayoutError) in try root.layout("H:[\(view)-[\(view)]") }
    #expect(errors.count == 10)
    for error in errors {
      expectPrintable(error.description)
      guard case .unsatisfiable(let conflicts) = error else { continue }
      for repair in conflicts.flatMap(\.repairs) { expectPrintable(repair.description) }
      for fact in conflicts.flatMap(\.implicit) { expectPrintable(fact.fact) }
    }
  }
}
