import AutoLayout

/// An item as logs name it: its class and address, and the title that stands behind.
struct LogItem: Hashable {
  /// `UIButton:0x7f8b10`.
  var handle: String
  var title: String?

  static func == (a: LogItem, b: LogItem) -> Bool { a.handle == b.handle }
  func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}

/// One constraint of a log.
struct LogConstraint {
  /// Which sort of constraint it is, by the name of its class.
  enum Kind: String, CaseIterable {
    case plain = "NSLayoutConstraint"
    case autoresizing = "NSAutoresizingMaskLayoutConstraint"
    case contentSize = "NSContentSizeLayoutConstraint"
    case prototype = "NSIBPrototypingLayoutConstraint"
    case support = "_UILayoutSupportConstraint"

    /// The kind of a class; nil for those of the system's own of which it is not known how they read
    /// what they print. A class of an app prints and means what a plain constraint does.
    init?(className: String) {
      if let known = Self(rawValue: className) {
        self = known
      } else if ["NS", "UI", "_NS", "_UI"].contains(where: { className.hasPrefix($0) }) {
        return nil
      } else {
        self = .plain
      }
    }
  }

  /// One side of the constraint.
  struct Side {
    var item: LogItem
    var attribute: LayoutConstraint.Attribute
  }

  var kind: Kind
  var address: String
  var identifier: String?
  var first: Side
  var relation: LayoutConstraint.Relation
  /// nil compares with the constant alone.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  /// That one of the items which `|` stood for.
  var superview: LogItem?
  /// The string of the log and the part of it that asks for this; nil for an equation.
  var origin: ConstraintRecord.Origin?

  /// Whether nobody's code can change the constraint: it follows from a mask, from the content, from a
  /// stack view, or from where the system puts a whole screen.
  var isMadeBySystem: Bool {
    if kind != .plain { return true }
    let prefixes = ["UIView-Encapsulated-Layout-", "UISV-", "UIViewSafeAreaLayoutGuide-"]
    return identifier.map { name in prefixes.contains { name.hasPrefix($0) } } ?? false
  }
}
