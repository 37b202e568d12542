public import AutoLayout

extension LayoutExplanation {
  /// The explanation as JSON, keys in a fixed order.
  public var json: JSONOutput {
    .object([
      ("conflicts", .array(conflicts.map(\.explained))),
      ("ambiguities", .array(ambiguities.map(\.json))),
      ("unmet", .array(unmet.map(\.json))),
    ])
  }
}

extension LogExplanation {
  /// The explanations of the logs in one text as JSON.
  public static func json(_ logs: [(line: Int, explanation: LogExplanation)]) -> JSONOutput {
    .object([("logs", .array(logs.map { $0.explanation.json(from: $0.line) }))])
  }

  /// The explanation as JSON, keys in a fixed order.
  func json(from line: Int) -> JSONOutput {
    .object([
      ("line", .number(Double(line))),
      ("conflicts", .array(conflicts.map(\.explained))),
      ("items", .object(items.map { (key: $0.name, value: .string($0.handle)) })),
      (
        "gaps",
        .array(
          gaps.map {
            .object([
              ("kind", .string($0.kind.rawValue)), ("line", .number(Double($0.line))),
              ("text", .string($0.text)),
            ])
          })
      ),
      ("foreignBreak", foreignBreak.map { .string($0) } ?? .null),
    ])
  }
}

extension LayoutError.Conflict {
  fileprivate var explained: JSONOutput {
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
