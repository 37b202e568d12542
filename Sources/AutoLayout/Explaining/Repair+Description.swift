import VisualFormat

extension LayoutError.Repair: CustomStringConvertible {
  /// The repair as an instruction: "change `[field(>=300)]` to `[field(>=152)]`".
  public var description: String { printable(instruction) }

  private var instruction: String {
    switch change {
    case .priority(let priority):
      "lower `\(constraint.excerpt)` to priority \(canonicalText(of: priority.rawValue))"
    case .contentHugging(let priority):
      "let \(constraint.first) hug its content at priority \(canonicalText(of: priority.rawValue))"
    case .contentCompressionResistance(let priority):
      "let \(constraint.first) resist compression at priority "
        + canonicalText(of: priority.rawValue)
    case .constant: "change `\(constraint.excerpt)` to `\(result?.excerpt ?? "")`"
    case .removal: "drop `\(constraint.excerpt)`"
    }
  }
}
