import AutoLayout

extension LayoutResult {
  /// The constraints as Swift code with anchors.
  public var anchorCode: String { AnchorCode(constraints.map { $0.record }).text }

  /// The constraints as lines of a layout document: format strings, as few as there can be, then
  /// equations for what no string can say. Together they make exactly these constraints.
  public var formatStrings: String {
    let strings = FormatStrings(constraints.map { $0.record })
    var text = ""
    for line in strings.lines { text += Statement.format(FormatEntry(line)).text + "\n" }
    for record in strings.equations {
      text += ConstraintEntry(record).map { Statement.constraint($0).text } ?? record.equation
      text += "\n"
    }
    return text
  }
}
