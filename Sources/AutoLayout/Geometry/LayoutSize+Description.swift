import VisualFormat

extension LayoutSize: CustomStringConvertible {
  /// Width and height in their shortest decimal form, as in `(60, 22)`.
  public var description: String {
    "(\(canonicalText(of: width)), \(canonicalText(of: height)))"
  }
}

extension LayoutPoint: CustomStringConvertible {
  /// Both numbers in their shortest decimal form, as in `(20, 11)`.
  public var description: String { "(\(canonicalText(of: x)), \(canonicalText(of: y)))" }
}

extension LayoutInsets: CustomStringConvertible {
  /// The distances by side, as in `(top: 8, left: 16, bottom: 8, right: 16)`.
  public var description: String {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return "(" + sides.map { "\($0.0): \(canonicalText(of: $0.1))" }.joined(separator: ", ") + ")"
  }
}

extension DirectionalLayoutInsets: CustomStringConvertible {
  /// The distances by side, as in `(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  public var description: String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return "(" + sides.map { "\($0.0): \(canonicalText(of: $0.1))" }.joined(separator: ", ") + ")"
  }
}
