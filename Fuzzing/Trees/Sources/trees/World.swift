import AutoLayout

/// The trees that a history is about, with the items and constraints that somebody holds.
final class World {
  var items: [String: any LayoutItem] = [:]
  var constraints: [String: LayoutConstraint] = [:]
  /// Constraints of one item that come and go together.
  var crowd: [LayoutConstraint] = []
  /// What was found wrong.
  private(set) var failures: [String] = []
  private(set) var stepCount = 0
  private(set) var callbackCount = 0
  /// How many steps are under way inside each other.
  private(set) var depth = 0
  /// Whether callbacks do nothing, as while it is looked at what has come about.
  var isQuiet = false
  /// How many of the items there are.
  var living = 0
  let numberClass: NumberClass

  init(_ numberClass: NumberClass) { self.numberClass = numberClass }

  /// A callback inside so many others does nothing.
  private static let deepest = 3

  func run(_ steps: [Step]) {
    for step in steps {
      stepCount += 1
      depth += 1
      perform(step)
      depth -= 1
    }
  }

  /// Does what waits for a callback, once.
  func callBack(_ waiting: inout [Place: [[Step]]], at place: Place) -> [Step] {
    guard !isQuiet, depth <= Self.deepest, let list = waiting[place], !list.isEmpty else {
      return []
    }
    callbackCount += 1
    return waiting[place]?.removeFirst() ?? []
  }

  func fail(_ what: String) { failures.append(what) }

  /// Checks all trees, lets go of everything, and sees whether anything is left.
  func finish() {
    for name in items.keys.sorted() { check(named: name) }
    isQuiet = true
    items = [:]
    constraints = [:]
    crowd = []
    if living != 0 { fail("leak: \(living) items are left") }
  }

  private func perform(_ step: Step) {
    _ = changeTree(step) || changeConstraints(step) || changeSettings(step) || ask(step)
  }

  /// The item of a word, or a guide of it, as in `v1.margins`.
  func item(_ word: String) -> (any LayoutItem)? {
    let parts = word.split(separator: ".")
    guard let name = parts.first, let item = items[String(name)] else { return nil }
    switch parts.dropFirst().first {
    case "margins": return item.layoutMarginsGuide
    case "safe": return item.safeAreaLayoutGuide
    case "content": return (item as? LayoutScrollView)?.contentLayoutGuide ?? item
    case "frame": return (item as? LayoutScrollView)?.frameLayoutGuide ?? item
    default: return item
    }
  }
}
