import AutoLayout

/// An item as logs name it: its class or its own name, its address, and the title that stands
/// behind.
struct LogItem: Hashable {
  /// `UIButton`, or the name that its maker has given it.
  var name: String
  /// `0x7f8b10`; nil where the log gives none.
  var address: String?
  var title: String?

  /// What tells the item from others: its address where that is whole, since the same item comes
  /// under several classes and names.
  var identity: String {
    address.flatMap { $0.hasSuffix("...") || $0 == "0x0" ? nil : $0 } ?? handle
  }

  /// `UIButton:0x7f8b10`.
  var handle: String { address.map { "\(name):\($0)" } ?? name }

  /// `contentLayoutGuide` or `frameLayoutGuide` of one that a scroll view brings; nil for any other.
  var scrollGuide: String? {
    let prefix = "UIScrollView-"
    guard let title, title.hasPrefix(prefix), title.hasSuffix("LayoutGuide") else { return nil }
    return String(title.dropFirst(prefix.count))
  }

  static func == (a: LogItem, b: LogItem) -> Bool { a.identity == b.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// One constraint of a log.
struct LogConstraint {
  /// Which sort of constraint it is, by the name of its class.
  enum Kind: String, CaseIterable {
    case plain = "NSLayoutConstraint"
    case autoresizing = "NSAutoresizingMaskLayoutConstraint"
    case contentSize = "NSContentSizeLayoutConstraint"
    case baseline = "_UISystemBaselineConstraint"
    /// Another one of the system's, which is what its description says.
    case system

    /// The kind of a class; nil for one that is no equation. A class of an app prints and means
    /// what a plain constraint does.
    init?(className: String) {
      if className == "NSSpringLayoutConstraint" { return nil }
      if let known = Self(rawValue: className) {
        self = known
      } else {
        self = Self.isSystemClass(className) ? .system : .plain
      }
    }

    /// Whether a class is Apple's rather than an app's.
    static func isSystemClass(_ name: String) -> Bool {
      ["NS", "UI", "_NS", "_UI"].contains { name.hasPrefix($0) }
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
  /// `h=--& v=-&-`: along each axis the space before an item, its size and the space behind, of
  /// which a `-` keeps and a `&` follows the superview.
  var mask: String?
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

  /// Whether the address of the constraint is one of its own.
  var isUnique = true

  /// Whether nobody's code can change the constraint: it follows from a mask, from the content,
  /// from a stack view, from where the system puts a whole screen, or is between views that no code
  /// can see.
  var isMadeBySystem: Bool {
    switch kind {
    case .autoresizing, .contentSize, .system: return true
    case .plain, .baseline: break
    }
    if let identifier, ConstraintRecord.isSystemIdentifier(identifier) { return true }
    let items = [first.item, second?.item].compactMap { $0 }
    return items.allSatisfy { isPrivate($0) } || items.contains { isOfBar($0) }
  }

  /// Whether an item is inside a bar or a keyboard of the system, where no code adds anything.
  private func isOfBar(_ item: LogItem) -> Bool {
    isPrivate(item)
      && ["Bar", "Toolbar", "Keyboard", "UIKB"].contains { item.name.contains(text: $0) }
  }

  /// Whether an item is of a class that no code can see.
  func isPrivate(_ item: LogItem) -> Bool {
    ConstraintRecord.isPrivateClass(item.name) && item.scrollGuide == nil
  }
}
