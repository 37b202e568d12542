import AutoLayout
import Testing

/// Frames that are set in an update that is refused: they are as before, and those that are set
/// later hold.
struct FrameByHandRefusalTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 200))
  private let other = LayoutView("other")
  private let view = LayoutView("view")

  init() {
    root.addSubviews(view, other)
    root.layoutIfNeeded()
  }

  /// Makes an update that cannot be met.
  private func refuse(_ edits: () -> Void) {
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        edits()
        for width in [5.0, 6] {
          other.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
    }
    root.layoutIfNeeded()
  }

  private func expectHeld(
    _ view: LayoutView, _ frame: LayoutRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    #expect(view.frame == frame, sourceLocation: sourceLocation)
    let held = root.layoutEngine.constraints.filter {
      $0.identifier == "autoresizing" && $0.firstItem === view
    }
    #expect(held.count == 4, sourceLocation: sourceLocation)
  }

  @Test func `a frame that was set before is as before, and the next one holds`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    refuse { view.frame = LayoutRect(10, 20, 30, 40) }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    view.frame = LayoutRect(35, 41, 61, 86)
    expectHeld(view, LayoutRect(35, 41, 61, 86))
    refuse {
      view.center = LayoutPoint(x: 0, y: 0)
      view.frame = LayoutRect(10, 20, 30, 40)
    }
    view.frame = LayoutRect(1, 1, 1, 1)
    expectHeld(view, LayoutRect(1, 1, 1, 1))
  }

  @Test(arguments: [true, false])
  func `an equation that was let go of comes before the frame again`(isDeactivated: Bool) {
    view.frame = LayoutRect(1, 2, 50, 60)
    let gone = LayoutView("gone")
    root.addSubview(gone)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    gone.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    refuse {
      if isDeactivated { width.isActive = false } else { width.priority = 1 }
      gone.removeFromSuperview()
    }
    #expect(width.isActive && width.priority == .required)
    #expect(view.frame.width == 30)
  }

  @Test func `an equation of another priority comes before the frame, or behind it`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.priority = 1
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `a frame of a view that moved as well reads as before at once`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    root.layoutIfNeeded()
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        view.frame = LayoutRect(10, 20, 30, 40)
        other.addSubview(view)
        for width in [5.0, 6] {
          other.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
    }
    #expect(view.superitem === other && view.frame == LayoutRect(1, 2, 50, 60))
    root.layoutIfNeeded()
    #expect(view.frame == LayoutRect(1, 2, 50, 60))
  }

  @Test(arguments: [true, false])
  func `what lies in a view that moved is as before too`(isMade: Bool) {
    let (panel, inner) = (LayoutView("panel"), LayoutView("inner"))
    root.addSubview(panel)
    if !isMade {
      panel.addSubview(inner)
      inner.frame = LayoutRect(21, 21, 31, 81)
    }
    root.layoutIfNeeded()
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        if isMade { panel.addSubview(inner) }
        inner.autoresizingMask = .flexibleLeftMargin
        panel.frame = LayoutRect(12, 33, 28, 44)
        other.addSubview(panel)
        for width in [5.0, 6] {
          other.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
    }
    #expect(panel.frame == .zero)
    root.layoutIfNeeded()
    #expect(panel.frame == .zero)
    #expect(inner.frame == (isMade ? .zero : LayoutRect(21, 21, 31, 81)))
  }

  @Test func `what is in a view that left follows it from the size that it has again`() {
    let inner = LayoutView("inner")
    view.addSubview(inner)
    view.frame = LayoutRect(10, 10, 50, 50)
    view.autoresizingMask = .flexibleWidth
    inner.frame = LayoutRect(5, 5, 20, 20)
    refuse {
      root.layoutEngine.rootWidth = 300
      inner.autoresizingMask = .flexibleWidth
      view.removeFromSuperview()
    }
    view.layoutIfNeeded()
    #expect(inner.frame == LayoutRect(5, 5, 20, 20))
    view.frame = LayoutRect(0, 0, 80, 50)
    view.layoutIfNeeded()
    #expect(inner.frame == LayoutRect(5, 5, 50, 20))
  }

  @Test func `a frame follows its mask as before`() {
    view.frame = LayoutRect(0, 0, 100, 50)
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    root.layoutEngine.rootWidth = 300
    refuse { view.frame = LayoutRect(10, 20, 30, 40) }
    expectHeld(view, LayoutRect(0, 0, 200, 50))
    root.layoutEngine.rootWidth = 250
    expectHeld(view, LayoutRect(0, 0, 150, 50))
  }

  @Test func `a view without one has none`() {
    refuse { view.frame = LayoutRect(10, 20, 30, 40) }
    #expect(view.frame == .zero && !view.translatesAutoresizingMaskIntoConstraints)
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    other.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    view.frame = LayoutRect(3, 4, 5, 6)
    expectHeld(view, LayoutRect(3, 4, 5, 6))
  }

  @Test func `letting go is taken back too`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    root.layoutIfNeeded()
    refuse { view.translatesAutoresizingMaskIntoConstraints = false }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    refuse {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    refuse {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.frame = LayoutRect(7, 7, 7, 7)
    }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  private final class Refuser: LayoutView {
    var passes = 0
    var work: (LayoutView) -> Void = { _ in }

    override func layoutSubviews() {
      passes += 1
      work(self)
    }
  }

  @Test func `a refusal in layoutSubviews leaves what was set before it`() {
    let (outer, inner) = (Refuser("outer"), LayoutView("inner"))
    outer.frame = LayoutRect(0, 0, 90, 90)
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.work = { [root, other] view in
      inner.frame = view.bounds
      try? root.layoutEngine.update {
        inner.frame = LayoutRect(1, 1, 1, 1)
        for width in [5.0, 6] {
          other.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
    }
    root.layoutIfNeeded()
    #expect(inner.frame == LayoutRect(0, 0, 90, 90))
    #expect(outer.passes <= 3)
    outer.work = { _ in }
  }

  @Test func `a view without one that was given one and taken out has none`() {
    refuse {
      view.frame = LayoutRect(48, 12, 17, 69)
      view.removeFromSuperview()
    }
    view.layoutIfNeeded()
    #expect(view.frame == .zero && view.superview == nil)
  }

  @Test func `a constraint across the edge of what is moved is not`() {
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    width.isActive = true
    refuse {
      width.isActive = false
      other.addSubview(view)
    }
    #expect(!width.isActive)
  }

  @Test func `a constraint in a view that is moved is active again`() {
    let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    let fixed = inner.heightAnchor.constraint(equalToConstant: 33)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 9)
    fixed.isActive = true
    top.isActive = true
    root.layoutIfNeeded()
    refuse {
      top.isActive = false
      fixed.isActive = false
      other.addSubview(outer)
    }
    #expect(top.isActive && fixed.isActive && inner.frame.height == 33 && outer.superview === other)
    refuse {
      fixed.isActive = false
      outer.removeFromSuperview()
    }
    let width = inner.widthAnchor.constraint(equalToConstant: 7)
    refuse {
      width.isActive = true
      width.isActive = false
    }
    #expect(!width.isActive)
    outer.layoutIfNeeded()
    #expect(fixed.isActive && inner.frame.height == 33 && outer.superview == nil)
  }

  @Test func `masks and moves stay`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    root.layoutIfNeeded()
    refuse { view.autoresizingMask = .flexibleWidth }
    root.layoutEngine.rootWidth = 220
    expectHeld(view, LayoutRect(1, 2, 70, 60))
    refuse { other.addSubview(view) }
    expectHeld(view, LayoutRect(1, 2, 70, 60))
    let new = LayoutView(frame: LayoutRect(3, 3, 3, 3))
    refuse { other.addSubview(new) }
    expectHeld(new, LayoutRect(3, 3, 3, 3))
  }

  @Test func `the frame of a root is as before`() {
    refuse { root.frame = LayoutRect(4, 4, 360, 375) }
    #expect(root.frame == LayoutRect(0, 0, 200, 200))
    root.frame = LayoutRect(7, 8, 210, 220)
    refuse { root.frame = LayoutRect(1, 2, 3, 4) }
    #expect(root.frame == LayoutRect(7, 8, 210, 220))
    root.frame = LayoutRect(9, 9, 99, 99)
    root.layoutIfNeeded()
    #expect(root.frame == LayoutRect(9, 9, 99, 99))
  }

  @Test func `a child's frame depends on the superview's as before`() {
    let child = LayoutView(frame: LayoutRect(10, 0, 20, 20))
    view.frame = LayoutRect(0, 0, 100, 100)
    child.autoresizingMask = .flexibleLeftMargin
    view.addSubview(child)
    root.layoutIfNeeded()
    refuse { view.frame.size.width = 50 }
    expectHeld(view, LayoutRect(0, 0, 100, 100))
    expectHeld(child, LayoutRect(10, 0, 20, 20))
    view.frame.size.width = 130
    expectHeld(child, LayoutRect(40, 0, 20, 20))
  }

  @Test func `constraints are as before, however often it is refused`() {
    let height = root.heightAnchor.constraint(greaterThanOrEqualToConstant: 33)
    let box = LayoutView("box")
    root.addSubview(box)
    let fixed = box.heightAnchor.constraint(equalToConstant: 33)
    try? LayoutConstraint.activate([height, fixed])
    view.frame = LayoutRect(1, 2, 50, 60)
    root.layoutIfNeeded()
    let count = root.layoutEngine.constraints.count
    for round in 1...100 {
      refuse {
        fixed.isActive = false
        view.frame = LayoutRect(3, 4, Double(round), 6)
        if round.isMultiple(of: 3) { view.autoresizingMask = .flexibleRightMargin }
        if round.isMultiple(of: 2) { height.isActive = false }
        if round.isMultiple(of: 5) { view.autoresizingMask = [] }
      }
      #expect(fixed.isActive && height.isActive && root.layoutEngine.constraints.count == count)
      expectHeld(view, LayoutRect(1, 2, 50, 60))
    }
  }

  @Test func `what a mask has squeezed is as before`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    root.layoutEngine.rootWidth = 120
    root.layoutIfNeeded()
    refuse { view.frame = LayoutRect(0, 0, 9, 9) }
    expectHeld(view, LayoutRect(1, 2, 0, 60))
    root.layoutEngine.rootWidth = 260
    expectHeld(view, LayoutRect(1, 2, 110, 60))
  }

  @Test func `a view and then its superview are as before, at once`() {
    let child = LayoutView(frame: LayoutRect(1, 2, 50, 60))
    child.autoresizingMask = .flexibleWidth
    view.frame = LayoutRect(0, 0, 100, 100)
    view.addSubview(child)
    root.layoutIfNeeded()
    try? root.layoutEngine.update {
      child.frame = LayoutRect(0, 4, 60, 51)
      view.frame = LayoutRect(2, 1, 65, 3)
      for width in [5.0, 6] { other.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    #expect(view.frame == LayoutRect(0, 0, 100, 100) && child.frame == LayoutRect(1, 2, 50, 60))
    expectHeld(child, LayoutRect(1, 2, 50, 60))
    expectHeld(view, LayoutRect(0, 0, 100, 100))
  }

  @Test func `masks count from sizes that are as before`() {
    view.frame = LayoutRect(1, 2, 50, 60)
    root.layoutIfNeeded()
    refuse {
      root.layoutEngine.rootWidth = 300
      view.autoresizingMask = .flexibleWidth
    }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    refuse {
      root.frame = LayoutRect(0, 0, 500, 500)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = LayoutRect(9, 9, 9, 9)
    }
    expectHeld(view, LayoutRect(1, 2, 50, 60))
    root.layoutEngine.rootWidth = 210
    expectHeld(view, LayoutRect(1, 2, 60, 60))
  }

  @Test func `and so do frames of views that were moved away and back`() {
    let (child, label) = (LayoutView(frame: LayoutRect(10, 0, 20, 20)), LayoutView("label"))
    view.frame = LayoutRect(0, 0, 100, 100)
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    root.addSubview(label)
    root.layoutIfNeeded()
    refuse {
      view.frame.size.width = 180
      label.addSubview(child)
      view.addSubview(child)
    }
    expectHeld(view, LayoutRect(0, 0, 100, 100))
    expectHeld(child, LayoutRect(10, 0, 20, 20))
    refuse {
      view.frame.size.width = 180
      child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      label.addSubview(child)
    }
    expectHeld(child, LayoutRect(10, 0, 20, 20))
    refuse {
      root.layoutEngine.rootWidth = 500
      child.removeFromSuperview()
    }
    child.layoutIfNeeded()
    #expect(child.frame == LayoutRect(10, 0, 20, 20))
  }
}
