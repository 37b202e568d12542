/// What is made of variables, as it is written. A variable has no name of its own: it is the x of
/// its number, counted from 0 in the order in which variables were made; a discarded one's number
/// is used again.
extension Variable: CustomStringConvertible {
  /// `x` and the number of the variable.
  public var description: String { "x\(index)" }
}

extension LinearExpression: CustomStringConvertible {
  /// The terms and the constant, as in `x0 + 2 * x1 - 3`.
  public var description: String {
    var text = ""
    for term in terms { text.append(term.coefficient, times: term.variable) }
    if constant != 0 || terms.isEmpty { text.append(constant, times: nil) }
    return text
  }
}

extension Relation: CustomStringConvertible {
  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Priority: CustomStringConvertible {
  /// The number.
  public var description: String { shortText(of: value) }
}

extension Row: CustomStringConvertible {
  /// The row with its constant on the right, as in `x0 + 2 * x1 <= 100 ~ 750`; a required row has
  /// no priority.
  public var description: String {
    let right = shortText(of: left.constant == 0 ? 0 : -left.constant)
    let text = "\(LinearExpression(left.terms)) \(relation) \(right)"
    return priority.isRequired ? text : text + " ~ \(priority)"
  }
}

extension RowState: CustomStringConvertible {
  /// The right side, as in `<= 100 ~ 750`.
  public var description: String {
    let text = "\(relation) \(shortText(of: constant))"
    return priority.isRequired ? text : text + " ~ \(priority)"
  }
}

extension String {
  /// Adds a number, multiplied by a variable, with the sign that goes between.
  fileprivate mutating func append(_ number: Double, times variable: Variable?) {
    if isEmpty {
      if number < 0 { self += "-" }
    } else {
      self += number < 0 ? " - " : " + "
    }
    let factor = number < 0 ? -number : number
    guard let variable else {
      self += shortText(of: factor)
      return
    }
    self += factor == 1 ? "\(variable)" : "\(shortText(of: factor)) * \(variable)"
  }
}

/// The shortest text that is read as the number, without a fraction of 0.
private func shortText(of number: Double) -> String {
  let text = number.description
  // Looked at as bytes, which takes no tables of characters.
  let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
  return isWhole ? String(text.unicodeScalars.dropLast(2)) : text
}
