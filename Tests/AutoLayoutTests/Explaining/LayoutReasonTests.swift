import AutoLayout
import Testing

@Suite struct LayoutReasonTests {
  private let root = LayoutView("root", size: LayoutSize(width: 320, height: 44))
  private let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
  private let field = LayoutView("field")

  init() { root.addSubviews(find, field) }

  @Test func `what holds a view is listed in reading order`() throws {
    let row = try root.layout("|-[\(find)]-[\(field)(>=20)]-|")
    try root.layout("V:|[\(find)]")
    root.layoutIfNeeded()
    let holding = field.constraintsAffectingLayout(for: .horizontal)
    #expect(
      holding.map(\.description) == ["H:|-(20)-[find]", "H:[find]-(8)-[field]", "H:[field]-(20)-|"])
    #expect(holding[0] === row[0] && holding[2] === row[3])
    #expect(
      find.constraintsAffectingLayout(for: .vertical).map(\.description) == ["V:|-(0)-[find]"])
    #expect(
      field.layoutReason(for: .horizontal).draw() == """
        why: field is 212 points wide and begins at 88
        note: `|-20-[find]` asks for a space of 20 points between root and find
        note: `[find]-8-[field]` asks for a space of 8 points between find and field
        note: `[field]-20-|` asks for a space of 20 points between field and root
        note: root is 320 points wide
        note: find hugs its content, a width of 60 points, at priority 250
        note: the content of find resists a width below 60 points, at priority 750
        """)
  }

  @Test func `a preference that is not met says by how much, and what holds it off`() throws {
    let wide = try root.layout("|-[\(field)(400@500)]-|")[1]
    root.layoutIfNeeded()
    let reason = field.layoutReason(for: .horizontal)
    #expect(!reason.holding.contains(wide.record))
    #expect(
      reason.unmet.map { $0.draw() } == [
        """
        unmet: `[field(400@500)]` lacks 120 points
        held off by: `|-20-[field]`
        held off by: `[field]-20-|`
        held off by: root is 320 points wide
        """
      ])
  }

  @Test func `content that is stretched is a preference too`() throws {
    try root.layout("|-[\(find)]-|")
    root.layoutIfNeeded()
    #expect(
      find.layoutReason(for: .horizontal).unmet.map { $0.draw() } == [
        """
        unmet: find is 280 points wide, 220 more than its content, at priority 250
        held off by: `|-20-[find]`
        held off by: `[find]-20-|`
        held off by: root is 320 points wide
        """
      ])
    // Nearly every layout stretches something, so that a report of a whole tree leaves it out.
    #expect(root.layoutEngine.unmetConstraints.isEmpty)
  }

  @Test func `a priority that would do is proposed`() throws {
    try root.layout("|-[\(find)(100@200)]")
    try root.layout("V:|[\(find)]")
    let unmet = try #require(root.layoutEngine.unmetConstraints.first)
    #expect(unmet.error == 40 && unmet.sufficientPriority == 251)
    #expect(unmet.rivals.isEmpty && unmet.implicit.map(\.priority) == [250])
  }

  @Test func `a priority that is proposed does, whatever has the same`() throws {
    let (upper, lower) = (LayoutView("upper"), LayoutView("lower"))
    upper.intrinsicContentSize = LayoutSize(width: -1, height: 5)
    root.addSubviews(upper, lower)
    let bottom = lower.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 144)
    bottom.isActive = true
    // The upper view is from 33 to 38 if it hugs, and to 59 at most: the lower one would be 85 high.
    try root.layout("V:[\(upper)(<=26)]-(<=0)-[\(lower)(<=73@251)]")
    let preference = try root.layout("V:|-(33@1)-[\(upper)]")[0]
    let unmet = root.layoutEngine.unmetConstraints.first { $0.constraint.constant == 33 }
    let priority = try #require(unmet?.sufficientPriority)
    #expect(priority == 252)
    preference.priority = priority
    root.layoutIfNeeded()
    #expect(upper.frame.y == 33)
  }

  @Test func `what decides between two preferences that give way for each other is named`() throws {
    find.intrinsicContentSize = LayoutSize(width: 75, height: 10)
    let made = try root.layout("|-20-[\(find)(8@750,22@250)]")
    root.layoutIfNeeded()
    #expect(find.frame.width == 22)
    let holding = find.constraintsAffectingLayout(for: .horizontal)
    #expect(holding.map { $0.constant } == [20, 22] && holding.last === made.last)
  }

  @Test func `of equal preferences each is named without which a view could be elsewhere`() throws {
    find.intrinsicContentSize = LayoutSize(width: 78, height: 10)
    // Each point below 300 costs both preferences one, and its hugging gains one: one preference alone would
    // leave 78 to 300 open.
    let two = try root.layout("|-20-[\(find)(300@250,300@250)]")
    root.layoutIfNeeded()
    #expect(find.frame.width == 300)
    let holding = find.constraintsAffectingLayout(for: .horizontal)
    #expect(holding.map { $0.constant } == [20, 300, 300])
    #expect(find.layoutReason(for: .horizontal).spare.isEmpty)
    two[1].isActive = false
    root.layoutIfNeeded()
    #expect(find.layoutReason(for: .horizontal).open.map { $0.range } == [78...300])
    // Being at least as wide is the same preference, seen from below.
    let least = try root.layout("[\(find)(>=300@250)]")[0]
    root.layoutIfNeeded()
    #expect(
      find.constraintsAffectingLayout(for: .horizontal).map { $0.constant } == [20, 300, 300])
    // Of three equal ones any one can be left out.
    least.isActive = false
    two[1].isActive = true
    try root.layout("[\(find)(300@250)]")
    let reason = find.layoutReason(for: .horizontal)
    #expect(reason.holding.map { $0.constant } == [20])
    #expect(reason.spare.map { $0.constant } == [300, 300, 300])
  }

  @Test func `what decides who of two is stretched is named`() throws {
    field.intrinsicContentSize = find.intrinsicContentSize
    let made = try root.layout("|[\(find)(60@249)][\(field)]|")
    root.layoutIfNeeded()
    #expect(find.frame.width == 60)
    #expect(find.constraintsAffectingLayout(for: .horizontal).contains { $0 === made[1] })
  }

  @Test(arguments: ["H:|-8-[avatar]-8-[bubble]-40-|", "H:|[bubble][avatar]|"])
  func `of preferences that could give way for each other those are told of that do`(
    row: String
  ) throws {
    let avatar = LayoutView("avatar", intrinsicContentSize: LayoutSize(width: 36, height: 36))
    let bubble = LayoutView("bubble")
    let message = LayoutView("message", intrinsicContentSize: LayoutSize(width: 380, height: 18))
    root.addSubviews(avatar, bubble)
    bubble.addSubview(message)
    let views = ["avatar": avatar, "bubble": bubble, "message": message]
    for format in [row, "H:|-10-[message]-10-|"] {
      try LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    root.layoutIfNeeded()
    var lacking = ["avatar": 36 - avatar.frame.width, "message": 380 - message.frame.width]
    lacking = lacking.filter { $0.value != 0 }
    var told: [String: Double] = [:]
    for unmet in root.layoutEngine.unmetConstraints { told[unmet.constraint.first] = unmet.error }
    #expect(!lacking.isEmpty && told == lacking)
  }

  @Test func `each preference is told by how much the layout that is shown misses it`() throws {
    let view = LayoutView("view")
    root.addSubview(view)
    for constant in [-10.0, 20] {
      let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
      edge.priority = LayoutPriority(500)
      try LayoutConstraint.activate([edge])
    }
    root.layoutIfNeeded()
    // Any place between the two is as good.
    let (x, engine) = (view.frame.x, root.layoutEngine)
    #expect(engine.unmetConstraints.map { $0.error } == [x + 10, 20 - x].filter { $0 != 0 })
    #expect(view.layoutReason(for: .horizontal).unmet == engine.unmetConstraints)
  }

  @Test func `what is tried for one preference hides no other`() throws {
    let view = LayoutView("view")
    root.addSubview(view)
    let preferences: [(LayoutConstraint, Double)] = [
      (view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: 12), 1),
      (view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -5), 50),
      (root.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 27), 750),
      (view.widthAnchor.constraint(equalToConstant: 147), 1),
    ]
    for (preference, priority) in preferences { preference.priority = LayoutPriority(priority) }
    try LayoutConstraint.activate(preferences.map { $0.0 })
    root.layoutIfNeeded()
    var sums: [LayoutPriority: Double] = [:]
    for unmet in root.layoutEngine.unmetConstraints {
      sums[unmet.constraint.priority, default: 0] += unmet.error
    }
    let errors = root.layoutEngine.errors.map { ($0.priority, $0.sum) }
    #expect(errors.count == 2 && sums == Dictionary(uniqueKeysWithValues: errors))
  }

  @Test func `from right to left a place is measured from the right`() throws {
    let (line, item) = (
      LayoutView("line", size: LayoutSize(width: 100, height: 10)),
      LayoutView("item", intrinsicContentSize: LayoutSize(width: 5, height: 5))
    )
    line.addSubview(item)
    line.layoutEngine.direction = .rightToLeft
    try line.layout("|-(>=30,<=40)-[\(item)]")
    line.layoutIfNeeded()
    let reason = item.layoutReason(for: .horizontal)
    // 100 - 30 - 5 from the left.
    #expect(item.frame.x == 65 && reason.position == 30)
    #expect(reason.open.map { $0.value } == [30] && reason.open.map { $0.range } == [30...40])
  }

  @Test func `what is open is measured between alignment rectangles`() throws {
    let (line, item) = (
      LayoutView("line", size: LayoutSize(width: 100, height: 10)),
      LayoutView("item", intrinsicContentSize: LayoutSize(width: 5, height: 5))
    )
    line.addSubview(item)
    item.alignmentRectInsets = LayoutInsets(top: 0, left: 3, bottom: 0, right: 0)
    try line.layout("|-(>=30,<=40)-[\(item)]")
    line.layoutIfNeeded()
    let reason = item.layoutReason(for: .horizontal)
    #expect(item.frame.x == 27 && reason.position == 27)
    #expect(reason.open.map { $0.value } == [30] && reason.open.map { $0.range } == [30...40])
  }

  @Test func `a view that is not held anywhere has no reason`() {
    #expect(field.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(
      root.layoutReason(for: .vertical).draw()
        == "why: root is 0 points high and begins at 0\nnote: root is 44 points high")
  }
}
