import AutoLayout

/// The items of a log as views. What a log does not say is left open: margins, baselines and unknown
/// superviews are views of their own, which may be anywhere.
struct LogTree {
  let root = LayoutView("log")
  private var views: [String: LayoutView] = [:]
  private var names: Set<String> = []
  /// Name and handle of each item, in the order of appearance.
  private(set) var legend: [(name: String, handle: String)] = []

  /// Makes a constraint; nil where the engine has no such constraint.
  mutating func add(_ entry: LogConstraint) -> LayoutConstraint? {
    if let superview = entry.superview {
      let child = entry.first.item == superview ? entry.second?.item : entry.first.item
      nest(child ?? entry.first.item, in: superview)
    }
    let first = place(entry.first)
    var second = entry.second.map { place($0) }
    if second == nil, entry.first.attribute != .width, entry.first.attribute != .height {
      let origin =
        entry.superview.map { view($0) }
        ?? stand(in: "superview of " + name(of: entry.first.item))
      let attribute: LayoutConstraint.Attribute =
        first.attribute.axis == .horizontal ? .left : .top
      second = (origin, attribute)
    }
    guard
      let made = try? LayoutConstraint(
        item: first.view, attribute: first.attribute, relatedBy: entry.relation,
        toItem: second?.view, attribute: second?.attribute ?? .notAnAttribute,
        multiplier: entry.multiplier, constant: entry.constant)
    else { return nil }
    made.priority = LayoutPriority(entry.priority)
    made.identifier = entry.identifier
    return made
  }

  /// The name of an item in drawings: its title where that is one, else its class.
  mutating func name(of item: LogItem) -> String { view(item).layoutNode.name }

  private mutating func nest(_ child: LogItem, in superview: LogItem) {
    let (inner, outer) = (view(child), view(superview))
    if inner !== outer, inner.superview === root { outer.addSubview(inner) }
  }

  private mutating func view(_ item: LogItem) -> LayoutView {
    if let known = views[item.handle] { return known }
    let made = LayoutView(freeName(for: item))
    root.addSubview(made)
    views[item.handle] = made
    legend.append((made.layoutNode.name, item.handle + (item.title.map { " '\($0)'" } ?? "")))
    return made
  }

  /// A view for something whose place is not known.
  private mutating func stand(in text: String) -> LayoutView {
    if let known = views[text] { return known }
    let made = LayoutView(text)
    root.addSubview(made)
    views[text] = made
    return made
  }

  private mutating func place(
    _ side: LogConstraint.Side
  ) -> (view: LayoutView, attribute: LayoutConstraint.Attribute) {
    let unknown: (String, LayoutConstraint.Attribute)? =
      switch side.attribute {
      case .leftMargin: ("margins", .left)
      case .rightMargin: ("margins", .right)
      case .topMargin: ("margins", .top)
      case .bottomMargin: ("margins", .bottom)
      case .leadingMargin: ("margins", .leading)
      case .trailingMargin: ("margins", .trailing)
      case .centerXWithinMargins: ("margins", .centerX)
      case .centerYWithinMargins: ("margins", .centerY)
      case .firstBaseline: ("first baseline", .top)
      case .lastBaseline: ("last baseline", .top)
      default: nil
      }
    guard let (what, attribute) = unknown else { return (view(side.item), side.attribute) }
    return (stand(in: "\(what) of \(name(of: side.item))"), attribute)
  }

  private mutating func freeName(for item: LogItem) -> String {
    let plain = Self.shortName(item.handle)
    let wanted = item.title.flatMap { Self.isName($0) ? $0 : nil } ?? plain
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// `Cell` of `App.List<Int, App.Row<Int>>.Cell:0x7f`.
  private static func shortName(_ handle: String) -> String {
    var name = ""
    var depth = 0
    var isArrow = false
    for character in handle.prefix(upTo: handle.lastIndex(of: ":") ?? handle.endIndex) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ")" || character == ">" && !isArrow { depth -= 1 }
      isArrow = character == "-"
    }
    return name.split(separator: ".").last.map { String($0) } ?? "view"
  }

  private static func isName(_ text: String) -> Bool {
    let isFirst = text.utf8.first.map { LineScanner.isLetter($0) } ?? false
    return isFirst && text.utf8.allSatisfy { LineScanner.isLetter($0) || LineScanner.isDigit($0) }
  }
}
