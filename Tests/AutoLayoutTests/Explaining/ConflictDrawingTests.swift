import AutoLayout
import Testing

@Suite struct ConflictDrawingTests {
  @Test func `a row that is too wide is drawn with what it adds up to`() {
    let bar = LayoutView("bar", size: LayoutSize(width: 320, height: 44))
    let (field, button) = (LayoutView("field"), LayoutView("button"))
    bar.addSubviews(field, button)
    let error = #expect(throws: LayoutError.self) {
      try bar.layout("|-[\(field)(>=300)]-[\(button)(120)]-|")
    }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      conflicts[0].draw() == """
        conflict: these constraints cannot all hold
        |-[field(>=300)]-[button(120)]-|
         ~       ~~~~~  ~        ~~~  ~
        note: `|-20-[field]` asks for a space of 20 points between bar and field
        note: `[field(>=300)]` asks for a width of at least 300 points
        note: `[field]-8-[button]` asks for a space of 8 points between field and button
        note: `[button(120)]` asks for a width of 120 points
        note: `[button]-20-|` asks for a space of 20 points between button and bar
        note: bar is 320 points wide
        note: 20 + 300 + 8 + 120 + 20 = 468 > 320
        repair: lower `|-20-[field]` to priority 999
        repair: lower `[field(>=300)]` to priority 999
        repair: lower `[field]-8-[button]` to priority 999
        repair: lower `[button]-20-|` to priority 999
        repair: change `[field(>=300)]` to `[field(>=152)]`
        repair: drop `|-20-[field]`
        repair: drop `[field(>=300)]`
        repair: drop `[field]-8-[button]`
        repair: drop `[button]-20-|`
        """)
  }
}
