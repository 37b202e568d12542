extension ConstraintRecord {
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

  /// Whether a name is that of a class of UIKit or AppKit that no code can see: of what is inside of bars, alerts and
  /// keyboards.
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
