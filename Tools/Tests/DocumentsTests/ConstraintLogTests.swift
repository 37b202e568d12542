import AutoLayout
import Testing

@testable import Documents

struct ConstraintLogTests {
  /// The first constraint of a line as an equation of its handles; nil where its form is not known.
  private func read(_ line: String) -> [String]? {
    LogLineParser.parse(line)?.map { entry in
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
  ]

  @Test(arguments: lines)
  func `a line is read`(line: String, equations: [String]) { #expect(read(line) == equations) }

  @Test(arguments: [
    "<NSLayoutConstraint:0x60 something else>",
    "<NSLayoutConstraint:0x60 H:[UIView:0x1]-(near)-[UIView:0x2]>",
    "<NSLayoutConstraint:0x60 H:|-(20)-[UIButton:0x7f]   (active)>",
    "<NSLayoutConstraint:0x60 UIView:0x1.flavour == 3   (active)>",
    "<NSLayoutConstraint:0x60 UIView:0x1.width == 3 and more   (active)>",
    "<NSSpringLayoutConstraint:0x60 UIView:0x1.width == 3   (active)>",
  ])
  func `an unknown form is not guessed at`(line: String) {
    #expect(read(line) == nil)
    let log = ConstraintLog("(\n\(line)\n)")
    #expect(log.unknownLines.map(\.number) == [2])
    #expect(log.explain().draw().contains("line 2 has a constraint in a form that is not known"))
  }

  @Test func `the part that clashes is found, with what the system broke`() {
    let log = ConstraintLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UILabel:0x4.height == 20   (active)>",
          "<NSLayoutConstraint:0x1 H:|-(20)-[UIButton:0x2 'Send']   (active, names: '|':UIView:0x3 )>",
          "<NSLayoutConstraint:0x5 UIButton:0x2'Send'.width == 300   (active)>",
          "<NSLayoutConstraint:0x6 H:[UIButton:0x2'Send']-(>=20)-|   (active, names: '|':UIView:0x3 )>",
          "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 320   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x5 UIButton:0x2'Send'.width == 300   (active)>
      """)
    #expect(
      log.explain().draw() == """
        conflict: these constraints cannot all hold
        note: `[UIView(320)]` asks for a width of 320 points ('UIView-Encapsulated-Layout-Width')
        note: `|-20-[Send]` asks for a space of 20 points between UIView and Send
        note: `[Send(300)]` asks for a width of 300 points
        note: `[Send]-(>=20)-|` asks for a space of at least 20 points between Send and UIView
        note: 20 + 300 + 20 = 340 > 320
        broken: `[Send(300)]` gives way
        repair: lower `|-20-[Send]` to priority 999
        repair: lower `[Send(300)]` to priority 999
        repair: lower `[Send]-(>=20)-|` to priority 999
        repair: change `|-20-[Send]` to `|[Send]`
        repair: change `[Send(300)]` to `[Send(280)]`
        repair: change `[Send]-(>=20)-|` to `[Send]-(>=0)-|`
        repair: drop `|-20-[Send]`
        repair: drop `[Send(300)]`
        repair: drop `[Send]-(>=20)-|`
        where: Send is UIButton:0x2 'Send'
        where: UIView is UIView:0x3

        """)
  }

  @Test func `a mask that nobody wanted is named`() {
    let log = ConstraintLog(
      """
      <NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UILabel:0x4.width == 0   (active)>
      <NSLayoutConstraint:0x5 UILabel:0x4.width == 80   (active)>
      """)
    let text = log.explain().draw()
    #expect(text.contains("note: 80 ≠ 0\n"))
    #expect(
      text.contains("repair: set translatesAutoresizingMaskIntoConstraints to false on UILabel\n"))
  }

  @Test func `margins and baselines, of which a log says nothing, are left open`() {
    let log = ConstraintLog(
      """
      <NSLayoutConstraint:0x1 UILabel:0x4.leading == UIView:0x3.leadingMargin   (active)>
      <NSLayoutConstraint:0x2 UILabel:0x4.leading == UIView:0x3.leading + 100   (active)>
      """)
    #expect(log.explain().conflicts.isEmpty)
  }
}
