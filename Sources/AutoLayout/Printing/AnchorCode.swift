import VisualFormat

/// Constraints as Swift code that makes and activates them, with anchors wherever there are any.
///
///     try LayoutConstraint.activate([
///       find.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
///       find.widthAnchor.constraint(equalToConstant: 60),
///     ])
///
/// The code expects a variable of each item's name. A name that is no Swift identifier stands in
/// backticks, with `_` for what cannot stand there. The anchors are spelt as in UIKit.
public struct AnchorCode: Sendable, Hashable {
  /// The code, which ends with a line break.
  public let text: String

  /// Writes code for constraints, in their order. Linear in their number.
  public init(_ records: [ConstraintRecord]) {
    var declarations = ""
    var list = ""
    var items: Set<String> = []
    for record in records {
      items.insert(record.first)
      if let second = record.second { items.insert(second) }
    }
    for (index, record) in records.enumerated() {
      guard record.priority != .required || record.identifier != nil else {
        list += "  \(record.anchorCode),\n"
        continue
      }
      var name = "constraint\(index + 1)"
      while items.contains(name) { name += "_" }
      declarations += "let \(name) = \(record.anchorCode)\n"
      if record.priority != .required {
        declarations += "\(name).priority = \(canonicalText(of: record.priority.rawValue))\n"
      }
      if let identifier = record.identifier {
        declarations += "\(name).identifier = \(Self.literal(identifier))\n"
      }
      list += "  \(name),\n"
    }
    text = declarations + "try LayoutConstraint.activate([\n\(list)])\n"
  }

  /// The name of the variable that stands for an item in the code.
  public static func variable(for item: String) -> String { swiftName(item) }

  /// A text as a literal of Swift, quotation marks included.
  public static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case _ where !isPrintable(scalar):
        literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension ConstraintRecord {
  /// The expression that makes the constraint, its priority and identifier left out.
  fileprivate var anchorCode: String {
    guard let left = anchor(of: first, firstAttribute, firstStart) else { return initialiserCode }
    guard let second else {
      return "\(left).constraint(\(comparison)Constant: \(canonicalText(of: constant)))"
    }
    let isLength = firstAttribute.sort == .size || firstStart != nil
    guard let right = anchor(of: second, secondAttribute, secondStart),
      multiplier == 1 || isLength
    else { return initialiserCode }
    var code = "\(left).constraint(\(comparison): \(right)"
    if multiplier != 1 { code += ", multiplier: \(canonicalText(of: multiplier))" }
    if constant != 0 { code += ", constant: \(canonicalText(of: constant))" }
    return code + ")"
  }

  private var comparison: String {
    switch relation {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  /// nil for the middle of margins, which have none.
  private func anchor(
    of item: String, _ attribute: LayoutConstraint.Attribute, _ start: Start?
  ) -> String? {
    guard let plain = Self.anchor(of: item, attribute) else { return nil }
    guard let start else { return plain }
    return Self.anchor(of: start.item, start.attribute).map {
      "\($0).anchorWithOffset(to: \(plain))"
    }
  }

  private static func anchor(
    of item: String, _ attribute: LayoutConstraint.Attribute
  ) -> String? {
    let name = expression(for: item)
    let margin = "\(name).layoutMarginsGuide"
    return switch attribute {
    case .notAnAttribute: nil
    case .leftMargin: "\(margin).leftAnchor"
    case .rightMargin: "\(margin).rightAnchor"
    case .topMargin: "\(margin).topAnchor"
    case .bottomMargin: "\(margin).bottomAnchor"
    case .leadingMargin: "\(margin).leadingAnchor"
    case .trailingMargin: "\(margin).trailingAnchor"
    case .centerXWithinMargins: "\(margin).centerXAnchor"
    case .centerYWithinMargins: "\(margin).centerYAnchor"
    default: "\(name).\(attribute)Anchor"
    }
  }

  /// A guide that a view has of its own is reached through the view's variable.
  private static func expression(for item: String) -> String {
    for guide in guides {
      let owner = item.utf8.dropLast(guide.utf8.count)
      if !owner.isEmpty, item.hasSuffix(guide) {
        return swiftName(String(decoding: owner, as: UTF8.self)) + guide
      }
    }
    return swiftName(item)
  }

  private static let guides = [
    ".layoutMarginsGuide", ".safeAreaLayoutGuide", ".contentLayoutGuide", ".frameLayoutGuide",
  ]

  /// For a place in proportion to another one there is no anchor call.
  private var initialiserCode: String {
    var code = "try LayoutConstraint(item: \(Self.expression(for: first))"
    code += ", attribute: .\(firstAttribute), relatedBy: .\(relationName)"
    if let second {
      code += ", toItem: \(Self.expression(for: second)), attribute: .\(secondAttribute)"
    }
    code += ", multiplier: \(canonicalText(of: multiplier))"
    return code + ", constant: \(canonicalText(of: constant)))"
  }

  private var relationName: String {
    switch relation {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

/// A name as Swift code writes it: in backticks unless it is a plain identifier that means nothing
/// else.
private func swiftName(_ name: String) -> String {
  if isName(name), !reservedWords.contains(name) { return name }
  var raw = String.UnicodeScalarView()
  var hasWord = false
  for scalar in name.unicodeScalars {
    let isForbidden = scalar == "`" || scalar == "\\" || !isPrintable(scalar)
    raw.append(isForbidden ? "_" : scalar)
    hasWord = hasWord || scalar.value >= 0xA1 || isName(String(scalar)) && scalar != "_"
  }
  // Blanks or signs alone are no identifier, not even in backticks.
  return "`\(String(raw))\(hasWord ? "" : "view")`"
}

/// Words that are no names at the beginning of an expression.
private let reservedWords = [
  "_", "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]
