import AutoLayout

/// The items of a log as views. What a log does not say is left open: margins of which it says
/// nothing else are at least 0, and baselines and unknown superviews are views of their own, which
/// may be anywhere.
struct LogTree {
  let root = LayoutView("log")
  private var views: [String: LayoutView] = [:]
  private var names: Set<String> = []
  /// Name and handle of each item, in the order of appearance.
  private(set) var legend: [(name: String, handle: String)] = []
  /// By item: the guide whose place the log says to be that of its margins.
  private var marginsGuides: [String: LogItem] = [:]
  /// By item: what it lies in, where any entry says it.
  private var superviews: [String: LogItem] = [:]
  /// By item: how it is best called.
  private var callings: [String: LogItem] = [:]
  /// What holds of all margins.
  private(set) var marginBounds: [LayoutConstraint] = []
  /// Margins and baselines whose places the log does not give.
  private(set) var openPlaces: [String] = []

  /// Items that are taken to lie in others, which the log does not say.
  private(set) var assumed: [(inner: LogItem, outer: LogItem)] = []

  init(_ constraints: [LogConstraint]) {
    collect(constraints)
    for entry in constraints where entry.kind == .autoresizing && entry.second == nil {
      assumeSuperview(of: entry, constraints)
    }
  }

  /// A mask holds an item in its superview. Where no entry says which that is, it is the one item with which
  /// the others compare its edges and middles.
  private mutating func assumeSuperview(of entry: LogConstraint, _ constraints: [LogConstraint]) {
    let inner = entry.first.item
    guard entry.first.attribute != .width, entry.first.attribute != .height,
      superviews[inner.identity] == nil
    else { return }
    var others: Set<LogItem> = []
    for other in constraints where other.kind == .plain && !other.isMadeBySystem {
      guard let second = other.second, other.first.attribute == second.attribute,
        ![.width, .height].contains(second.attribute)
      else { continue }
      if other.first.item == inner { others.insert(second.item) }
      if second.item == inner { others.insert(other.first.item) }
    }
    others = others.filter { superviews[$0.identity] != inner && $0 != inner }
    guard others.count == 1, let outer = others.first else { return }
    superviews[inner.identity] = outer
    assumed.append((inner, outer))
  }

  private mutating func collect(_ constraints: [LogConstraint]) {
    for entry in constraints {
      let items = [entry.first.item, entry.second?.item, entry.superview].compactMap { $0 }
      for item in items {
        callings[item.identity] = callings[item.identity].map { Self.better($0, item) } ?? item
      }
      if let superview = entry.superview {
        for item in items where item != superview && superviews[item.identity] == nil {
          superviews[item.identity] = superview
        }
      }
      if entry.identifier?.hasSuffix("Margin-guide-constraint") == true,
        let superview = entry.superview
      {
        marginsGuides[superview.identity] = items.first { $0 != superview }
      }
    }
  }

  /// Of an item that comes under several names, its own rather than that of a class, and one with a
  /// title.
  private static func better(_ one: LogItem, _ other: LogItem) -> LogItem {
    var best = one
    if isClass(one.name), !isClass(other.name) { best.name = other.name }
    best.title = one.title ?? other.title
    return best
  }

  private static func isClass(_ name: String) -> Bool {
    let isModule = name.contains(".") && name.first?.isUppercase == true
    return LogConstraint.Kind.isSystemClass(name) || isModule
  }

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
        (entry.superview ?? superviews[entry.first.item.identity]).map { view($0) }
        ?? first.view.superview.flatMap { $0 === root ? nil : $0 }
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
    made.identifier = entry.spokenIdentifier
    return made
  }

  /// The name of an item in drawings: its title where that is one, else its class.
  mutating func name(of item: LogItem) -> String { view(item).layoutNode.name }

  private mutating func nest(_ child: LogItem, in superview: LogItem) {
    let (inner, outer) = (view(child), view(superview))
    if inner !== outer, inner.superview === root { outer.addSubview(inner) }
  }

  private mutating func view(_ item: LogItem) -> LayoutView {
    if let known = views[item.identity] { return known }
    let called = callings[item.identity] ?? item
    let made = LayoutView(freeName(for: called))
    root.addSubview(made)
    views[item.identity] = made
    if item.address != nil || item.title != nil {
      let title = called.title.map { " '\($0)'" } ?? ""
      legend.append((made.layoutNode.name, called.handle + title))
    }
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
    let margins: LayoutConstraint.Attribute? =
      switch side.attribute {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    if let margins { return (self.margins(of: side.item), margins) }
    switch side.attribute {
    case .firstBaseline, .lastBaseline:
      let which = side.attribute == .firstBaseline ? "first" : "last"
      let text = "\(which) baseline of \(name(of: side.item))"
      if views[text] == nil { openPlaces.append("the " + text) }
      return (stand(in: text), .top)
    default: return (view(side.item), side.attribute)
    }
  }

  /// The guide that the log names, or one that is known only to be inside.
  private mutating func margins(of item: LogItem) -> LayoutView {
    let owner = view(item)
    let text = "margins of \(owner.layoutNode.name)"
    if let known = views[text] { return known }
    let guide = marginsGuides[item.identity]
    let margins = guide.map { view($0) } ?? stand(in: text)
    views[text] = margins
    if guide == nil { openPlaces.append("the " + text) }
    let edges: [(LayoutConstraint.Attribute, LayoutConstraint.Relation)] = [
      (.left, .greaterThanOrEqual), (.top, .greaterThanOrEqual), (.right, .lessThanOrEqual),
      (.bottom, .lessThanOrEqual),
    ]
    for (edge, relation) in edges {
      guard
        let bound = try? LayoutConstraint(
          item: margins, attribute: edge, relatedBy: relation, toItem: owner, attribute: edge)
      else { continue }
      bound.identifier = "_NSLayoutMargins"
      marginBounds.append(bound)
    }
    return margins
  }

  private mutating func freeName(for item: LogItem) -> String {
    let plain = Self.shortName(item.name)
    let wanted = item.scrollGuide ?? item.title.flatMap { Self.name(ofTitle: $0) } ?? plain
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// `Cell` of `App.List<Int, App.Row<Int>>.Cell`; the name itself where it is none of a class.
  private static func shortName(_ handle: String) -> String {
    if handle.contains(" ") && !handle.contains("<") && !handle.contains("(") { return handle }
    let observed = "NSKVONotifying_"
    let whole = handle.hasPrefix(observed) ? handle.dropFirst(observed.count) : handle[...]
    if whole.first?.isUppercase != true, !whole.hasPrefix("_") { return String(whole) }
    var name = ""
    var depth = 0
    var isArrow = false
    for character in whole {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ")" || character == ">" && !isArrow { depth -= 1 }
      isArrow = character == "-"
    }
    return name.split(separator: ".").last.map { String($0) } ?? "view"
  }

  /// The first words of a title as one name, `LogIn` of `Log in`; nil where it does not begin with a letter.
  private static func name(ofTitle title: String) -> String? {
    let words = title.utf8.split { !LineScanner.isLetter($0) && !LineScanner.isDigit($0) }
    guard let first = words.first, title.utf8.starts(with: first),
      title.utf8.allSatisfy({ $0 < 0x80 }),
      first.first.map({ LineScanner.isLetter($0) }) == true
    else { return nil }
    var name = String(decoding: first, as: UTF8.self)
    for word in words.dropFirst() {
      if name.utf8.count + word.count > longestTitle { break }
      let text = String(decoding: word, as: UTF8.self)
      name += text.prefix(1).uppercased() + text.dropFirst()
    }
    return name
  }

  /// Of a sentence the beginning is enough to tell it from others.
  private static let longestTitle = 20
}

extension LogConstraint {
  /// The identifier that says who made the constraint: its own, or the name of the class where that
  /// tells.
  fileprivate var spokenIdentifier: String? {
    switch kind {
    case .autoresizing, .contentSize:
      return identifier ?? kind.rawValue + (mask.map { " " + $0 } ?? "")
    case .plain, .baseline, .system: break
    }
    // Of what the system has between its own views the class tells.
    let items = [first.item, second?.item].compactMap { $0 }
    if identifier == nil, isMadeBySystem, let item = items.first(where: { isPrivate($0) }) {
      return item.name
    }
    return identifier
  }
}
