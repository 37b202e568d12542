import AutoLayout
import Testing

/// Where views are proposed to be that nothing places.
@Suite struct ProposedPlaceTests {
  private let root = LayoutView("root", size: LayoutSize(width: 360, height: 180))

  private func view(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
    let size = LayoutSize(width: width, height: height)
    let view = LayoutView(name, intrinsicContentSize: size)
    root.addSubview(view)
    return view
  }

  private var proposals: [String] {
    root.layoutEngine.ambiguities.compactMap { $0.missing?.description }
  }

  @Test func `views of one column are proposed below each other`() throws {
    let (a, _, _) = (view("a", 60, 20), view("b", 80, 30), view("c", 40, 20))
    #expect(
      proposals == [
        "H:|-(20)-[a]", "V:|-(20)-[a]", "H:|-(20)-[b]", "V:|-(48)-[b]", "H:|-(20)-[c]",
        "V:|-(86)-[c]",
      ])
    try root.layout("H:|-[\(a)]")
    try root.layout("V:|-[\(a)]")
    #expect(proposals == ["H:|-(20)-[b]", "V:[a]-(8)-[b]", "H:|-(20)-[c]", "V:|-(86)-[c]"])
  }

  @Test func `views beside each other are proposed at one height`() throws {
    let (a, b) = (view("a", 60, 20), view("b", 80, 20))
    try root.layout("H:|-[\(a)]-[\(b)]")
    #expect(proposals == ["V:|-(20)-[a]", "V:|-(20)-[b]"])
  }

  @Test func `rows of a form are proposed below each other`() throws {
    let (name, field) = (view("name", 60, 20), view("field", 80, 28))
    let (mail, other) = (view("mail", 60, 20), view("other", 80, 28))
    try root.layout("H:|-[\(name)]-[\(field)]")
    try root.layout("H:|-[\(mail)]-[\(other)]")
    #expect(
      proposals == [
        "V:|-(20)-[name]", "V:|-(20)-[field]", "V:|-(56)-[mail]", "V:|-(56)-[other]",
      ])
  }

  @Test func `rows in line at their centres are kept apart by what is highest in each`() throws {
    let (name, field) = (view("name", 60, 20), view("field", 80, 28))
    let (mail, other) = (view("mail", 60, 20), view("other", 80, 30))
    let views = ["name": name, "field": field, "mail": mail, "other": other]
    for format in ["H:|-[name]-[field]", "H:|-[mail]-[other]"] {
      try LayoutConstraint.activate(
        constraints(visualFormat: format, options: .alignAllCenterY, views: views))
    }
    try LayoutConstraint.activate(constraints(visualFormat: "V:|-[field]", views: views))
    // Four points of the field are below the name, and five of the other one above the mail.
    #expect(proposals == ["V:[name]-(17)-[mail]"])
  }

  @Test(arguments: [("V:|-12-[other]", "V:[other]-(8)-[text]"), ("V:[other]|", "V:|-(20)-[text]")])
  func `what has its place is kept clear of, where there is room below`(
    format: String, proposed: String
  ) throws {
    let other = view("other", 100, 28)
    _ = view("text", 60, 20)
    for format in ["H:|-[other]", format] {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: ["other": other]))
    }
    #expect(proposals == ["H:|-(20)-[text]", proposed])
  }

  @Test func `nothing is proposed where it may not be`() throws {
    let (a, b) = (view("a", 60, 20), view("b", 60, 20))
    try root.layout("H:|-[\(a)]")
    try root.layout("V:|-[\(a)]")
    try root.layout("V:|-(<=30)-[\(b)]")
    #expect(proposals == ["H:|-(20)-[b]", "V:|-(20)-[b]"])
  }

  @Test func `no option is proposed for which a preference gives way`() throws {
    let (a, b) = (view("a", 36, 10), view("b", -1, 20))
    let views = ["a": a, "b": b]
    for format in ["V:|[a][b]", "H:|[b]-(12@500)-[a]"] {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: views))
    }
    #expect(root.layoutEngine.ambiguities.allSatisfy { $0.alignment == nil })
    #expect(proposals == ["H:|-(20)-[a]"])
  }

  @Test func `no option is proposed that cannot hold`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 120, height: 275))
    var views: [String: LayoutView] = [:]
    for (name, width, height) in [("a", 38, -1), ("b", 87, -1), ("c", -1, 31), ("d", 83, 46)] {
      let size = LayoutSize(width: Double(width), height: Double(height))
      views[name] = LayoutView(name, intrinsicContentSize: size)
    }
    for name in ["a", "b", "c", "d"] { root.addSubview(views[name]!) }
    for format in [
      "V:|-(8@750)-[b]-[c][a]-(>=8,<=34)-|", "H:|-26-[a]",
      "H:|-(2@250)-[b(>=20,<=105)][c]-(>=8,<=46)-[d]",
    ] {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: views))
    }
    let top = root.layoutEngine.ambiguities.first { $0.item == "d" && $0.attribute == .top }
    #expect(top?.alignment == nil)
    #expect(top?.missing?.description == "V:|-(20)-[d]")
  }
}
