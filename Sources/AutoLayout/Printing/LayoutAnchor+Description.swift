import VisualFormat

extension LayoutAnchor: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.leading`.
  public var description: String { printable("\(identity.name).\(attribute)") }
}

extension LayoutDimension: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.width`; a distance as a difference in parentheses.
  public var description: String {
    let place = "\(identity.name).\(attribute)"
    guard let start else { return printable(place) }
    return printable("(\(place) - \(start.item.name).\(start.attribute))")
  }
}

extension AnyLayoutAnchor: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.leading`.
  public var description: String {
    switch self {
    case .x(let anchor): anchor.description
    case .y(let anchor): anchor.description
    case .dimension(let dimension): dimension.description
    }
  }
}

extension LayoutAutoresizing: CustomStringConvertible {
  /// The names of what gives, as in `[flexibleWidth, flexibleHeight]`.
  public var description: String {
    let names = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ]
    var given = ""
    for (bit, name) in names.enumerated() where rawValue >> bit & 1 == 1 {
      given += given.isEmpty ? name : ", " + name
    }
    return "[\(given)]"
  }
}
