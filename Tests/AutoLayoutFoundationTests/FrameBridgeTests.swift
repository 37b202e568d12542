import AutoLayoutFoundation
import Foundation
import Testing

struct FrameBridgeTests {
  private let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))

  @Test func `a scroll view takes and gives its offset as a point of Core Graphics`() {
    let scroll = LayoutScrollView("scroll")
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    scroll.contentOffset.y += 1
    let offset: CGPoint = scroll.contentOffset
    #expect(offset == CGPoint(x: 3, y: 5))
    #expect(scroll.contentOffset == LayoutPoint(x: 3, y: 5))
  }

  @Test func `a frame is given and taken as a rectangle of Core Graphics`() {
    let view = LayoutView(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    root.addSubview(view)
    view.frame.size = CGSize(width: 20, height: 10)
    view.center = CGPoint(x: 50, y: 25)
    root.layoutIfNeeded()
    let frame: CGRect = view.frame
    #expect(frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    #expect(view.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    #expect(view.frame == LayoutRect(x: 40, y: 20, width: 20, height: 10))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 41, y: 21))
    #expect(root.frame.contains(CGPoint(x: 99, y: 49)))
    view.frame = .zero
    #expect(view.frame == .zero && view.center.x == 0 && LayoutView(frame: .zero).frame == .zero)
    let (rect, plain) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), LayoutRect(x: 1, y: 2, width: 3, height: 4)
    )
    #expect(rect == plain && plain == rect && !(rect != plain) && plain.size == rect.size)
    #expect(plain.origin != CGPoint(x: 1, y: 3) && CGPoint(x: 1, y: 2) == plain.origin)
    let taken = view.frame
    #expect(type(of: taken) == LayoutRect.self)
    #expect([view].map(\.frame) == [LayoutRect.zero])
  }

  @Test func `an error says what it says where errors are shown`() {
    let alone = LayoutView("alone")
    do {
      try alone.pinEdges()
      Issue.record("pinned to nothing")
    } catch {
      let shown: any Error = error
      #expect(
        shown.localizedDescription
          == "alone cannot be pinned: it has no superview; add it to one first, or say what to pin it to"
      )
    }
  }

  @Test func `sizes of Core Graphics are given where sizes are taken`() throws {
    let bar = LayoutView("bar", size: CGSize(width: 90, height: 40))
    let label = LayoutView("label", intrinsicContentSize: CGSize(width: 30, height: 10))
    bar.addSubview(label)
    try bar.layout("|[\(label)]", "V:|[\(label)]")
    bar.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    label.intrinsicContentSize = CGSize(width: 40, height: 20)
    let preferred: CGSize = label.intrinsicContentSize
    #expect(preferred == CGSize(width: 40, height: 20))
    bar.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 20))
    let pinned = LayoutView("pinned")
    bar.addSubview(pinned)
    #expect(try pinned.pinSize(CGSize(width: 5, height: 6)).map(\.constant) == [5, 6])
    label.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect: CGRect = label.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(label.frame(forAlignmentRect: rect) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a rectangle of Core Graphics is made of parts of both kinds`() {
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 30, height: 20))
    let size = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(
      CGRect(origin: .zero, size: size) as CGRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    let corner = LayoutPoint(x: 1, y: 2)
    #expect(
      CGRect(origin: corner, size: CGSize(width: 3, height: 4))
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      CGRect(origin: CGPoint(x: 1, y: 2), size: size) == CGRect(x: 1, y: 2, width: 30, height: 20))
  }

  @Test func `rectangles of both kinds are asked about each other`() {
    let rect = LayoutRect(
      origin: CGPoint(x: 10, y: 20), size: CGSize(width: 30, height: 40))
    #expect(rect == LayoutRect(x: 10, y: 20, width: 30, height: 40))
    let other = CGRect(x: 30, y: 50, width: 30, height: 30)
    #expect(rect.intersects(other) && !rect.contains(other))
    #expect(rect.contains(CGRect(x: 11, y: 21, width: 2, height: 2)))
    #expect(rect.contains(CGPoint(x: 39, y: 59)) && !rect.contains(CGPoint(x: 41, y: 59)))
    // From 30 to 40 and from 50 to 60; from 10 to 60 and from 20 to 80.
    #expect(rect.intersection(other) == LayoutRect(x: 30, y: 50, width: 10, height: 10))
    #expect(rect.union(other) == LayoutRect(x: 10, y: 20, width: 50, height: 60))
  }

  @Test func `rectangles answer as those of Core Graphics do`() {
    let sides = [-30.0, -10, 0, 10, 30]
    let rects = sides.flatMap { width in
      sides.map { CGRect(x: 10, y: -width / 2, width: width, height: $0) }
    }
    for rect in rects {
      let own = LayoutRect(rect)
      #expect(own.width == rect.width && own.size == rect.size && own.origin == rect.origin)
      #expect(own.standardized.origin == rect.standardized.origin)
      #expect(own.midX == rect.midX && own.maxY == rect.maxY && own.isEmpty == rect.isEmpty)
      #expect(own.insetBy(dx: 4, dy: 6) == rect.insetBy(dx: 4, dy: 6))
      #expect(own.offsetBy(dx: 4, dy: 6) == rect.offsetBy(dx: 4, dy: 6))
      for other in rects {
        #expect((own == LayoutRect(other)) == (rect == other))
        #expect(own.intersects(other) == rect.intersects(other))
        #expect((own.intersection(other) ?? .null) == rect.intersection(other))
        #expect(own.union(other) == rect.union(other))
        #expect(own.contains(other.origin) == rect.contains(other.origin))
      }
    }
  }

  @Test func `lists, dictionaries and what may be missing are compared by their numbers`() {
    let box = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(box)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let (frames, named) = ([box].map(\.frame), ["box": box.frame])
    #expect(frames == [rect] && [CGRect.zero] != frames && frames != [rect, rect])
    #expect(named == ["box": rect] && ["other": rect] != named)
    let first = root.subviews.first?.frame
    let missing: CGRect? = nil
    #expect(first == rect && rect == first && named["other"] == missing && named["box"] != missing)
    switch box.frame.size {
    case CGSize.zero: Issue.record("3 by 4 is taken for nothing")
    case rect.size: break
    default: Issue.record("3 by 4 is not recognised")
    }
  }

  @Test func `a guide has its frame as a rectangle of Core Graphics`() {
    root.layoutIfNeeded()
    let frame: CGRect = root.layoutMarginsGuide.layoutFrame
    // 8 on each side of 100 by 50.
    #expect(frame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func `the content of a scroll view has a size of Core Graphics`() throws {
    let scroll = LayoutScrollView("scroll", size: LayoutSize(width: 20, height: 20))
    let page = LayoutView("page")
    scroll.addSubview(page)
    try scroll.layout("|[\(page)(50)]|", "V:|[\(page)(70)]|")
    scroll.layoutIfNeeded()
    let size: CGSize = scroll.contentSize
    #expect(size == CGSize(width: 50, height: 70))
  }

  #if !canImport(UIKit) && !canImport(AppKit)
    /// As it is written for UIKit.
    private final class Card: LayoutView {
      let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 30, height: 10))

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 22) }

      override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: 2, dy: 4)
        label.frame = CGRect(origin: CGPoint(x: inner.minX, y: inner.minY), size: inner.size)
      }
    }

    @Test func `a class of UIKit means the library's rectangles and sizes`() throws {
      let card = Card(frame: .zero)
      root.addSubview(card)
      try root.layout("|-[\(card)]", "V:|-[\(card)]")
      root.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 20, y: 20, width: 44, height: 22))
      // 44 - 2 - 2 = 40 and 22 - 4 - 4 = 14.
      #expect(card.label.frame == CGRect(x: 2, y: 4, width: 40, height: 14))
      #expect(Card(coder: NSCoder()) == nil)
    }
  #endif
}

extension CGFloat {
  fileprivate static var padding: CGFloat { 16 }
}

/// Habits in which a length or a size of Core Graphics is written in a class or by a name.
struct LengthBridgeTests {
  private final class Cell: LayoutView {
    let stack = LayoutStackView(frame: .zero)

    override var intrinsicContentSize: CGSize {
      stack.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> CGSize {
      CGSize(width: target.width, height: 44)
    }
  }

  @Test func `a length may be a name of Core Graphics' numbers`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let box = LayoutView("box")
    root.addSubview(box)
    let bottom = box.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    try box.pinEdges(
      [.leading, .top, .trailing],
      insets: DirectionalLayoutInsets(top: .padding, leading: .padding))
    bottom.constant = -.padding
    try LayoutConstraint.activate([bottom])
    root.layoutIfNeeded()
    #expect(box.frame == LayoutRect(x: 16, y: 16, width: 84, height: 18))
    let stack = LayoutStackView()
    stack.spacing = .padding
    #expect(stack.spacing == 16)
    #expect(LayoutInsets(top: .padding, left: .padding).left == 16)
  }

  @Test func `a class decides what fits, whatever it is asked with`() {
    let cell = Cell(frame: .zero)
    #expect(cell.intrinsicContentSize == CGSize.zero)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 30, height: 0)).height == 44)
    #expect(cell.systemLayoutSizeFitting(LayoutSize(width: 30, height: 0)).height == 44)
    #expect(cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize).height == 44)
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height == 44)
  }
}
