extension LogExplanation {
  /// The explanations of the logs in one text as JSON.
  public static func json(_ logs: [(line: Int, explanation: LogExplanation)]) -> JSONOutput {
    .object([("logs", .array(logs.map { $0.explanation.json(from: $0.line) }))])
  }

  /// The explanation as JSON, keys in a fixed order.
  func json(from line: Int) -> JSONOutput {
    .object([
      ("line", .number(Double(line))),
      ("conflicts", .array(conflicts.map { $0.explained })),
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
