import AutoLayout
import Testing

@testable import Documents

/// What people paste: several logs, cut ones, and what pages and terminals have made of them.
struct LogPasteTests {
  private func explain(_ text: String) -> [LogExplanation] {
    ConstraintLog.logs(in: text).map { $0.explain() }
  }

  @Test func `several logs are several answers, each with what it says is broken`() {
    let logs = explain(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 4   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      Conflicting constraints detected: (
          "<NSLayoutConstraint:0x5 UIView:0x2.width == 5   (active)>",
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>"
      ).
      Will attempt to recover by breaking <NSLayoutConstraint:0x5 UIView:0x2.width == 5   (active)>.
      """)
    #expect(logs.count == 2)
    #expect(logs.map { $0.conflicts.count } == [1, 1])
    #expect(logs.map { $0.conflicts[0].broken?.constant } == [3, 5])
  }

  @Test func `a log in the JSON of a logger is read, whatever the keys and however many`() {
    let message =
      #"Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x1 UIView:0x2'it\\U2019s'"#
      + #".width == 3   (active)>\",\n    \"<NSLayoutConstraint:0x3 UIView:0x2.width == 4   (active)>\"\n)\n\n"#
      + #"Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x3 UIView:0x2.width == 4   (active)>\n"#
    let lines = [
      #"{"traceID": 7, "eventMessage": "\#(message)", "subsystem": "com.apple.UIKit"}"#,
      #"{"message":"\#(message)"}"#,
    ]
    #expect(lines.allSatisfy { ConstraintLog.isLog($0) })
    let logs = explain(lines.joined(separator: "\n"))
    #expect(logs.map { $0.conflicts.first?.broken?.constant } == [4, 4])
    #expect(logs[0].items.first?.handle == "UIView:0x2 'it’s'")
    #expect(ConstraintLog.logs(in: lines.joined(separator: "\n")).map { $0.line } == [1, 2])
    let pretty = "[{\n  \"eventMessage\" : \"\(message)\",\n  \"processID\" : 4\n}]"
    #expect(explain(pretty).map { $0.conflicts.count } == [1])
    // Cut in the middle, as terminals do.
    let cut = explain(String(lines[1].prefix { $0 != "4" }))
    #expect(cut[0].understood == 1)
    #expect(cut[0].gaps.map { $0.kind } == [.cut])
    let list = #"{"constraints": ["<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>"]}"#
    #expect(ConstraintLog.isLog(list))
    #expect(explain(list)[0].understood == 1)
    #expect(!ConstraintLog.isLog(#"{"formats": ["[a]"], "views": {}}"#))
  }

  @Test func `control characters in names reach no terminal`() {
    let logs = explain("<L:0x3\u{1B}[31m\u{0}.firstBaseline==D.lastBaseline+8>")
    #expect(
      !LogExplanation.draw([(1, logs[0])]).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `without a heading a new list begins where the last log was over`() {
    let logs = explain(
      """
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      <NSLayoutConstraint:0x3 UIView:0x2.width == 4   (active)>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      (
          "<NSLayoutConstraint:0x5 UIView:0x2.width == 5   (active)>"
      )
      """)
    #expect(logs.map { $0.understood } == [2, 1])
  }

  @Test func `nothing is said to be broken that the log does not say`() {
    let one = "<NSLayoutConstraint:0x1f UIView:0x2.width == 3   (active)>"
    let other = "<NSLayoutConstraint:0x1e UIView:0x2.width == 4   (active)>"
    let breaking = "Will attempt to recover by breaking constraint"
    #expect(explain("\(one)\n\(other)")[0].conflicts[0].broken == nil)
    // Which of the two begins so?
    #expect(
      explain("\(one)\n\(other)\n\(breaking)\n<NSLayoutConstraint:0x1")[0].conflicts[0].broken
        == nil)
    let cut = explain("\(one)\n\(other)\n\(breaking)\n<NSLayoutConstraint:0x1f UIView:0x2.wid")
    #expect(cut[0].conflicts[0].broken?.constant == 3)
    let foreign = explain(
      "\(one)\n\(other)\n\(breaking)\n<NSLayoutConstraint:0x77 UIView:0x2.width == 3>")
    #expect(foreign[0].conflicts[0].broken == nil)
    #expect(foreign[0].foreignBreak == "<NSLayoutConstraint:0x77 UIView:0x2.width == 3>")
  }

  @Test func `what is cut, elided, hidden or reworded is called that, and the rest is explained`() {
    let log = explain(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>",
          ...
          <private>,
          "card Top Equal page Top",
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 4   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0x2.height == 4
      """)[0]
    #expect(log.gaps.map { $0.kind } == [.elided, .hidden, .reworded, .cut])
    #expect(log.gaps.map { $0.line } == [4, 5, 6, 8])
    #expect(log.conflicts.count == 1)
  }

  @Test func `an entry may go over several lines`() {
    let log = explain(
      """
      <NSLayoutConstraint:0x1 H:|-(3)-[UIView:0x2]   (active, names:
          '|':UIView:0x5 )>
      <NSLayoutConstraint:0x3 UIView:0x2.leading == UIVie
      w:0x5.leading + 4>
      """)[0]
    #expect(log.gaps.isEmpty)
    #expect(log.conflicts.first?.contradiction?.description == "4 ≠ 3")
  }

  @Test func `an item is told by its address, whatever its class is called`() {
    let log = explain(
      """
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      <NSLayoutConstraint:0x3 NSKVONotifying_UIView:0x2.width == 4   (active)>
      <NSLayoutConstraint:0x4 box.width == 5   (active, names: box:0x2 )>
      """)[0]
    #expect(log.items.map { $0.name } == ["box"])
    #expect(log.conflicts.count == 2)
  }

  @Test func `margins are where the log says, else at least 0`() {
    // 66 - 8 - 8 = 50
    let guides = """
      <NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x9'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x3 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x9'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UIView:0x2 )>
      """
    func log(_ height: Int, _ guides: String) -> String {
      """
      <NSLayoutConstraint:0x4 UIView:0x5.top == UIView:0x2.topMargin   (active)>
      <NSLayoutConstraint:0x6 UIView:0x5.bottom == UIView:0x2.bottomMargin   (active)>
      <NSLayoutConstraint:0x7 UIView:0x2.height == 66   (active)>
      <NSLayoutConstraint:0x8 UIView:0x5.height == \(height)   (active)>
      \(guides)
      """
    }
    #expect(explain(log(50, guides))[0].conflicts.isEmpty)
    #expect(explain(log(60, guides))[0].conflicts.count == 1)
    #expect(explain(log(60, ""))[0].conflicts.isEmpty)
    #expect(explain(log(67, ""))[0].conflicts.count == 1)
    #expect(explain(log(60, ""))[0].openPlaces == ["the margins of UIView2"])
  }

  @Test func `a superview that an entry does not name is that of its view`() {
    let log = explain(
      """
      <NSLayoutConstraint:0x1 H:|-(3)-[UIView:0x2]>
      <NSLayoutConstraint:0x3 H:|-(4)-[UIView:0x2]>
      """)[0]
    #expect(log.conflicts.count == 1)
  }
}
