/// Expects two lists to have the same constraints, each as often, in any order.
///
///     expectEqualConstraints(
///       try constraints(visualFormat: "|-20-[find]", views: views),
///       [find.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)])
///
/// Constraints are equal that relate items of the same names in the same way, at the same priority.
/// An equation may be written from either side; identifiers and where a constraint came from do not
/// matter. A failure lists what one of the two has more, and prints both as format strings.
public func expectEqualConstraints(
  _ first: [LayoutConstraint], _ second: [LayoutConstraint], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  // By what is compared: where such are in the second list, the first of them last.
  var places = Dictionary(
    grouping: second.indices.reversed(), by: { second[$0].record.withoutSides })
  let missing = first.map(\.record).filter { places[$0.withoutSides]?.popLast() == nil }
  let surplus = places.values.joined().sorted().map { second[$0].record }
  guard !missing.isEmpty || !surplus.isEmpty else { return }
  let common = first.count - missing.count
  var text = FailureText(
    "The constraints differ: \(counted(common)) equal, \(counted(missing.count)) only in the first "
      + "list, \(counted(surplus.count)) only in the second")
  text.list("Only in the first:", missing.map(\.excerpt))
  text.list("Only in the second:", surplus.map(\.excerpt))
  text.list("All of the first:", strings(of: first))
  text.list("All of the second:", strings(of: second))
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

private func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "is" : "are")" }

private func strings(of constraints: [LayoutConstraint]) -> [String] {
  let strings = FormatStrings(constraints.map(\.record))
  return strings.lines.map { line in
    // As one constraint is written.
    let format = line.format.hasPrefix("H:") ? String(line.format.dropFirst(2)) : line.format
    return line.options.isEmpty ? format : "\(format)  aligned \(line.options.names)"
  } + strings.equations.map(\.equation)
}

extension LayoutConstraint.FormatOptions {
  /// The attributes that are aligned: `top, bottom`.
  fileprivate var names: String {
    LayoutConstraint.Attribute.allCases
      .filter { contains(Self(rawValue: 1 << UInt($0.rawValue))) && $0 != .notAnAttribute }
      .map(\.description).joined(separator: ", ")
  }
}

extension ConstraintRecord {
  /// The constraint without a name and an origin, and always written from the same side.
  fileprivate var withoutSides: ConstraintRecord {
    var record = self
    record.identifier = nil
    record.origin = nil
    guard let second, multiplier == 1,
      (second, secondAttribute.rawValue) < (first, firstAttribute.rawValue)
    else { return record }
    (record.first, record.second) = (second, first)
    (record.firstAttribute, record.secondAttribute) = (secondAttribute, firstAttribute)
    record.constant = constant == 0 ? 0 : -constant
    switch relation {
    case .lessThanOrEqual: record.relation = .greaterThanOrEqual
    case .equal: break
    case .greaterThanOrEqual: record.relation = .lessThanOrEqual
    }
    return record
  }
}
