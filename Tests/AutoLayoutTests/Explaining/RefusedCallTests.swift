import Testing

@testable import AutoLayout

/// What a refused call looks at, and what its error can tell later.
@Suite struct RefusedCallTests {
  /// Rows below each other in a view as wide as the screen and as high as all of them.
  private static func makeList(of count: Int) throws -> (root: LayoutView, rows: [LayoutView]) {
    let size = LayoutSize(width: 320, height: Double(52 * count))
    let root = LayoutView("root", size: size)
    let rows = (0..<count).map { LayoutView("row\($0)") }
    for row in rows { root.addSubview(row) }
    var made: [LayoutConstraint] = []
    for (index, row) in rows.enumerated() {
      let above = index == 0 ? root.topAnchor : rows[index - 1].bottomAnchor
      made += [
        row.topAnchor.constraint(equalTo: above, constant: 8),
        row.heightAnchor.constraint(equalToConstant: 44),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 20),
      ]
    }
    try LayoutConstraint.activate(made)
    return (root, rows)
  }

  @Test func `a repair goes with what gives way in another conflict of the same call`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 34)])
    let low = view.heightAnchor.constraint(lessThanOrEqualToConstant: 5)
    let high = view.heightAnchor.constraint(equalToConstant: 113)
    let refusal = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([low, high])
    }
    guard case .unsatisfiable(let conflicts)? = refusal else { return }
    let both = conflicts.filter {
      $0.constraints.contains(low.record) && $0.constraints.contains(high.record)
    }
    let repairs = both.flatMap { $0.repairs }
    // 34, which the view has, is more than 5 as well.
    #expect(!repairs.isEmpty && !repairs.contains { $0.change == .constant(34) })
  }

  @Test func `and with the size of the root`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 170, height: 300))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    ])
    let far = view.centerXAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -35)
    let near = view.centerXAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    let refusal = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([near, far])
    }
    guard case .unsatisfiable(let conflicts)? = refusal else { return }
    let both = conflicts.first {
      $0.constraints.contains(far.record) && $0.constraints.contains(near.record)
    }
    let repairs = try #require(both).repairs
    // 20 is where the first constraint wants the view, and far from 135.
    #expect(!repairs.isEmpty && !repairs.contains { $0.change == .constant(20) })
  }

  @Test func `rows that cannot be part of the conflict are not looked at`() throws {
    var counts: [Int] = []
    for count in [20, 200] {
      let (root, rows) = try Self.makeList(of: count)
      root.layoutIfNeeded()
      let engine = root.layoutEngine
      let width = rows[count / 2].widthAnchor.constraint(equalToConstant: 280)
      try LayoutConstraint.activate([width])
      let slot = width.slot
      let changed = engine.requiredRows(of: [slot], nil)
      var search = ConflictSearch(changed, NeighbouringRows(engine, except: [slot], nil))
      search.search(around: [0])
      counts.append(search.graph.rows.rows.count)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] < 10)
  }

  @Test func `of a long chain the rows around the conflict are looked at`() throws {
    var counts: [Int] = []
    for count in [400, 2000] {
      let (root, rows) = try Self.makeList(of: count)
      let engine = root.layoutEngine
      let height = rows[count / 2].heightAnchor.constraint(equalToConstant: 50)
      height.isActive = true
      root.layoutIfNeeded()
      var broken = RowList()
      engine.listRequiredRow(ofEntry: height.slot, in: &broken, evenIfBroken: true)
      var search = ConflictSearch(broken, NeighbouringRows(engine, except: [height.slot], nil))
      search.search(around: [0])
      #expect(search.findings.map { $0.rows.count } == [2])
      counts.append(search.graph.rows.rows.count)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] < 200)
  }

  @Test(arguments: [30, 700])
  func `a conflict of a whole chain is found whatever its length`(count: Int) throws {
    let (root, rows) = try Self.makeList(of: count)
    let end = root.bottomAnchor.constraint(equalTo: rows[count - 1].bottomAnchor, constant: 1)
    let error = #expect(throws: LayoutError.self) { try LayoutConstraint.activate([end]) }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflicts[0].constraints.count == 2 * count + 1)
    let contradiction = try #require(conflicts[0].contradiction)
    #expect(contradiction.demand.count == 2 * count + 1 && contradiction.supply.count == 1)
    #expect(conflicts[0].repairs.contains { $0.change == .constant(0) })
  }

  @Test func `a repair is one for rows far from the conflict, too`() throws {
    let count = 200
    let root = LayoutView("root", size: LayoutSize(width: 320, height: Double(52 * count + 5)))
    let rows = (0..<count).map { LayoutView("row\($0)") }
    for row in rows { root.addSubview(row) }
    var made = rows.map { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 44) }
    for (index, row) in rows.enumerated() {
      let above = index == 0 ? root.topAnchor : rows[index - 1].bottomAnchor
      made.append(row.topAnchor.constraint(equalTo: above, constant: 8))
    }
    made.append(rows[count - 1].bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor))
    made.append(rows[count / 2].heightAnchor.constraint(lessThanOrEqualToConstant: 50))
    try LayoutConstraint.activate(made)
    let extra = rows[count / 2].heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    let error = #expect(throws: LayoutError.self) { try LayoutConstraint.activate([extra]) }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflicts[0].constraints.map { $0.constant } == [50, 60])
    // Beyond 49 the last row would not end inside the root; so at most 50 cannot be given up.
    let repairs = conflicts[0].repairs
    #expect(repairs.allSatisfy { $0.constraint.constant == 60 })
    #expect(repairs.map { $0.change } == [.constant(49), .priority(999), .removal])
  }

  @Test func `rows that come to matter when another gives way are looked at`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
    let label = LayoutView("label")
    root.addSubview(label)
    try LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    let error = #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.intrinsicContentSize = LayoutSize(width: 130, height: 20)
      }
    }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflicts[0].constraints.map { $0.constant } == [100])
    #expect(conflicts[0].implicit.map { $0.constant } == [130])
  }

  @Test(arguments: [">=20", "20"])
  func `a view between spaces that are too much has no part, whatever its content requires`(
    size: String
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 10))
    let a = LayoutView("a", intrinsicContentSize: LayoutSize(width: 1, height: -1))
    root.addSubview(a)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    let strings = ["|-(>=60)-[a(\(size))]-(>=70)-|", "|-(>=60)-[a]-(>=70)-|"]
    for string in strings {
      let conflicts = try #require(refusal(of: string, ["a": a]))
      #expect(conflicts.count == 1)
      #expect(conflicts[0].constraints.map { $0.constant.magnitude } == [60, 70])
      // The width of the root, and that a's is not below 0.
      #expect(conflicts[0].implicit.map { $0.constant } == [100, 0])
      #expect(conflicts[0].contradiction?.description == "60 + 70 = 130 > 100")
    }
  }

  @Test func `what a content requires as well is no constraint's part in a conflict`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 10))
    let a = LayoutView("a", intrinsicContentSize: LayoutSize(width: 30, height: -1))
    root.addSubview(a)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    let conflicts = try #require(refusal(of: "|-(>=40)-[a(>=40)]-(>=50)-|", ["a": a]))
    #expect(conflicts.count == 1)
    // With 30 points for a they are too much; what no caller wrote comes last.
    #expect(conflicts[0].constraints.map { $0.constant.magnitude } == [40, 50])
    #expect(conflicts[0].contradiction?.description == "40 + 50 + 30 = 120 > 100")
  }

  private func refusal(
    of string: String, _ views: [String: LayoutView]
  ) -> [LayoutError.Conflict]? {
    do throws(LayoutError) {
      let made = try LayoutConstraint.constraints(withVisualFormat: string, views: views)
      try LayoutConstraint.activate(made)
    } catch {
      if case .unsatisfiable(let conflicts) = error { return conflicts }
    }
    return nil
  }

  @Test func `repairs are those of the layout as it was refused`() throws {
    let (root, rows) = try Self.makeList(of: 3)
    let extra = rows[1].widthAnchor.constraint(equalToConstant: 300)
    let error = #expect(throws: LayoutError.self) { try LayoutConstraint.activate([extra]) }
    guard case .unsatisfiable(let conflicts) = error, conflicts.count == 1 else {
      Issue.record("\(String(describing: error))")
      return
    }
    let before = conflicts[0].draw()
    #expect(before.contains("change `[row1(300)]` to `[row1(280)]`"), "\(before)")
    extra.constant = 120
    root.layoutEngine.rootWidth = 700
    rows[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(conflicts[0].draw() == before)
  }
}
