import AutoLayout
import Testing

@Suite struct AnchorCodeTests {
  private let superview = LayoutView("superview")
  private let find = LayoutView("find")
  private let field = LayoutView("field")

  init() { superview.addSubviews(find, field) }

  /// What the code below says, run as it stands.
  private func activateByHand() throws {
    let constraint4 = field.widthAnchor.constraint(
      equalTo: find.heightAnchor, multiplier: 2, constant: -3)
    constraint4.priority = 750
    constraint4.identifier = "a \"wide\" one"
    try LayoutConstraint.activate([
      find.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      find.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      field.firstBaselineAnchor.constraint(lessThanOrEqualTo: find.firstBaselineAnchor),
      constraint4,
      LayoutConstraint(
        item: field, attribute: .centerX, relatedBy: .equal, toItem: superview,
        attribute: .trailing, multiplier: 0.5, constant: 0),
    ])
  }

  @Test func `code with anchors makes the same constraints`() throws {
    try activateByHand()
    let records = superview.layoutEngine.constraints.map { $0.record }
    #expect(
      AnchorCode(records).text == #"""
        let constraint4 = field.widthAnchor.constraint(equalTo: find.heightAnchor, multiplier: 2, constant: -3)
        constraint4.priority = 750
        constraint4.identifier = "a \"wide\" one"
        try LayoutConstraint.activate([
          find.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
          find.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
          field.firstBaselineAnchor.constraint(lessThanOrEqualTo: find.firstBaselineAnchor),
          constraint4,
          try LayoutConstraint(item: field, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .trailing, multiplier: 0.5, constant: 0),
        ])

        """#)
  }

  @Test func `a name that is no identifier stands in backticks`() {
    let odd = LayoutView("a view")
    superview.addSubview(odd)
    let records = [
      relate(odd, .width, plus: 5).record, relate(find, .width, .equal, odd, .width).record,
    ]
    #expect(
      AnchorCode(records).text == """
        try LayoutConstraint.activate([
          `a view`.widthAnchor.constraint(equalToConstant: 5),
          find.widthAnchor.constraint(equalTo: `a view`.widthAnchor),
        ])

        """)
  }

  @Test func `a guide of a view's own is reached through the view's variable`() {
    let records = [
      relate(find, .top, .equal, superview.layoutMarginsGuide, .top).record,
      relate(superview.safeAreaLayoutGuide, .centerX, .equal, find, .trailing, times: 0.5).record,
    ]
    #expect(
      AnchorCode(records).text == """
        try LayoutConstraint.activate([
          find.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor),
          try LayoutConstraint(item: superview.safeAreaLayoutGuide, attribute: .centerX, relatedBy: .equal, toItem: find, attribute: .trailing, multiplier: 0.5, constant: 0),
        ])

        """)
  }

  @Test(arguments: [
    ("await", "`await`"), ("Any", "`Any`"), ("any", "any"), ("_", "`_view`"), ("", "`view`"),
    ("+ -", "`+ -view`"), ("2nd", "`2nd`"), ("größe", "`größe`"), ("a`b\\c\n", "`a_b_c_`"),
  ])
  func `every name has a spelling that can be a variable`(name: String, spelling: String) {
    let record = ConstraintRecord(
      first: name, firstAttribute: .width, relation: .equal, constant: 5)
    #expect(
      AnchorCode([record]).text == """
        try LayoutConstraint.activate([
          \(spelling).widthAnchor.constraint(equalToConstant: 5),
        ])

        """)
  }

  @Test func `the names of constraints are none of views`() {
    let records = ["constraint1", "constraint1_"].map { name in
      ConstraintRecord(
        first: name, firstAttribute: .width, relation: .equal, constant: 5, identifier: "five")
    }
    #expect(
      AnchorCode(records).text == """
        let constraint1__ = constraint1.widthAnchor.constraint(equalToConstant: 5)
        constraint1__.identifier = "five"
        let constraint2 = constraint1_.widthAnchor.constraint(equalToConstant: 5)
        constraint2.identifier = "five"
        try LayoutConstraint.activate([
          constraint1__,
          constraint2,
        ])

        """)
  }
}
