import AutoLayout
import Testing

// This module is compiled with `-default-isolation MainActor`, as new apps are.

private final class Label: LayoutView {
  var text = "abc"
  private(set) var passes = 0

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: 10 * Double(text.count), height: 20)
  }
  override func layoutSubviews() { passes += 1 }
  override func updateConstraints() { super.updateConstraints() }
}

private final class Column: LayoutStackView {
  let label = Label("label")

  init() {
    super.init("column")
    axis = .vertical
    addArrangedSubview(label)
  }
}

private final class Widget: LayoutItem {
  let layoutNode = LayoutNode("widget")
  var frames: [LayoutRect] = []

  func layoutFrameDidChange(to frame: LayoutRect) { frames.append(frame) }
}

private protocol CardDelegate: AnyObject {
  var width: Double { get }
}

private final class Owner: CardDelegate {
  let width = 70.0
}

/// What only the main actor touches may say so.
private final class Card: LayoutView, @unchecked Sendable {
  weak var delegate: (any CardDelegate)?

  override func layoutSubviews() {
    MainActor.assumeIsolated {
      subviews.first?.frame = LayoutRect(x: 0, y: 0, width: delegate?.width ?? 0, height: halved(8))
    }
  }

  nonisolated func asked(_ ask: @escaping @Sendable () -> Void) async { ask() }

  func relayOut() async {
    await asked { [weak self] in self?.setNeedsLayout() }
  }
}

private func halved(_ number: Double) -> Double { number / 2 }

struct MainActorTests {
  @Test func `a class of views that says so is captured by closures, and calls what is isolated`()
    async
  {
    let (card, owner, label) = (Card("card", size: .zero), Owner(), LayoutView("label"))
    card.delegate = owner
    card.addSubview(label)
    card.layoutIfNeeded()
    card.layoutIfNeeded()
    #expect(label.frame == LayoutRect(x: 0, y: 0, width: 70, height: 4))
    await card.relayOut()
    #expect(card.needsLayout)
  }

  @Test func `classes of views and items of a toolkit work where everything is on the main actor`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let (column, widget) = (Column(), Widget())
    root.addSubview(column)
    root.addSubitem(widget)
    try root.layout("H:|[\(column)]-[\(widget)]|", "V:|[\(column)]", "V:|[\(widget)]|")
    root.layoutIfNeeded()
    #expect(column.label.frame == LayoutRect(x: 0, y: 0, width: 30, height: 20))
    #expect(column.label.passes == 1)
    #expect(widget.frames == [LayoutRect(x: 38, y: 0, width: 62, height: 50)])
  }

  @Test func `a pass may be all that a task does`() async {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    await Task { root.layoutIfNeeded() }.value
    #expect(root.safeAreaLayoutGuide.layoutFrame == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutEngine.rootWidth = 80
    await MainActor.run { root.layoutIfNeeded() }
    #expect(root.safeAreaLayoutGuide.layoutFrame == LayoutRect(x: 0, y: 0, width: 80, height: 50))
    let changed = root.layoutIfNeeded()
    #expect(changed.isEmpty)
  }
}
