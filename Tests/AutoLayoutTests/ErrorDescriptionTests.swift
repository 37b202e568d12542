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
      // vfl:ignore
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

  @Test func `what clashes is drawn with what it adds up to and what helps`() {
    bar.addSubview(find)
    let text = said { () throws(LayoutError) in try bar.layout("|-[\(find)(70)]-|") }
    #expect(
      text == """
        conflict: find is to be 70 points wide, but its two edges make it 60
        |-[find(70)]-|
         ~      ~~  ~
        note: `|-20-[find]` asks for a space of 20 points between bar and find
        note: `[find(70)]` asks for a width of 70 points
        note: `[find]-20-|` asks for a space of 20 points between find and bar
        note: bar is 100 points wide
        note: 20 + 70 + 20 = 110 ≠ 100
        repair: drop `[find(70)]`, or lower it to priority 999
        repair: change `[find(70)]` to `[find(60)]`
        repair: change `|-20-[find]` to `|-10-[find]`
        repair: change `[find]-20-|` to `[find]-10-|`
        repair: lower one of these to priority 999, or drop it: `|-20-[find]`, `[find]-20-|`
        """)
  }

  @Test func `a constraint that cannot be says why`() {
    let text = said { () throws(LayoutError) in
      _ = try LayoutConstraint(
        item: find, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3)
    }
    #expect(
      text
        == "find.left == 3 cannot be: 'left' is a place, which must be compared with another place")
    bar.addSubview(find)
    let crossed = said { () throws(LayoutError) in
      try LayoutConstraint.activate([find.leadingAnchor.constraint(equalTo: bar.leftAnchor)])
    }
    #expect(
      crossed == """
        find.leading == bar.left cannot be: of 'leading' and 'left' one follows the direction of \
        reading and one does not
        repair: change `find.leading == bar.left` to `find.leading == bar.leading`
        repair: change `find.leading == bar.left` to `find.left == bar.left`
        """)
    find.removeFromSuperview()
    let apart = said { () throws(LayoutError) in
      try LayoutConstraint.activate(
        constraints(visualFormat: "[bar][find]", views: ["bar": bar, "find": find]))
    }
    #expect(
      apart == "find.leading == bar.trailing cannot be: the items are not in one tree; "
        + "add them first, with addSubview(_:) or addLayoutGuide(_:)")
  }

  @Test(arguments: [
    (LayoutConstraint.Relation.equal, 0.0, "at"), (.equal, 4, "4 points after"),
    (.equal, -1, "1 point before"), (.lessThanOrEqual, 0, "not after"),
    (.lessThanOrEqual, 4, "at most 4 points after"),
    (.lessThanOrEqual, -4, "at least 4 points before"), (.greaterThanOrEqual, 0, "not before"),
    (.greaterThanOrEqual, 4, "at least 4 points after"),
    (.greaterThanOrEqual, -4, "at most 4 points before"),
  ])
  func `a place beside another one is put into words`(
    relation: LayoutConstraint.Relation, constant: Double, words: String
  ) {
    let record = ConstraintRecord(
      first: "find", firstAttribute: .leading, relation: relation, second: "bar",
      secondAttribute: .centerX, constant: constant)
    #expect(
      record.sentence.hasSuffix(
        "asks for the leading edge of find to be \(words) the horizontal centre of bar"))
  }

  @Test(arguments: [
    (
      LayoutConstraint.Attribute.top, LayoutConstraint.Relation.greaterThanOrEqual, 10.0,
      "the top of find to be at least 10 points below that of bar"
    ),
    (.centerY, .equal, -1, "the vertical centre of find to be 1 point above that of bar"),
    (.bottom, .lessThanOrEqual, 0, "the bottom of find to be not below that of bar"),
    (
      .centerX, .lessThanOrEqual, -2,
      "the horizontal centre of find to be at least 2 points to the left of that of bar"
    ),
    (.left, .equal, 3, "the left edge of find to be 3 points to the right of that of bar"),
    (.leading, .equal, 3, "the leading edge of find to be 3 points after that of bar"),
    (.top, .equal, 0, "find and bar to be in line at their tops"),
  ])
  func `a place beside the same one of another view is put into words of its axis`(
    attribute: LayoutConstraint.Attribute, relation: LayoutConstraint.Relation, constant: Double,
    words: String
  ) {
    let record = ConstraintRecord(
      first: "find", firstAttribute: attribute, relation: relation, second: "bar",
      secondAttribute: attribute, constant: constant)
    #expect(record.sentence.hasSuffix("asks for \(words)"), "\(record.sentence)")
  }

  @Test func `a proportion of a place keeps its relation and its constant`() {
    let record = ConstraintRecord(
      first: "find", firstAttribute: .bottom, relation: .greaterThanOrEqual, second: "bar",
      secondAttribute: .centerY, multiplier: 0.5, constant: 4)
    #expect(
      record.sentence.hasSuffix(
        "asks for the bottom of find to be at least 0.5 times the vertical centre of bar and 4 points"
      ))
  }

  @Test func `a distance is put into words from where it begins`() {
    var record = ConstraintRecord(
      first: "find", firstAttribute: .leading, relation: .greaterThanOrEqual, constant: 8,
      firstStart: .init(item: "bar", attribute: .leading))
    #expect(
      record.sentence.hasSuffix(
        "asks for the distance from the leading edge of bar to the leading edge of find to be at least 8 points"
      ))
    record.second = "bar"
    record.secondAttribute = .width
    record.multiplier = 2
    #expect(record.sentence.hasSuffix("to be at least 2 times the width of bar and 8 points"))
  }

  @Test func `numbers beyond the limits are said with the limit`() {
    var record = ConstraintRecord(
      first: "find", firstAttribute: .width, relation: .equal, second: "bar",
      secondAttribute: .width, multiplier: 1e7)
    #expect(
      "\(LayoutError.invalidConstraint(record, .outOfRange))"
        == "find.width == 10000000 * bar.width cannot be: "
        + "its multiplier is neither 0 nor from 1e-6 to 1e6 in size")
    record.constant = 2e9
    #expect("\(LayoutError.invalidConstraint(record, .outOfRange))".hasSuffix("beyond 1e9"))
    record.multiplier = 1e6
    record.constant = 0
    #expect(
      "\(LayoutError.inaccurate(item: "bar", record))"
        == "find.width == 1000000 * bar.width cannot be solved accurately with what else holds "
        + "in bar: their multipliers lie too far apart")
    #expect(
      "\(LayoutError.inaccurate(item: "bar", nil))"
        == "the constraints in bar cannot be solved accurately: "
        + "their multipliers lie too far apart")
  }

  @Test func `an unusable number is said with what it was for`() {
    #expect(
      "\(LayoutError.invalidValue(item: "find", .intrinsicHeight, .infinity))"
        == "find cannot use inf as its intrinsic height")
    #expect(
      "\(LayoutError.invalidValue(item: "find", .intrinsicHeight, -1e10))"
        == "find cannot use -10000000000.0 as its intrinsic height, which is beyond 1e9")
    #expect(
      "\(LayoutError.circularTree(item: "bar", superitem: "find"))"
        == "bar cannot lie in find, which lies in it")
  }
}
