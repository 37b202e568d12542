/// Everything that a message needs to know about a constraint, as a value: it can be thrown,
/// stored, compared and sent, and it keeps no item alive.
public struct ConstraintRecord: Sendable, Hashable {
  /// Records are handed around much: as one object a copy is one reference, not seven texts.
  private var storage: Storage

  /// Name of the first item.
  public var first: String {
    get { storage.parts.first }
    set { change { $0.first = newValue } }
  }
  /// Attribute of the first item.
  public var firstAttribute: LayoutConstraint.Attribute {
    get { storage.parts.firstAttribute }
    set { change { $0.firstAttribute = newValue } }
  }
  /// How the sides compare.
  public var relation: LayoutConstraint.Relation {
    get { storage.parts.relation }
    set { change { $0.relation = newValue } }
  }
  /// Name of the second item; nil where the first is compared with a constant.
  public var second: String? {
    get { storage.parts.second }
    set { change { $0.second = newValue } }
  }
  /// Attribute of the second item; `notAnAttribute` where there is none.
  public var secondAttribute: LayoutConstraint.Attribute {
    get { storage.parts.secondAttribute }
    set { change { $0.secondAttribute = newValue } }
  }
  /// Factor of the second item's attribute.
  public var multiplier: Double {
    get { storage.parts.multiplier }
    set { change { $0.multiplier = newValue } }
  }
  /// What is added to the second side, in points.
  public var constant: Double {
    get { storage.parts.constant }
    set { change { $0.constant = newValue } }
  }
  /// How much the constraint matters.
  public var priority: LayoutPriority {
    get { storage.parts.priority }
    set { change { $0.priority = newValue } }
  }
  /// The caller's own name for the constraint.
  public var identifier: String? {
    get { storage.parts.identifier }
    set { change { $0.identifier = newValue } }
  }
  /// Where in a format string the constraint came from; nil if it was not made by one.
  public var origin: Origin? {
    get { storage.parts.origin }
    set { change { $0.origin = newValue } }
  }
  /// The name of that one of the two items in which the other one is laid out directly, which is
  /// what `|` stands for; nil if neither is. Where a place is compared with a constant, which
  /// cannot be, the item in which the first one is laid out.
  public var superview: String? {
    get { storage.parts.superview }
    set { change { $0.superview = newValue } }
  }
  /// Where the first side begins, if it is the distance to the first item's attribute.
  public var firstStart: Start? {
    get { storage.parts.firstStart }
    set { change { $0.firstStart = newValue } }
  }
  /// Where the second side begins, if it is the distance to the second item's attribute.
  public var secondStart: Start? {
    get { storage.parts.secondStart }
    set { change { $0.secondStart = newValue } }
  }

  /// Whether the constraint keeps a size that insets point out of from being too small for a frame.
  var isOfInsets: Bool {
    get { storage.parts.isOfInsets }
    set { change { $0.isOfInsets = newValue } }
  }

  /// Makes a record of its parts.
  public init(
    first: String, firstAttribute: LayoutConstraint.Attribute,
    relation: LayoutConstraint.Relation, second: String? = nil,
    secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil,
    origin: Origin? = nil, superview: String? = nil, firstStart: Start? = nil,
    secondStart: Start? = nil
  ) {
    storage = Storage(
      Parts(
        first: first, firstAttribute: firstAttribute, relation: relation, second: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: priority, identifier: identifier, origin: origin, superview: superview,
        firstStart: firstStart, secondStart: secondStart))
  }

  private struct Parts: Sendable, Hashable {
    var first: String
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: String?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
    var identifier: String?
    var origin: Origin?
    var superview: String?
    var firstStart: Start?
    var secondStart: Start?
    var isOfInsets = false
  }

  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = storage.parts
    body(&parts)
    storage = Storage(parts)
  }

  /// Whether all parts are the same.
  public static func == (one: ConstraintRecord, other: ConstraintRecord) -> Bool {
    one.storage.parts == other.storage.parts
  }

  /// Feeds all parts into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.parts) }

  /// The place where a distance begins.
  public struct Start: Sendable, Hashable {
    /// Name of the item.
    public var item: String
    /// Its attribute.
    public var attribute: LayoutConstraint.Attribute

    /// Makes a start of its parts.
    public init(item: String, attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }
}

extension DistanceStarts.Start {
  /// The start as a value.
  var record: ConstraintRecord.Start {
    ConstraintRecord.Start(item: item.name, attribute: attribute)
  }
}

extension ConstraintRecord {
  /// The place in a format string that asked for a constraint.
  public struct Origin: Sendable, Hashable {
    /// The whole format string, arguments filled in.
    public var format: String
    /// The bytes (UTF-8) that made the constraint: its predicate, else the dash, else the empty
    /// place between two brackets; for an alignment from one view's `[` to the next view's `]`.
    /// What of it lies outside of the string is never looked at.
    public var range: Range<Int>
    /// What the constraint does in the string.
    public var role: Role

    /// Makes an origin of its parts.
    public init(format: String, range: Range<Int>, role: Role) {
      self.format = format
      self.range = range
      self.role = role
    }

    /// Feeds the place into a hasher, and of the string its length: all constraints of a string have
    /// that in common.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(format.utf8.count)
      hasher.combine(range)
      hasher.combine(role)
    }
  }

  /// What a constraint does in the format string that made it.
  public enum Role: Sendable, Hashable {
    /// Keeps two neighbours, or a view and its superview, apart.
    case spacing
    /// Sets a width or a height.
    case size
    /// Lines two neighbours up, because an option said so.
    case alignment
  }

  /// Who made a constraint, and so who can change it.
  public enum Author: Sendable, Hashable {
    /// Somebody who uses the library.
    case caller
    /// An autoresizing mask that is translated into constraints.
    case autoresizingMask
    /// The content of an item.
    case content
    /// A stack view, for the views that it arranges.
    case stackView
    /// The system, as for the size of a cell or of a whole screen.
    case system
  }

  /// Who made the constraint, by its identifier: UIKit, AppKit and the stack views of this package
  /// give those of their own names that are known, as `UIView-Encapsulated-Layout-Height`. What is
  /// between views that are all of private classes, as `_UIButtonBarStackView`, is the system's.
  public var author: Author { Self.author(identifier, first, second) }

  fileprivate static func author(
    _ identifier: String?, _ first: String, _ second: String?
  ) -> Author {
    let author = identifier.map { Self.author(ofIdentifier: $0) } ?? .caller
    guard author == .caller, isPrivateClass(first) else { return author }
    return second.map { isPrivateClass($0) } ?? true ? .system : .caller
  }

  /// Whether a name is that of a class of UIKit or AppKit that no code can see: of what is inside
  /// of bars, alerts and keyboards.
  public static func isPrivateClass(_ name: String) -> Bool {
    // Most names are told by their first letter.
    guard let initial = name.utf8.first, "_TU".utf8.contains(initial) else { return false }
    return name != "UIKeyboardLayoutGuide" && privateClasses.contains { name.hasPrefix($0) }
  }

  private static let privateClasses = [
    "_UI", "_NS", "TUISystem", "TUIKeyboard", "TUIInput", "TUIPrediction", "TUICandidate",
    "TUIEmoji", "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIInputSet", "UISystemInput",
    "UISystemKeyboard", "UICompatibilityInput",
  ]

  /// Whether constraints with an identifier are made by the system, and nobody's code can change
  /// them.
  public static func isSystemIdentifier(_ identifier: String) -> Bool {
    author(ofIdentifier: identifier) != .caller
  }

  private static func author(ofIdentifier identifier: String) -> Author {
    for (prefix, author) in authors where identifier.hasPrefix(prefix) { return author }
    if identifier.hasSuffix("Margin-guide-constraint") || identifier.hasSuffix("Target") {
      return ["UIView-", "fittingSize"].contains { identifier.hasPrefix($0) } ? .system : .caller
    }
    return stackRoles.contains(identifier) ? .stackView : .caller
  }

  private static let authors: [(prefix: String, author: Author)] = [
    ("NSAutoresizingMaskLayoutConstraint", .autoresizingMask),
    ("NSContentSizeLayoutConstraint", .content),
    ("UISV-", .stackView), ("NSStackView.", .stackView),
    ("UIView-Encapsulated-Layout-", .system), ("NSView-Encapsulated-Layout-", .system),
    ("UIKeyboardLayoutGuide-", .system), ("UIViewKeyboardLayoutGuide-", .system),
    ("UIViewSafeAreaLayoutGuide-", .system), ("NSViewSafeAreaLayoutGuide-", .system),
    ("NSWindow-", .system), ("UIInputWindowController-", .system), ("UIButtonBar.", .system),
    ("_UI", .system),
    ("_NS", .system),
  ]

  /// What the stack views of this package call their constraints.
  private static let stackRoles = [
    "stack hiding", "stack edge", "stack spacing", "stack distribution", "stack alignment",
    "stack fitting",
  ]
}

extension LayoutConstraint {
  /// That of its record.
  var author: ConstraintRecord.Author {
    ConstraintRecord.author(identifier, first.name, second?.name)
  }
}
