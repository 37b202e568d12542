import AutoLayout
import Testing

@testable import Documents

/// The mistakes that have a name, each in a layout or a log that has nothing else wrong with it,
/// and what is to be done first.
struct NamedMistakeTests {
  static let layouts: [(LayoutError.Mistake.Kind, String, String)] = [
    (.noRoom, "H:|[a(120)][b(>=200)]|", "change `[b(>=200)]` to `[b(>=180)]`"),
    (.tooMuchRoom, "H:|[a(100)][b(100)]|", "change `[a(100)]` to `[a(200)]`"),
    (.sizedFromBothSides, "H:|-10-[a(290)]-10-|", "drop `[a(290)]`"),
    (
      .forgottenVertical, "H:|[a]|\nH:|[b]|\n|[a]-8-[b]|",
      "if it is meant from top to bottom, write `V:|[a]-8-[b]|`"
    ),
    (
      .forgottenVertical, "H:|-[a]-|\n|-40-[a]",
      "if it is meant from top to bottom, write `V:|-40-[a]`"
    ),
    (
      .forgottenVertical, "H:|[a]|\n[a(30)]",
      "if it is meant from top to bottom, write `V:[a(30)]`"
    ),
    (.twoValues, "H:|-[a(20)]-[b(20)]-[a]", "drop `[b]-8-[a]`"),
    (
      .pinnedTwice, "a.leading == superview.leadingMargin\na.leading == superview.leading + 24",
      "drop `|-24-[a]`"
    ),
    (
      .pinnedTwice,
      "view superview safeArea 9 0 0 0\na.top == superview.top\n"
        + "a.top == superview.safeAreaLayoutGuide.top",
      "drop `V:|[a]`"
    ),
    (
      .pinnedTwice,
      "view c\nV:|[a(40)]\nV:|[b(60)]\nc.top == a.bottom + 8\nc.top == b.bottom + 8",
      "if c is to keep off both, write `V:[a]-(>=8)-[c]` and `V:[b]-(>=8)-[c]`"
    ),
    (
      .sizedFromBothSides, "H:|-16-[a]-16-|\na.width == superview.width",
      "drop `[a(==superview)]`"
    ),
    (
      .wrongSign,
      "a.leading == superview.leading + 9\na.trailing == superview.trailing + 9\nH:[a(<=290)]",
      "if it is meant to be inside, write `a.trailing == superview.trailing - 9`"
    ),
    (
      .wrongSign,
      "a.leading == superview.leading - 9\na.trailing == superview.trailing - 9\nH:[a(282)]",
      "if it is meant to be inside, write `|-9-[a]`"
    ),
    (
      .noRoom,
      "H:|[a]-8-[b]|\na.width == 0.5 * superview.width\nb.width == 0.5 * superview.width",
      "make a and b equally wide instead"
    ),
    (.noRoom, "V:|-90-[a(90)]-90-[b(90)]-90-|", "lower `V:[b]-90-|` to priority 999"),
    (.unequalSizes, "H:[a(40)]\nH:[b(60)]\nH:[a(==b)]", "change `[b(60)]` to `[b(40)]`"),
    (
      .aspectRatio, "H:[a(90)]\nV:[a(40)]\na.width == 3 * a.height",
      "change `V:[a(40)]` to `V:[a(30)]`"
    ),
    (.twoValues, "H:|-4-[a]\nH:|-9-[a]", "drop `|-9-[a]`"),
    (.emptyRange, "H:[a(>=90,<=80)]", "change `[a(<=80)]` to `[a(<=90)]`"),
    (.centredAndPinned, "H:|-9-[a(80)]\na.centerX == superview.centerX", "drop `|-9-[a]`"),
    (
      .leftAndLeading,
      "direction rightToLeft\na.left == superview.left + 9\na.leading == superview.leading + 9\nH:[a(30)]",
      "write `a.leading == superview.leading + 9`"
    ),
    (
      .sizedFromBothSides, "H:|-10-[a(<=200)]-10-|", "lower `[a]-10-|` to priority 999"
    ),
    (
      .wrongSign,
      "a.leading == superview.leading + 9\na.trailing == superview.trailing + 9\n"
        + "a.width <= superview.width - 18",
      "if it is meant to be inside, write `a.trailing == superview.trailing - 9`"
    ),
    (
      .twoValues, "a.bottom == b.top - 8\nb.bottom == a.top - 8",
      "change `b.bottom == a.top - 8` to `b.bottom == a.top + 8`"
    ),
    (
      .noRoom, "H:|[a][b]|\na.width == 0.4 * superview.width\nb.width == 0.7 * superview.width",
      "write `b.width == 0.6 * superview.width`"
    ),
    (
      .noRoom, "H:|[a][b]|\na.width == superview.width\nb.width == superview.width",
      "write `a.width == 0.5 * superview.width` and `b.width == 0.5 * superview.width`"
    ),
    (
      .noRoom, "metrics edge = 160\nH:|-edge-[a(100)]-edge-|",
      "change the metric edge from 160 to 100"
    ),
    (
      .noRoom, "metrics side = 150\nH:|-[a(side)]-[c(20)]-[b(side)]-|\nview c",
      "change the metric side from 150 to 112"
    ),
    (.unequalSizes, "H:|[a][b(==a)]|\nH:[b(120)]", "change `[b(120)]` to `[b(150)]`"),
    (
      .unequalSizes, "H:[a(20)]-[b] with alignAllTop, alignAllBottom\nV:[a(24)]\nV:[b(30)]",
      "leave `alignAllBottom` out of the options of `H:[a(20)]-[b]`"
    ),
    (
      .aspectRatio,
      "H:|-9-[a]|\nV:|[a]|\na.width == a.height", "lower `V:[a]|` to priority 999"
    ),
    (
      .marginsTwice,
      "a.leading == superview.layoutMarginsGuide.leading + 8\n"
        + "a.trailing == superview.layoutMarginsGuide.trailing - 8\na.width == superview.width - 16",
      "write `a.leading == superview.layoutMarginsGuide.leading` and "
        + "`a.trailing == superview.layoutMarginsGuide.trailing`"
    ),
    (.emptyRange, "H:|-[a(<=80)]\n[a(>=90)]", "change `[a(<=80)]` to `[a(<=90)]`"),
    (.negativeSize, "H:[a(-3)]", "change `[a(-3)]` to `[a(0)]`"),
    (
      .negativeSize, "a.width == -16",
      "if a is to be 16 points narrower than another item, say than which"
    ),
    (
      .twoValues, "a.left == superview.left + 16\na.leading == superview.leading + 20",
      "drop `|-20-[a]`"
    ),
    (
      .sizedFromBothSides, "a.left == superview.left + 16\nH:[a(280)]-16-|", "drop `[a(280)]`"
    ),
    (
      .noRoom, "H:|[a]-9-[b(a)]|\na.width == 0.5 * superview.width",
      "drop `a.width == 0.5 * superview.width`"
    ),
    (
      .tooMuchRoom, "H:|[a]-9-[b(a)]|\na.width == 0.25 * superview.width",
      "drop `a.width == 0.25 * superview.width`"
    ),
    (
      .noRoom, "V:|[a][b(44)]|\na.height == superview.height", "drop `V:[a(==superview)]`"
    ),
    (
      .twoValues, "V:[a(90)]\na.top == superview.bottom\na.bottom == superview.bottom",
      "drop `V:[superview][a]`"
    ),
    (.negativeSize, "a.width <= superview.width - 400", "drop `a.width <= superview.width - 400`"),
    (
      .unequalSizes, "H:|[a(90)][b]|\nb.width == 1.5 * a.width", "change `[a(90)]` to `[a(120)]`"
    ),
    (.sizedFromBothSides, "V:|-9-[a(40)]-9-|", "drop `V:[a]-9-|`"),
    (
      .noRoom, "view c intrinsic 60 20 compression 1000 750\nH:[c(50)]",
      "change `[c(50)]` to `[c(>=50)]`"
    ),
    (
      .twoValues, "a.height == 0.4 * superview.height\na.height == 121", "drop `V:[a(121)]`"
    ),
    (.twoValues, "H:|[a(64)]\nV:|[a(64)]\n[a(80)]", "drop `[a(80)]`"),
    (
      .wrongSign, "H:|[a]\na.trailing == superview.trailing + 16\na.trailing <= superview.trailing",
      "if it is meant to be inside, write `a.trailing == superview.trailing - 16`"
    ),
    (
      .unequalSizes, "view c\nH:|-8-[a]-8-[b(a)]-8-[c(a)]-8-|\n[b(100)]", "drop `[b(100)]`"
    ),
    (
      .noRoom,
      "view line\nH:|[a][line(1)][b]|\na.width == 0.5 * superview.width\n"
        + "b.width == 0.5 * superview.width", "make a and b equally wide instead"
    ),
    (
      .noRoom,
      "view c in b\nb.height <= 0.5 * superview.height\nV:|-9-[c(140)]-9-|",
      "change `V:[c(140)]` to `V:[c(132)]`"
    ),
    (
      .centredAndPinned, "a.centerX == b.trailing\na.leading >= b.trailing\nH:[a(20)]",
      "drop `[b]-(>=0)-[a]`"
    ),
    (
      .aspectRatio,
      "H:|[a]|\nV:|[a]\nview c\nV:[a][c(>=90)]|\na.height == 1.6 * a.width",
      "if the ratio is upside down, write `a.height == 0.625 * a.width`"
    ),
  ]

  @Test(arguments: layouts)
  func `a layout's mistake is named, and what to do first`(
    kind: LayoutError.Mistake.Kind, lines: String, first: String
  ) throws {
    let text = "size 300 300\nview a, b\n\(lines)\n"
    let document = try DocumentFile(SourceFile(name: "layout", text: text)).document
    let explanation = try #require(document.solve(explaining: true).explanation)
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.mistake?.kind == kind, "\(conflict)")
    let told = conflict.draw().split(separator: "\n").first { $0.hasPrefix("repair: ") }
    #expect(told?.hasPrefix("repair: \(first)") == true, "\(conflict)")
  }

  static let cell = "names: '|':UITableViewCellContentView:0x9 )>"
  static let pins = """
    <NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x2]   (active, \(cell)
    <NSLayoutConstraint:0x3 V:[UIView:0x2]-(0)-|   (active, \(cell)
    """
  static let logs: [(LayoutError.Mistake.Kind, String, String)] = [
    (
      .givenSize,
      """
      \(pins)
      <NSLayoutConstraint:0x4 UIView:0x2.height == 60   (active)>
      <NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x9.height == 44   (active)>
      """, "lower `V:[UIView]|` to priority 999"
    ),
    (
      .hidden,
      """
      \(pins)
      <NSLayoutConstraint:0x4 UIView:0x2.height == 60   (active)>
      <NSLayoutConstraint:0x5 'UISV-hiding' UITableViewCellContentView:0x9.height == 0   (active)>
      """, "lower `V:[UIView]|` to priority 999"
    ),
    (
      .givenSize,
      """
      \(pins)
      <NSLayoutConstraint:0x4 UIView:0x2.width == UIView:0x2.height   (active)>
      <NSLayoutConstraint:0x6 UIView:0x2.width == 60   (active)>
      <NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x9.height == 44   (active)>
      """, "lower `V:[UIView]|` to priority 999"
    ),
    (
      .givenSize,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- UIView:0x3.width == 300   (active)>
      <NSLayoutConstraint:0x4 UIView:0x2.width == 0.5*UIView:0x3.width   (active)>
      <NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 50   (active)>
      """, "lower `UIView2.width == 0.5 * UIView.width` to priority 999"
    ),
    (
      .givenSize,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIToolbar:0x3.width == 0   (active)>
      <NSLayoutConstraint:0x4 H:|-(0)-[_UIToolbarContentView:0x2]   (active, names: '|':UIToolbar:0x3 )>
      <NSLayoutConstraint:0x6 H:[_UIToolbarContentView:0x2]-(8)-|   (active, names: '|':UIToolbar:0x3 )>
      """, "give UIToolbar a frame that has room for what is in it"
    ),
    (
      .givenSize,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& H:[NSView:0x3(0)]   (active)>
      <NSLayoutConstraint:0x4 H:|-(12)-[NSTextField:0x2]   (active, names: '|':NSView:0x3 )>
      <NSLayoutConstraint:0x6 H:[NSTextField:0x2]-(12)-|   (active, names: '|':NSView:0x3 )>
      """,
      "lower `[NSTextField]-12-|` to priority 999, or give NSView a frame that has room for what is in it, or, where constraints are to lay it out, "
        + "set translatesAutoresizingMaskIntoConstraints to false on it"
    ),
    (
      .noRoom,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- NSView:0x3.width == 300   (active)>
      <NSLayoutConstraint:0x4 H:|-(12)-[NSButton:0x2]   (active, names: '|':NSView:0x3 )>
      <NSLayoutConstraint:0x6 H:[NSButton:0x2]-(12)-|   (active, names: '|':NSView:0x3 )>
      <NSLayoutConstraint:0x7 NSButton:0x2.width >= 290   (active)>
      """, "change `[NSButton(>=290)]` to `[NSButton(>=276)]`"
    ),
    (
      .translatedMask,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIButton:0x2.midX == 50   (active)>
      <NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=--& UIButton:0x2.width == 100   (active)>
      <NSLayoutConstraint:0x4 H:|-(24)-[UIButton:0x2]   (active, names: '|':UIView:0x3 )>
      """, "set translatesAutoresizingMaskIntoConstraints to false on UIButton"
    ),
    (
      .translatedMask,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIButton:0x2.minY == 0   (active)>
      <NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=--& UIButton:0x2.height == 30   (active)>
      <NSLayoutConstraint:0x4 UIButton:0x2.centerY == UIView:0x3.centerY   (active)>
      <NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' UIView:0x3.height == 300   (active)>
      """, "set translatesAutoresizingMaskIntoConstraints to false on UIButton"
    ),
    (
      .translatedMask,
      """
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIView:0x2.height == 0   (active)>
      <NSLayoutConstraint:0x4 UIView:0x2.height == 60   (active)>
      """, "set translatesAutoresizingMaskIntoConstraints to false on UIView"
    ),
  ]

  @Test(arguments: logs)
  func `a log's mistake is named, and what to do first`(
    kind: LayoutError.Mistake.Kind, log: String, first: String
  ) throws {
    let conflict = try #require(ConstraintLog.logs(in: log)[0].explain().conflicts.first)
    #expect(conflict.mistake?.kind == kind, "\(conflict)")
    let told = conflict.draw().split(separator: "\n").first { $0.hasPrefix("repair: ") }
    #expect(told?.hasPrefix("repair: \(first)") == true, "\(conflict)")
    // What the system made is nobody's to change.
    #expect(conflict.repairs.allSatisfy { $0.constraint.author == .caller })
  }
}
