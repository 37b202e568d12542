public import AutoLayout

extension LayoutExplanation {
  /// The explanation as JSON, keys in a fixed order.
  public var json: JSONOutput {
    .object([
      ("conflicts", .array(conflicts.map { $0.explained })),
      ("ambiguities", .array(ambiguities.map { $0.json })),
      ("unmet", .array(unmet.map { $0.json })),
    ])
  }
}

extension LayoutError.Conflict {
  var explained: JSONOutput {
    .object([
      ("mistake", mistake.map { .string($0.kind.rawValue) } ?? .null),
      ("sentence", mistake.map { .string($0.sentence) } ?? .null),
      ("advice", mistake?.advice.map { .string($0) } ?? .null),
      ("constraints", .array(constraints.map { .string($0.description) })),
      ("implicit", .array(implicit.map { .string($0.description) })),
      ("broken", broken.map { .string($0.description) } ?? .null),
      ("contradiction", contradiction.map { .string($0.description) } ?? .null),
      ("repairs", .array(repairs.map { .string($0.description) })),
      ("text", .string(draw())),
    ])
  }
}

extension LayoutEngine.Ambiguity {
  fileprivate var json: JSONOutput {
    .object([
      ("item", .string(item)), ("attribute", .string(attribute.description)),
      ("least", .number(range.lowerBound)), ("greatest", .number(range.upperBound)),
      ("value", .number(value)),
      ("missing", missing.map { .string($0.description) } ?? .null),
      ("repair", repair.map { .string($0.description) } ?? .null),
      ("loosening", loosening.map { .string($0.description) } ?? .null),
      ("alignment", alignment.map { .string($0.description) } ?? .null),
    ])
  }
}

extension LayoutReason.Unmet {
  fileprivate var json: JSONOutput {
    .object([
      ("constraint", .string(constraint.description)), ("content", .bool(isContent)),
      ("error", .number(error)),
      ("heldOffBy", .array((rivals + implicit).map { .string($0.description) })),
    ])
  }
}
