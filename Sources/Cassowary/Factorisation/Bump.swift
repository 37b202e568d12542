/// The bump while it is eliminated: the rows and variables that no singleton peels off.
struct Bump: ~Copyable {
  struct Element: BitwiseCopyable {
    var variable: VariableIndex
    var value: DoubleDouble
  }

  /// A multiple of one row that has been subtracted from another.
  struct Factor: BitwiseCopyable {
    var source: Int32
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
    var next: Int32 = -1
    var previous: Int32 = -1
    var isActive = true
  }

  var rows = Buffer<Row>()
  /// By row: its place among the factoriser's rows.
  var places = Buffer<Int32>()
  var elements = Buffer<Element>()
  var factors = Buffer<Factor>()
  /// By variable: where its list of rows starts in `members`, −1 where it is empty. Lists may name
  /// rows that no longer have the variable.
  var columns = Table<VariableIndex, Int32>()
  var members = Buffer<Factorisation.Reader>()
  /// By number of elements: the first active row with as many.
  var buckets = Buffer<Int32>()
  var smallest = 0
  /// Rows in the order in which they were pivoted on.
  var order = Buffer<Int32>()
  /// By variable: the place of its element in the row that is being changed, or −1.
  var slots = Table<VariableIndex, Int32>()

  mutating func link(_ row: Int32) {
    let count = Int(rows[row].count)
    if count >= buckets.count { buckets.resize(to: 2 * count + 2, filler: -1) }
    let head = buckets[count]
    rows[row].next = head
    rows[row].previous = -1
    if head >= 0 { rows[head].previous = row }
    buckets[count] = row
    smallest = min(smallest, count)
  }

  mutating func unlink(_ row: Int32) {
    let record = rows[row]
    if record.previous >= 0 {
      rows[record.previous].next = record.next
    } else {
      buckets[record.count] = record.next
    }
    if record.next >= 0 { rows[record.next].previous = record.previous }
  }

  mutating func append(_ element: Element, to row: Int32) {
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

  mutating func addMember(_ row: Int32, of variable: VariableIndex) {
    members.append(.init(key: row, next: columns[variable]))
    columns[variable] = Int32(members.count - 1)
  }

  /// The active row with the fewest elements.
  mutating func popSmallest() -> Int32? {
    while smallest < buckets.count {
      let row = buckets[smallest]
      if row >= 0 {
        unlink(row)
        return row
      }
      smallest += 1
    }
    return nil
  }
}
