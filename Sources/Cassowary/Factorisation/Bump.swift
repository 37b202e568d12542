/// The bump while it is eliminated: the rows and variables that no singleton peels off.
struct Bump: ~Copyable {
  /// A row of the bump, in `rows`.
  struct LocalIndex: Index {
    var number: Int32
  }

  struct Element: BitwiseCopyable {
    var variable: VariableIndex
    var value: DoubleDouble
  }

  /// A multiple of one row that has been subtracted from another.
  struct Factor: BitwiseCopyable {
    var source: LocalIndex
    var value: DoubleDouble
    var next: Int32
  }

  /// A row of the bump: its elements lie in one run of `elements` with some room to grow.
  struct Row: BitwiseCopyable {
    var start = 0
    var count: Int32 = 0
    var room: Int32 = 0
    /// The variable that it was pivoted on, and with what; none while it is active.
    var variable = VariableIndex.none
    var pivot = DoubleDouble()
    var firstFactor: Int32 = -1
    /// Neighbours among the active rows with as many elements.
    var next = LocalIndex.none
    var previous = LocalIndex.none
    var isActive = true
  }

  var rows = Table<LocalIndex, Row>()
  /// By row: which it is among the factoriser's rows.
  var origins = Table<LocalIndex, Factoriser.ActiveIndex>()
  var elements = Buffer<Element>()
  var factors = Buffer<Factor>()
  /// By variable: where its list of rows starts in `members`, −1 where it is empty. Lists may name
  /// rows that no longer have the variable.
  var columns = Table<VariableIndex, Int32>()
  var members = Buffer<Link<LocalIndex>>()
  /// By number of elements: the first active row with as many.
  var buckets = Buffer<LocalIndex>()
  var smallest = 0
  /// Rows in the order in which they were pivoted on.
  var order = Buffer<LocalIndex>()
  /// By variable: the place of its element in the row that is being changed, or −1.
  var slots = Table<VariableIndex, Int32>()

  mutating func link(_ row: LocalIndex) {
    let count = Int(rows[row].count)
    if count >= buckets.count { buckets.resize(to: 2 * count + 2, filler: .none) }
    let head = buckets[count]
    rows[row].next = head
    rows[row].previous = .none
    if !head.isNone { rows[head].previous = row }
    buckets[count] = row
    smallest = min(smallest, count)
  }

  mutating func unlink(_ row: LocalIndex) {
    let record = rows[row]
    if !record.previous.isNone {
      rows[record.previous].next = record.next
    } else {
      buckets[record.count] = record.next
    }
    if !record.next.isNone { rows[record.next].previous = record.previous }
  }

  mutating func append(_ element: Element, to row: LocalIndex) {
    let record = rows[row]
    if record.count == record.room {
      let start = elements.count
      let room = max(4, 2 * Int(record.room))
      elements.resize(to: start + room, filler: Element(variable: .none, value: .init()))
      for i in 0..<Int(record.count) { elements[start + i] = elements[record.start + i] }
      rows[row].start = start
      rows[row].room = Int32(room)
    }
    elements[rows[row].start + Int(record.count)] = element
    rows[row].count += 1
  }

  mutating func addMember(_ row: LocalIndex, of variable: VariableIndex) {
    members.append(.init(element: row, next: columns[variable]))
    columns[variable] = Int32(members.count - 1)
  }

  /// The active row with the fewest elements.
  mutating func popSmallest() -> LocalIndex? {
    while smallest < buckets.count {
      let row = buckets[smallest]
      if !row.isNone {
        unlink(row)
        return row
      }
      smallest += 1
    }
    return nil
  }
}
