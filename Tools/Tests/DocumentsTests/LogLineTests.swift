import AutoLayout
import Testing

@testable import Documents

/// One line of a log each, in all forms in which they come.
struct LogLineTests {
  /// The first constraint of a line as an equation of its handles; nil where its form is not known.
  private func read(_ line: String) -> [String]? {
    LogEntry.entries(of: line).first.flatMap { LogLineParser.parse($0) }?.map { entry in
      ConstraintRecord(
        first: entry.first.item.handle, firstAttribute: entry.first.attribute,
        relation: entry.relation, second: entry.second?.item.handle,
        secondAttribute: entry.second?.attribute ?? .notAnAttribute, multiplier: entry.multiplier,
        constant: entry.constant, priority: LayoutPriority(entry.priority)
      ).equation
    }
  }

  static let lines: [(String, [String])] = [
    (
      "\"<NSLayoutConstraint:0x60 H:|-(20)-[UIButton:0x7f 'Send']   (active, names: '|':UIView:0x7e )>\",",
      ["UIButton:0x7f.leading == UIView:0x7e.leading + 20"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:[UIButton:0x7f'Send']-(>=8@750)-|   (active, names: '|':App.Bar:0x7e )>",
      ["App.Bar:0x7e.trailing >= UIButton:0x7f.trailing + 8 @750"]
    ),
    (
      "<NSLayoutConstraint:0x60 'gap' V:[UILabel:0x1]-(0)-[UILabel:0x2]   (active)>",
      ["UILabel:0x2.top == UILabel:0x1.bottom"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:|-(16)-[UILabel:0x1](LTR)   (active, names: '|':UIView:0x7e )>",
      ["UILabel:0x1.left == UIView:0x7e.left + 16"]
    ),
    (
      "<NSLayoutConstraint:0x60 V:[UIView:0x1(>=44@999)]   (active)>",
      ["UIView:0x1.height >= 44 @999"]
    ),
    (
      "<NSLayoutConstraint:0x60 UIView:0x1.height == 0.5*UIView:0x2.width - 3 @750   (active)>",
      ["UIView:0x1.height == 0.5 * UIView:0x2.width - 3 @750"]
    ),
    (
      "<NSLayoutConstraint:0x60 UILayoutGuide:0x1'UIViewSafeAreaLayoutGuide'.bottom >= UIView:0x2.bottom   (active)>",
      ["UILayoutGuide:0x1.bottom >= UIView:0x2.bottom"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:[send(100)]   (active, names: send:UIButton:0x7f )>",
      ["UIButton:0x7f.width == 100"]
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=-&- UIView:0x1.width == 320   (active)>",
      ["UIView:0x1.width == 320"]
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0x1.midX == UIView:0x2.midX + 4>",
      ["UIView:0x1.centerX == UIView:0x2.centerX + 4"]
    ),
    (
      "<NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x1'Name'(42)] Hug:251 CompressionResistance:750   (active)>",
      ["UILabel:0x1.width <= 42 @251", "UILabel:0x1.width >= 42 @750"]
    ),
    (
      "<NSContentSizeLayoutConstraint:0x60 UILabel:0x1.width == 80 Hug:1000 CompressionResistance:999   (active)>",
      ["UILabel:0x1.width <= 80", "UILabel:0x1.width >= 80 @999"]
    ),
    (
      "<NSContentSizeLayoutConstraint:0x600001b3c4d0 UILabel:0x7fa2330c1b40'Einstellungen'.width == 104.667 Hug:251 CompressionResist:1000   (active)>",
      ["UILabel:0x7fa2330c1b40.width <= 104.667 @251", "UILabel:0x7fa2330c1b40.width >= 104.667"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:|-(NSSpace(20))-[UILabel:0x1]   (active, names: '|':UIView:0x7e )>",
      ["UILabel:0x1.leading == UIView:0x7e.leading + 20"]
    ),
    (
      "<NSLayoutConstraint:0x60 V:[UILabel:0x1]-(>=NSSpace(8)@750)-[UILabel:0x2]   (active)>",
      ["UILabel:0x2.top >= UILabel:0x1.bottom + 8 @750"]
    ),
    (
      "<NSLayoutConstraint:0x60 V:[UILabel:0x1]-(8)-|   (Names: '|':UIView:0x7e )>",
      ["UIView:0x7e.bottom == UILabel:0x1.bottom + 8"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:[UILabel:0x1 'It's (9)'(42)]   (active)>",
      ["UILabel:0x1.width == 42"]
    ),
    (
      "<App.Pin:0x60 H:[App.List<Int, App.Row<(Int) -> ()>>.Cell:0x1(42)]   (active)>",
      ["App.List<Int, App.Row<(Int) -> ()>>.Cell:0x1.width == 42"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:[cell]-(0)-|   (active, names: cell:App.List<A, B>:0x1 '1', '|':App.(unknown context at $10a4).Bar:0x2 )>",
      ["App.(unknown context at $10a4).Bar:0x2.trailing == App.List<A, B>:0x1.trailing"]
    ),
    (
      "<NSLayoutConstraint:0x60 _TtGC7SwiftUI14_UIHostingViewV7App4Root_:0x10.height == 3   (active)>",
      ["_TtGC7SwiftUI14_UIHostingViewV7App4Root_:0x10.height == 3"]
    ),
    (
      "\"<NSLayoutConstraint:0x60 first name.height == 5   (active, names: first name:0x1f0 )>\",",
      ["first name:0x1f0.height == 5"]
    ),
    (
      "<NSLayoutConstraint:0x60 Bar.icon.width == 40   (active, names: Bar.icon:0x1f0 )>",
      ["Bar.icon:0x1f0.width == 40"]
    ),
    (
      "<NSLayoutConstraint:0x60 H:[LongName...]-(-2)-|   (active, names: LongName...:0x1f, '|':UIView:0x7e )>",
      ["UIView:0x7e.trailing == LongName...:0x1f.trailing - 2"]
    ),
    (
      "<NSLayoutConstraint:0x60 V:|-(3)-[my-view]   (active, names: my-view:0x8, '|':card:0x9 )>",
      ["my-view:0x8.top == card:0x9.top + 3"]
    ),
    (
      "<SnapKit.LayoutConstraint:0x60@A Cell.swift#47 App.Card:0x1f.left == UIView:0x2.left + 13.0>",
      ["App.Card:0x1f.left == UIView:0x2.left + 13"]
    ),
    (
      "<SnapKit.LayoutConstraint:0x60@A.swift#47 UIView:card.width == UIView:0x2.width * 0.5 - 3.0 ^750.0>",
      ["UIView:card.width == 0.5 * UIView:0x2.width - 3 @750"]
    ),
    (
      "<MASLayoutConstraint:rowHeight UIView:card.height == UIView:first row.height * 2 ^high>",
      ["UIView:card.height == 2 * UIView:first row.height @750"]
    ),
    (
      "<_UISystemBaselineConstraint:0x60 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x1]   (active, names: '|':UIView:0x7e )>",
      ["UILabel:0x1.top >= UIView:0x7e.top + 8"]
    ),
    (
      "<_UISystemBaselineConstraint:0x60 'UISV-spacing' V:[UILabel:0x1]-(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x2'Go']   (active)>",
      ["UIButton:0x2.firstBaseline == UILabel:0x1.lastBaseline + 8"]
    ),
    (
      "<NSLayoutConstraint:0x60 UILabel:0x1.top == UIView:0x7e.bottom NSSpace(0)   (active)>",
      ["UILabel:0x1.top == UIView:0x7e.bottom"]
    ),
    (
      "<NSLayoutConstraint:0x60 UIView:0x1.width == UIView:0x1.height * 0.38>",
      ["UIView:0x1.width == 0.38 * UIView:0x1.height"]
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60 h=-&- v=--& 'UIView-Encapsulated-Layout-Left' H:|-(4)-[UIView:0x1]   (active, names: '|':UIView:0x7e )>",
      ["UIView:0x1.leading == UIView:0x7e.leading + 4"]
    ),
    (
      "<NSLayoutConstraint:0x60 UIView:0x1.bottom == UIView:0x2.bottom - 16 priority:900   (active)>",
      ["UIView:0x1.bottom == UIView:0x2.bottom - 16 @900"]
    ),
    (
      "\\<NSLayoutConstraint:0x60 UIView:0x1.height == 3   (active)\\>",
      ["UIView:0x1.height == 3"]
    ),
    (
      "“‹NSLayoutConstraint:0x60 V:|–(≥3)–[UIView:0x1]   (active, names: ‘|’:UIView:0x7e )›”",
      ["UIView:0x1.top >= UIView:0x7e.top + 3"]
    ),
    (
      "&lt;NSLayoutConstraint:0x60 V:|~~(3)~~[UIView:0x1]   (active, names: '|':UIView:0x7e )&gt;",
      ["UIView:0x1.top == UIView:0x7e.top + 3"]
    ),
    (
      "**\"<NSLayoutConstraint:0x60 UIView:0x1....height == 3   (active)>\",**",
      ["UIView:0x1....height == 3"]
    ),
  ]

  @Test(arguments: lines)
  func `a line is read`(line: String, equations: [String]) { #expect(read(line) == equations) }
}
