import AutoLayout
import Testing

@Suite struct ErrorDescriptionTests {
  private let bar = LayoutView("bar", size: LayoutSize(width: 100, height: 40))
  private let find = LayoutView("find")

  /// What a person reads who prints the error that `body` throws.
  private func said(_ body: () throws(LayoutError) -> Void) -> String? {
    do throws(LayoutError) {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `mistakes of a format string are drawn`() {
    let text = said { () throws(LayoutError) in
      _ = try constraints(visualFormat: "[find]-gap-[fnd]", views: ["find": find])
    }
    #expect(
      text == """
        error: Unable to find metric with name gap
        [find]-gap-[fnd]
               ~~~^
        note: the metrics dictionary is empty
        error: Unable to find view with name fnd
        [find]-gap-[fnd]
                    ~~~^
        note: the views dictionary has find
        fix-it: replace 'fnd' with 'find'
        """)
  }

  @Test func `what clashes stands on lines of its own`() {
    bar.addSubview(find)
    let text = said { () throws(LayoutError) in try bar.layout("|-[\(find)(70)]-|") }
    #expect(
      text == """
        These constraints cannot all hold:
          find.leading == bar.leading + 20
          find.width == 70
          bar.trailing == find.trailing + 20
          bar.width == 100, as always
        """)
  }

  @Test func `a constraint that cannot be says why`() {
    let text = said { () throws(LayoutError) in
      _ = try LayoutConstraint(
        item: find, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3)
    }
    #expect(text == "find.left == 3 cannot be: 'left' is a place, and a constant is none")
    let apart = said { () throws(LayoutError) in
      try LayoutConstraint.activate(
        constraints(visualFormat: "[bar][find]", views: ["bar": bar, "find": find]))
    }
    #expect(apart == "find.leading == bar.trailing cannot be: the items are not in one tree")
  }

  @Test func `an unusable number is said with what it was for`() {
    #expect(
      "\(LayoutError.invalidValue(item: "find", .intrinsicHeight, .infinity))"
        == "find cannot use inf as its intrinsic height")
    #expect(
      "\(LayoutError.circularTree(item: "bar", superitem: "find"))"
        == "bar cannot lie in find, which lies in it")
  }
}
