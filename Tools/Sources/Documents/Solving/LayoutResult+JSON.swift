import AutoLayout

extension LayoutResult {
  /// The result as JSON, keys in a fixed order.
  ///
  /// `source` is the document, for the lines and columns of problems.
  public func json(in source: SourceFile) -> JSONOutput {
    .object([
      ("status", .string(status.rawValue)),
      ("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      ("frames", .object(views.map { (key: $0.name, value: $0.frame.json) })),
      ("constraints", constraintsJSON),
      (
        "ambiguous",
        .object(
          views.filter { !$0.ambiguous.isEmpty }
            .map { (key: $0.name, value: $0.ambiguous.json) })
      ),
      ("conflicts", .array(conflicts.map { $0.json })),
      (
        "errors",
        .object(
          errors.map {
            (key: NumberText.shortest($0.priority.rawValue), value: .number($0.sum))
          })
      ),
      ("diagnostics", .array(problems.map { $0.json(in: source) })),
    ])
  }

  /// The constraints alone, as in the whole result.
  public var constraintsJSON: JSONOutput {
    .array(constraints.map { $0.json })
  }
}

extension LayoutRect {
  fileprivate var json: JSONOutput {
    .array([x, y, width, height].map { .number($0) })
  }
}

extension FrameParts {
  fileprivate var json: JSONOutput { .array(words.map { .string($0) }) }

  /// The numbers of a frame by name, in their order in it.
  var words: [String] {
    let all: [(FrameParts, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

extension LayoutResult.Constraint {
  fileprivate var json: JSONOutput {
    .object([
      ("first", .string(record.first)),
      ("firstAttribute", .string(record.firstAttribute.description)),
      ("relation", .string(record.relation.description)),
      ("second", record.second.map { .string($0) } ?? .null),
      ("secondAttribute", .string(record.secondAttribute.description)),
      ("multiplier", .number(record.multiplier)),
      ("constant", .number(record.constant)),
      ("priority", .number(record.priority.rawValue)),
      ("format", format.map { .number(Double($0)) } ?? .null),
      ("range", record.origin.map { $0.range.json } ?? .null),
      ("identifier", record.identifier.map { .string($0) } ?? .null),
    ])
  }
}

extension LayoutResult.Conflict {
  fileprivate var json: JSONOutput {
    .object([
      ("constraints", .array(constraints.map { .number(Double($0)) })),
      (
        "implicit",
        .array(
          implicit.map { record in
            .object([
              ("item", .string(record.first)),
              ("attribute", .string(record.firstAttribute.description)),
              ("relation", .string(record.relation.description)),
              ("constant", .number(record.constant)),
            ])
          })
      ),
      ("broken", .number(Double(broken))),
    ])
  }
}

extension Problem {
  /// The problem as JSON: `position` and `range` count inside the format string where it is one
  /// of a string, and in the document otherwise; `line` and `column` are those of the document.
  public func json(in source: SourceFile) -> JSONOutput {
    let (line, column) = source.location(of: position)
    return .object([
      ("severity", .string(severity.rawValue)),
      ("id", .string(id)),
      ("message", .string(message)),
      ("format", format.map { .number(Double($0.index)) } ?? .null),
      ("position", .number(Double(format?.position ?? position))),
      ("range", (format?.range ?? range).json),
      ("line", .number(Double(line))),
      ("column", .number(Double(column))),
      ("notes", .array(notes.map { .string($0) })),
      ("fixIts", .array(fixIts.map { $0.json })),
    ])
  }
}

extension Problem.FixIt {
  fileprivate var json: JSONOutput {
    .object([
      ("message", .string(message)),
      (
        "edits",
        .array(
          edits.map { edit in
            let key = edit.extent == .string ? "range" : "documentRange"
            return .object([(key, edit.range.json), ("text", .string(edit.text))])
          })
      ),
    ])
  }
}

extension Range<Int> {
  fileprivate var json: JSONOutput {
    .array([.number(Double(lowerBound)), .number(Double(upperBound))])
  }
}
