import AutoLayout
import Testing

@testable import Documents

struct ConstraintLogTests {
  @Test(arguments: [
    "<NSLayoutConstraint:0x60 something else>",
    "<NSLayoutConstraint:0x60 H:[UIView:0x1]-(near)-[UIView:0x2]>",
    "<NSLayoutConstraint:0x60 UIView:0x1.flavour == 3   (active)>",
    "<NSLayoutConstraint:0x60 UIView:0x1.width == 3 and more   (active)>",
    "<NSSpringLayoutConstraint:0x60 UIView:0x1.width == 3   (active)>",
    "<NSLayoutConstraint:0x60 H:[UIView:0x1]-(NSSpace)-[UIView:0x2]>",
    "<NSContentSizeLayoutConstraint:0x60 UILabel:0x1.width == 80   (active)>",
    "<NSLayoutConstraint:0x60 H:[App.List<Int:0x1(42)]   (active)>",
    "<NSLayoutConstraint:0x60 UIView:0x1.width == UIView:0x2.left   (active)>",
    "<UITableViewCell:0x60 baseClass = UITableViewCell>",
    "<App.Cell:0x60>",
  ])
  func `an unknown form is not guessed at`(line: String) {
    let text = "(\n    \"\(line)\",\n)"
    #expect(ConstraintLog.isLog(text))
    #expect(
      ConstraintLog.logs(in: text)[0].explain().draw() == """
        unknown: line 2 was not understood
        \(line)
        The log shows no constraint in which a conflict could be looked for.

        """)
  }

  @Test func `the part that clashes is found, with what the system broke`() {
    let log = ConstraintLog.logs(
      in: """
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
        """)[0]
    #expect(
      log.explain().draw() == """
        conflict: the system has made UIView 320 points wide, but what is asked for needs at least 340
        H:|-(20)-[UIButton:0x2 'Send']
             ~~
        H:[UIButton:0x2'Send']-(>=20)-|
                                ~~~~
        note: `[UIView(320)]` asks for a width of 320 points (the width that the system gave it)
        note: `|-20-[Send]` asks for a space of 20 points between UIView and Send
        note: `[Send(300)]` asks for a width of 300 points
        note: `[Send]-(>=20)-|` asks for a space of at least 20 points between Send and UIView
        note: 20 + 300 + 20 = 340 > 320
        broken: `[Send(300)]` gives way
        repair: lower `[Send(300)]` to priority 999, or drop it
        repair: change `[Send(300)]` to `[Send(280)]`
        repair: change `|-20-[Send]` to `|[Send]`
        repair: change `[Send]-(>=20)-|` to `[Send]-(>=0)-|`
        repair: lower one of these to priority 999, or drop it: `|-20-[Send]`, `[Send]-(>=20)-|`
        where: Send is UIButton:0x2 'Send'
        where: UIView is UIView:0x3

        """)
  }

  @Test func `a mask that nobody wanted is named`() {
    let log = ConstraintLog.logs(
      in: """
        <NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UILabel:0x4.width == 0   (active)>
        <NSLayoutConstraint:0x5 UILabel:0x4.width == 80   (active)>
        """)[0]
    let text = log.explain().draw()
    #expect(
      text.hasPrefix("conflict: UILabel still turns its autoresizing mask into constraints\n"))
    // That two widths differ has been said.
    #expect(!text.contains("80 ≠ 0"))
    #expect(
      text.contains("repair: set translatesAutoresizingMaskIntoConstraints to false on UILabel\n"))
  }

  @Test func `margins and baselines, of which a log says nothing, are left open`() {
    let log = ConstraintLog.logs(
      in: """
        <NSLayoutConstraint:0x1 UILabel:0x4.leading == UIView:0x3.leadingMargin   (active)>
        <NSLayoutConstraint:0x2 UILabel:0x4.leading == UIView:0x3.leading + 100   (active)>
        """)[0]
    #expect(log.explain().conflicts.isEmpty)
  }

  @Test func `a whole log is read, and what is not understood in it is said`() {
    let log = ConstraintLog.logs(
      in: """
        2026-01-01 12:00:00.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<_UISystemBaselineConstraint:0x9 V:[UILabel:0x4]-(5)-[UITextField:0x5]   (active)>",
            "<App.Pin:0x6 H:|-(NSSpace(20))-[UILabel:0x4]   (active, names: '|':App.Bar<Int>:0x3 )>",
            "<NSContentSizeLayoutConstraint:0x7 H:[UILabel:0x4(80)] Hug:251 CompressionResistance:1000   (active)>",
            "<NSLayoutConstraint:0x8 H:[UILabel:0x4]-(0)-|   (active, names: '|':App.Bar<Int>:0x3 )>",
            "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' H:[App.Bar<Int>:0x3(90)]   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x8 H:[UILabel:0x4]-(0)-|   (active, names: '|':App.Bar<Int>:0x3 )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)[0]
    #expect(
      log.explain().draw() == """
        conflict: the system has made Bar 90 points wide, but what is asked for needs at least 100
        H:[App.Bar<Int>:0x3(90)]
                            ~~
        H:|-(NSSpace(20))-[UILabel:0x4]
             ~~~~~~~~~~~
        H:[UILabel:0x4(80)]
                       ~~
        H:[UILabel:0x4]-(0)-|
                         ~
        note: `[Bar(90)]` asks for a width of 90 points (the width that the system gave it)
        note: `|-20-[UILabel]` asks for a space of 20 points between Bar and UILabel
        note: `[UILabel(>=80)]` asks for a width of at least 80 points (its content)
        note: `[UILabel]|` asks for no space between UILabel and Bar
        note: 20 + 80 = 100 > 90
        broken: `[UILabel]|` gives way
        repair: lower `[UILabel]|` to priority 999, or drop it
        repair: change `|-20-[UILabel]` to `|-10-[UILabel]`
        repair: let UILabel resist compression at priority 999
        repair: lower `|-20-[UILabel]` to priority 999, or drop it
        where: UILabel is UILabel:0x4
        where: Bar is App.Bar<Int>:0x3

        """)
  }

  @Test func `a log without a conflict says whether all of it was understood`() {
    let fine = "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>"
    let unknown = "<NSSpringLayoutConstraint:0x5 UIView:0x2.width == 4>"
    let first = ConstraintLog.logs(in: fine)[0].explain()
    #expect(first.isClean)
    #expect(
      first.draw()
        == "As printed, this constraint can hold; the list may be cut, or its numbers rounded.\n")
    // The second time an entry comes is not told again.
    let explanation = ConstraintLog.logs(in: "\(fine)\r\n\(unknown)\r\n\(unknown)")[0].explain()
    #expect(!explanation.isClean)
    #expect(
      explanation.draw() == """
        unknown: line 2 was not understood
        \(unknown)
        As printed, this constraint can hold; the conflict may be with what is left out.

        """)
  }

  @Test func `entries may stand in one line`() {
    let log = ConstraintLog.logs(
      in:
        "( \"<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>\", \"<App.Pin:0x5 what>\" )")[
        0]
    #expect(log.explain().gaps.map(\.text) == ["<App.Pin:0x5 what>"])
  }

  @Test func `a log is told from a document by its entries`() {
    #expect(ConstraintLog.isLog("App[1:2] <App.Pin:0x1 H:[UIView:0x2(3)]>"))
    #expect(ConstraintLog.isLog("Unable to simultaneously satisfy constraints.\n(\n<private>\n)"))
    #expect(ConstraintLog.isLog("“<App.Pin:0x1 H:[UIView:0x2(3)]>”"))
    #expect(!ConstraintLog.isLog("# from <NSLayoutConstraint:0x1 H:[UIView:0x2(3)]>\nH:[a(3)]"))
    #expect(!ConstraintLog.isLog("H:[a(3)]  # <NSLayoutConstraint:0x1 H:[UIView:0x2(3)]>"))
    #expect(ConstraintLog.isLog("<NSLayoutConstraint:0x1 H:[UIView:0x2'Call #1'(3)]>"))
    #expect(!ConstraintLog.isLog("{\"formats\": [\n\"<NSLayoutConstraint:0x1>\"]}"))
    #expect(!ConstraintLog.isLog("a.width <= 20\nb.width >= 3\n"))
  }

  @Test func `a log of widths is drawn with heights`() throws {
    let log = ConstraintLog.logs(
      in: """
        <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x4]   (active, names: '|':UIView:0x3 )>
        <NSLayoutConstraint:0x2 UILabel:0x4.width == 120   (active)>
        <NSLayoutConstraint:0x5 UILabel:0x4.width == 500   (active)>
        <NSLayoutConstraint:0x6 UIView:0x3.width == 390   (active)>
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x5 UILabel:0x4.width == 500   (active)>
        """)[0]
    let file = try DocumentFile(SourceFile(name: "t", text: log.documentText()))
    let result = file.document.solve()
    #expect(result.size == LayoutSize(width: 390, height: 44))
    #expect(
      result.views.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 390, height: 44),
        LayoutRect(x: 16, y: 0, width: 120, height: 44),
      ])
    #expect(log.documentText().contains("# It says nothing of heights.\n"))
  }
}
