import Cassowary
import VisualFormat

extension ConflictReading {
  /// One side named `left` in one constraint and `leading` in another, or the like: the same side
  /// from left to right, and opposite sides from right to left.
  var leftAndLeading: Mistake? {
    let physical = written.filter { $0.isOf(.physicalX) }
    let reading = physical.isEmpty ? [] : written.filter { $0.isOf(.readingX) }
    guard let one = physical.first, let other = reading.first,
      all.count <= Self.mostCompared
    else { return nil }
    if !isRightToLeft { return oneSideTwice }
    // If the rows cannot hold from left to right either, the sides are not the cause.
    guard OneAxisRows(all).canHold else { return nil }
    let meant = physical.map { record -> String in
      var meant = record
      meant.firstAttribute = record.firstAttribute.inReading
      meant.secondAttribute = record.secondAttribute.inReading
      return meant.equation.quoted
    }
    return mistake(
      .leftAndLeading,
      "\(one.excerpt.quoted) is about left or right, and \(other.excerpt.quoted) "
        + "about where reading begins or ends, which is another side here",
      "write " + meant.joined(separator: " and "))
  }

  /// Two pins of one side by two names that mean the same from left to right.
  private var oneSideTwice: Mistake? {
    guard all.count == 2, let one = written.first(where: { $0.isOf(.physicalX) && $0.isPin }),
      let other = written.first(where: { $0.isOf(.readingX) && $0.isPin }),
      one.first == other.first,
      one.second == other.second, one.firstAttribute.inReading == other.firstAttribute
    else { return nil }
    return mistake(
      .twoValues,
      "\(one.equation.quoted) and \(other.equation.quoted) say two things about one "
        + "distance, since \(one.firstAttribute) and \(other.firstAttribute) are one side here")
  }
}

/// The constraints along one axis as rows of their own: each item has a position and a size. From
/// side to side it is what they would say if reading ran from left to right; where all sides are
/// those of reading, what is mirrored can hold as well.
struct OneAxisRows: LinearRows {
  private var rows: [(terms: [LinearTerm], record: ConstraintRecord)] = []
  private var items: [String] = []
  /// Whether all of them could be put this way.
  private var isWhole = true

  init(_ records: [ConstraintRecord]) {
    let axis = records.first?.firstAttribute.axis
    for record in records where record.priority == .required {
      guard record.firstStart == nil, record.firstAttribute.axis == axis, record.secondStart == nil,
        let first = terms(record.first, record.firstAttribute, times: 1),
        let second = record.second.map({
          terms($0, record.secondAttribute, times: -record.multiplier)
        }) ?? []
      else {
        isWhole = false
        continue
      }
      var all = first
      for term in second {
        if let place = all.firstIndex(where: { $0.variable == term.variable }) {
          all[place].coefficient += term.coefficient
        } else {
          all.append(term)
        }
      }
      rows.append((all.filter { $0.coefficient != 0 }, record))
    }
  }

  /// The position or the size of an item; nil for baselines and attributes within margins.
  private mutating func terms(
    _ item: String, _ attribute: LayoutConstraint.Attribute, times factor: Double
  ) -> [LinearTerm]? {
    let place: Int
    if let known = items.firstIndex(of: item) {
      place = known
    } else {
      place = items.count
      items.append(item)
    }
    let start = LinearTerm(variable: Int32(2 * place), coefficient: factor)
    func size(_ part: Double) -> LinearTerm {
      LinearTerm(variable: Int32(2 * place + 1), coefficient: factor * part)
    }
    switch attribute {
    case .left, .leading, .top: return [start]
    case .right, .trailing, .bottom: return [start, size(1)]
    case .centerX, .centerY: return [start, size(0.5)]
    case .width, .height: return [size(1)]
    default: return nil
    }
  }

  /// Whether all could hold; not said to where some of them say something else.
  var canHold: Bool {
    if !isWhole { return false }
    var trial = RowTrial(self)
    return trial.add(Array(indices)) == nil
  }

  var indices: Range<Int32> { 0..<Int32(rows.count) }
  var variableCount: Int { 2 * items.count }
  func terms(of row: Int32) -> ArraySlice<LinearTerm> { rows[Int(row)].terms[...] }
  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].record.relation }
  func constant(of row: Int32) -> Double { rows[Int(row)].record.constant }
  func priority(of row: Int32) -> Priority { .required }
}

extension LayoutConstraint.Attribute {
  /// The leading or trailing side that is meant by left or right in English.
  fileprivate var inReading: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}

extension ConstraintRecord {
  fileprivate func isOf(_ sort: LayoutConstraint.Attribute.Sort) -> Bool {
    firstAttribute.sort == sort || secondAttribute.sort == sort
  }
}
