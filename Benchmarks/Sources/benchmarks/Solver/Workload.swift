/// A layout as rows over numbered variables, which any solver can be given.
///
/// Views are numbered from 1; 0 is the container. View `v` has the variables 4v (left), 4v + 1 (top),
/// 4v + 2 (width) and 4v + 3 (height), all in one coordinate system.
struct Workload {
  enum Kind: String, CaseIterable {
    /// Siblings at constant places.
    case independent
    /// One below the other, full width, as high as their content; the container follows.
    case list
    /// The same in a container of given height: one row takes what is left.
    case listfill
    /// Side by side, all as high as the highest content, and so is the container.
    case tallest
    /// Equal widths that fill a row.
    case equal
    /// Rows and columns of equal cells, each as large as the one before it.
    case calendar
    /// Boxes halved again and again, with padding.
    case nested
    /// A required relation of each view to an earlier one, and four optional ones.
    case random
  }

  enum Side: Int { case left, top, width, height }

  struct Row {
    /// Places in `terms`.
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  enum Relation: String {
    case equal = "=="
    case atMost = "<="
    case atLeast = ">="
  }

  /// What is changed again and again.
  enum Churn {
    /// Rows that get other constants.
    case constants([(row: Int, constant: Double)])
    /// An optional row for the value of a variable, added and in the next step taken away again.
    case toggle(variable: Int, constant: Double, priority: Double)
  }

  let kind: Kind
  let views: Int
  private(set) var rows: [Row] = []
  /// The terms of all rows, one row after the other: in memory, too, rows lie in the order in which they
  /// are given.
  private(set) var terms: [(variable: Int, coefficient: Double)] = []
  /// The rows that say how wide and how high the container is.
  private(set) var sizeRows = (width: 0, height: 0)
  /// The container's size at first.
  let size: (width: Double, height: Double)
  /// How high the content of each view is, for the lists.
  var contentHeights: [Double] = []
  /// By view: the rows that say how high its content is.
  var contentRows: [(atMost: Int, atLeast: Int)] = []

  init(_ kind: Kind, views: Int, size: (width: Double, height: Double)) {
    self.kind = kind
    self.views = views
    self.size = size
    require([(0, .left, 1)], .equal, 0)
    require([(0, .top, 1)], .equal, 0)
    sizeRows.width = rows.count
    require([(0, .width, 1)], .equal, size.width)
    sizeRows.height = rows.count
    // What is as high as its content is told its height by an optional row that comes after all others.
    let isAsHighAsContent = kind == .list || kind == .tallest
    add([(0, .height, 1)], .equal, size.height, isAsHighAsContent ? 50 : 1000)
  }

  var variables: Int { 4 * (views + 1) }

  mutating func require(
    _ terms: [(view: Int, side: Side, coefficient: Double)], _ relation: Relation,
    _ constant: Double
  ) {
    add(terms, relation, constant, 1000)
  }

  mutating func add(
    _ terms: [(view: Int, side: Side, coefficient: Double)], _ relation: Relation,
    _ constant: Double,
    _ priority: Double
  ) {
    let start = self.terms.count
    for term in terms {
      self.terms.append((4 * term.view + term.side.rawValue, term.coefficient))
    }
    rows.append(
      Row(
        terms: start..<self.terms.count, relation: relation, constant: constant, priority: priority)
    )
  }

  /// Sizes are at least 0.
  mutating func requireSizes() {
    for view in 1...views {
      require([(view, .width, 1)], .atLeast, 0)
      require([(view, .height, 1)], .atLeast, 0)
    }
  }

  /// The container's size at a step of resizing.
  func size(at step: Int) -> (width: Double, height: Double) {
    (size.width + Double(step % 7), size.height + Double(step % 5))
  }

  /// Gives the container another size.
  mutating func resize(to size: (width: Double, height: Double)) {
    change([(sizeRows.width, size.width), (sizeRows.height, size.height)])
  }

  /// Gives rows other constants.
  mutating func change(_ constants: [(row: Int, constant: Double)]) {
    for (row, constant) in constants { rows[row].constant = constant }
  }

  /// What changes at a step of churning.
  func churn(at step: Int) -> Churn {
    let view = step * 617 % views + 1
    if contentRows.isEmpty {
      return .toggle(variable: 4 * view + Side.width.rawValue, constant: 50, priority: 400)
    }
    let height = Double(20 + step % 11)
    let (atMost, atLeast) = contentRows[view - 1]
    return .constants([(atMost, height), (atLeast, height)])
  }

  /// The same rows in another order.
  func shuffled(using generator: inout SeededGenerator) -> Workload {
    let order = rows.indices.shuffled(using: &generator)
    var place = [Int](repeating: 0, count: rows.count)
    for (new, old) in order.enumerated() { place[old] = new }
    var result = self
    result.terms = []
    result.terms.reserveCapacity(terms.count)
    result.rows = order.map { index in
      var row = rows[index]
      let start = result.terms.count
      result.terms += terms[row.terms]
      row.terms = start..<result.terms.count
      return row
    }
    result.sizeRows = (place[sizeRows.width], place[sizeRows.height])
    result.contentRows = contentRows.map { (place[$0.atMost], place[$0.atLeast]) }
    return result
  }
}

/// Repeatable random numbers: the same seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
