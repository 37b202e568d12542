extension VisualFormatString: CustomStringConvertible {
  /// The tree as canonical text: equal trees print the same, parsing the text gives an equal tree,
  /// and the text is what every implementation accepts.
  ///
  /// The orientation is always written, blanks never, numbers in their shortest decimal form. In a
  /// connection a number or name stands alone, and everything else in parentheses. `==` is written
  /// before names in a view only: `H:|-8-[a(==b)]-(>=8@750)-|`.
  ///
  /// Interpolated views print as they are shown; `canonicalSource` keeps them.
  public var description: String { canonicalSource.text }

  /// The canonical text as a source in which interpolated views are still arguments.
  /// Linear in the length of the tree.
  public var canonicalSource: FormatSource {
    var printer = Printer(tree: self)
    printer.printTree()
    return printer.output
  }
}

private struct Printer {
  let tree: VisualFormatString
  var output = FormatSource()

  mutating func printTree() {
    output.reserveCapacity(tree.source.count + 2)
    output.append(text: tree.orientation.axis == .horizontal ? "H:" : "V:")
    if tree.leadingSuperview != nil { output.append(text: "|") }
    for view in tree.views {
      if let connection = view.connection { printConnection(connection) }
      output.append(text: "[")
      printName(view.name)
      if let list = view.predicateList, list.count > 0 { printList(list, inView: true) }
      output.append(text: "]")
    }
    if let connection = tree.trailingConnection { printConnection(connection) }
    if tree.trailingSuperview != nil { output.append(text: "|") }
  }

  mutating func printConnection(_ connection: VisualFormatString.Connection) {
    if connection.form == .flush { return }
    output.append(text: "-")
    guard let list = connection.predicateList, list.count > 0 else { return }
    let predicates = tree.predicates(of: list)
    if let only = predicates.first, predicates.count == 1, isPlain(only) {
      printOperand(only.object)
    } else {
      printList(list, inView: false)
    }
    output.append(text: "-")
  }

  /// Whether a predicate may stand in a connection without parentheses by Apple's grammar.
  func isPlain(_ predicate: VisualFormatString.Predicate) -> Bool {
    predicate.relation.kind == .equal && predicate.priority == nil
      && (predicate.object.isName || predicate.object.number.sign == .plus)
  }

  mutating func printList(_ list: VisualFormatString.PredicateList, inView: Bool) {
    var separator = "("
    for predicate in tree.predicates(of: list) {
      output.append(text: separator)
      separator = ","
      if predicate.relation.kind != .equal || (inView && predicate.object.isName) {
        output.append(text: predicate.relation.kind.spelling)
      }
      printOperand(predicate.object)
      if let priority = predicate.priority {
        output.append(text: "@")
        printOperand(priority)
      }
    }
    output.append(text: ")")
  }

  mutating func printOperand(_ operand: VisualFormatString.Operand) {
    if operand.isName {
      printName(operand.name)
    } else {
      output.append(text: canonicalText(of: operand.number))
    }
  }

  mutating func printName(_ name: VisualFormatString.Name) {
    if let argument = name.argument {
      output.append(argument: .name(argument), shownAs: tree.text(of: name))
    } else {
      output.append(text: tree.text(of: name))
    }
  }
}

/// The shortest decimal text that reads back as the number, without a point where it is whole.
package func canonicalText(of number: Double) -> String {
  let text = number.description
  return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
}
