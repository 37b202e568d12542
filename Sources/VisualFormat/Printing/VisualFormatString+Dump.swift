extension VisualFormatString {
  /// The tree as an outline: one node per line, with its range of bytes and what it says.
  ///
  ///     print(parse("V:[a(>=100)]").tree?.dump() ?? "")
  ///
  /// ```text
  /// visualFormatString 0..<12
  ///   orientation 0..<2 vertical
  ///   view 2..<12
  ///     viewName 3..<4 a
  ///     predicateListWithParens 4..<11
  ///       predicate 5..<10
  ///         relation 5..<7 >=
  ///         objectOfPredicate 7..<10 100
  /// ```
  ///
  /// Linear in the length of the tree.
  public func dump() -> String {
    var dumper = Dumper(tree: self)
    dumper.dumpTree()
    return dumper.output
  }
}

private struct Dumper {
  let tree: VisualFormatString
  var output = ""

  mutating func line(_ depth: Int, _ rule: String, _ range: Range<Int>, _ text: String = "") {
    if !output.isEmpty { output += "\n" }
    for _ in 0..<depth { output += "  " }
    output += rule + " \(range.lowerBound)..<\(range.upperBound)"
    if !text.isEmpty { output += " " + text }
  }

  mutating func dumpTree() {
    line(0, "visualFormatString", tree.range)
    if !tree.orientation.range.isEmpty {
      line(
        1, "orientation", tree.orientation.range,
        tree.orientation.axis == .horizontal ? "horizontal" : "vertical")
    }
    if let bar = tree.leadingSuperview { line(1, "superview", bar.range) }
    for view in tree.views {
      if let connection = view.connection { dumpConnection(connection) }
      line(1, "view", view.range)
      line(2, "viewName", view.name.range, tree.text(of: view.name))
      if let list = view.predicateList { dumpList(list) }
    }
    if let connection = tree.trailingConnection { dumpConnection(connection) }
    if let bar = tree.trailingSuperview { line(1, "superview", bar.range) }
  }

  mutating func dumpConnection(_ connection: VisualFormatString.Connection) {
    switch connection.form {
    case .flush: line(1, "connection", connection.range, "flush")
    case .standard: line(1, "connection", connection.range, "standard")
    case .predicates: line(1, "connection", connection.range)
    }
    if let list = connection.predicateList { dumpList(list) }
  }

  mutating func dumpList(_ list: VisualFormatString.PredicateList) {
    line(2, list.isParenthesized ? "predicateListWithParens" : "simplePredicate", list.range)
    for predicate in tree.predicates(of: list) {
      line(3, "predicate", predicate.range)
      if !predicate.relation.range.isEmpty {
        line(4, "relation", predicate.relation.range, predicate.relation.kind.spelling)
      }
      line(4, "objectOfPredicate", predicate.object.range, text(of: predicate.object))
      if let priority = predicate.priority {
        line(4, "priority", priority.range, text(of: priority))
      }
    }
  }

  func text(of operand: VisualFormatString.Operand) -> String {
    switch operand.value {
    case .number(let number): canonicalText(of: number)
    case .name(let name): tree.text(of: name)
    }
  }
}
