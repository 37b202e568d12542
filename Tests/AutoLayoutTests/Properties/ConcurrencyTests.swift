import AutoLayout
import Testing

/// Trees share nothing, so different threads may lay out different trees at the same time.
@Suite struct ConcurrencyTests {
  /// The frames of one tree of a row of cards with texts, a stack and a scroll view.
  private static func layOut(_ number: Int) throws -> LayoutSnapshot {
    let root = LayoutView(
      "root", size: LayoutSize(width: 300 + Double(number), height: 200))
    let page = LayoutScrollView("page")
    let stack = LayoutStackView("stack")
    stack.axis = .vertical
    stack.spacing = Double(number % 5)
    root.addSubview(page)
    page.addSubview(stack)
    try root.layout("H:|-[\(page)]-|", convention: .uiKit)
    try root.layout("V:|[\(page)]|")
    try page.layout("H:|[\(stack)(==\(page.frameLayoutGuide))]|")
    try page.layout("V:|[\(stack)]|")
    for index in 0..<20 {
      stack.addArrangedSubview(WrappingText("text", length: Double(100 + index * number)))
    }
    root.layoutEngine.direction = number % 2 == 0 ? .leftToRight : .rightToLeft
    root.layoutIfNeeded()
    stack.arrangedSubviews[number % 20].isHidden = true
    root.layoutEngine.rootWidth = 250
    root.layoutIfNeeded()
    return LayoutSnapshot(of: root)
  }

  @Test func `64 trees laid out by 8 tasks have the frames that they have one after the other`()
    async throws
  {
    let alone = try (0..<64).map { try Self.layOut($0) }
    let together = try await withThrowingTaskGroup(of: [(Int, LayoutSnapshot)].self) { group in
      for task in 0..<8 {
        group.addTask {
          try stride(from: task, to: 64, by: 8).map { ($0, try Self.layOut($0)) }
        }
      }
      var found = [LayoutSnapshot?](repeating: nil, count: 64)
      for try await made in group {
        for (number, snapshot) in made { found[number] = snapshot }
      }
      return found
    }
    #expect(together == alone)
  }

  /// Everything that a layout with a mistake says of itself, as values that keep no item alive.
  private struct Findings: Sendable {
    let explanation: LayoutExplanation
    let reason: LayoutReason
    let drawing: LayoutDrawing
    let records: [ConstraintRecord]
    // vfl:ignore
    let source = FormatSource("H:|-[a(>30)]-b-[c]")
    // vfl:ignore
    let parsed = parse("H:|-[a(>30)]-b-[c]")
    let snapshot: LayoutSnapshot

    init() throws {
      let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
      let (view, open) = (LayoutView("view"), LayoutView("open"))
      root.addSubviews(view, open)
      try root.layout("H:|-[\(view)(100@500)]-[\(open)]-(>=20)-|")
      root.addConstraint(view.widthAnchor.constraint(equalToConstant: 400))
      root.layoutIfNeeded()
      explanation = root.layoutEngine.explanation
      reason = view.layoutReason(for: .horizontal)
      drawing = LayoutDrawing(of: root)
      records = root.layoutEngine.constraints.map { $0.record }
      snapshot = LayoutSnapshot(of: root)
    }

    /// All of it as text.
    var text: String {
      [
        explanation.draw(), reason.draw(), drawing.text(), drawing.svg(),
        records.map(\.sentence).joined(), "\(FormatStrings(records).lines)",
        AnchorCode(records).text, parsed.diagnostics.draw(in: source), parsed.tree?.dump() ?? "",
        "\(snapshot)",
      ].joined(separator: "\n")
    }
  }

  @Test func `values are read by many tasks at once, while trees are laid out`() async throws {
    let findings = try Findings()
    let alone = findings.text
    #expect(alone.contains("conflict:") && alone.contains("ambiguous:"))
    try await withThrowingTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask {
          _ = try Self.layOut(task)
          return findings.text
        }
      }
      for try await text in group { #expect(text == alone) }
    }
  }
}
