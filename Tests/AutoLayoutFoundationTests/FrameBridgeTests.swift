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
}
