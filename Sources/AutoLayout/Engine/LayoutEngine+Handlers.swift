/// Handlers are set on roots and stay with them, so that there may be several on the way from an
/// item to the root of its tree: all of them are called, the nearest first. Without any, messages
/// go to standard error.
extension LayoutEngine {
  /// Called after a pass, once per constraint it broke: with the irreducible set that the
  /// constraint is part of, and the constraint itself.
  ///
  /// A handler belongs to the root that it is set for. When that becomes part of another tree, the
  /// handler is called for what happens in that part, before the other tree's handler. Without any
  /// handler, one sentence goes to standard error.
  public var conflictHandler:
    ((_ conflict: LayoutError.Conflict, _ broken: ConstraintRecord) -> Void)?
  {
    get { rootSettings?.conflictHandler }
    set { set { exchange(&$0.conflictHandler, for: newValue) } }
  }

  /// Called after each pass that changed frames, with the items that have a new one, parents before
  /// children; after each item has been told about its own frame. Like `conflictHandler` it belongs
  /// to the root that it is set for, and is called for what is in it.
  public var layoutHandler: ((_ changed: [any LayoutItem]) -> Void)? {
    get { rootSettings?.layoutHandler }
    set { set { exchange(&$0.layoutHandler, for: newValue) } }
  }

  /// Called for values that were refused where nothing can be thrown, as in a setter. It belongs to
  /// the root that it is set for, as `conflictHandler` does; without any, the sentence goes to
  /// standard error.
  public var issueHandler: ((LayoutError) -> Void)? {
    get { rootSettings?.issueHandler }
    set { set { exchange(&$0.issueHandler, for: newValue) } }
  }

  /// Reports to the handlers what has not been reported yet.
  func announce() {
    for (issue, item) in takeRefusals() { (item ?? root)?.tell(issue) }
    let news = certificates.keys.sorted().filter { certificates[$0]?.isReported == false }
    var heard: [Int32] = []
    for slot in news {
      guard let constraint = entries.constraint(at: slot) else { continue }
      certificates[slot]?.isReported = true
      let isHeard = !constraint.nearestItem.handlers { $0.conflictHandler }.isEmpty
      if isHeard { heard.append(slot) } else { logBreak(of: constraint) }
    }
    for entry in explainedBreaks(of: heard) {
      for handler in entry.constraint.nearestItem.handlers({ $0.conflictHandler }) {
        handler(entry.conflict, entry.conflict.broken ?? entry.constraint.record)
      }
    }
  }

  /// Reports a pass to each handler, with the items in the handler's own.
  func announce(_ changed: [any LayoutItem]) {
    if changed.isEmpty { return }
    let parts = partsWithHandlers(of: changed)
    for item in itemsWithSettings.reversed() {
      guard let handler = item.settings?.layoutHandler else { continue }
      let inside = item === root ? changed : parts[ObjectIdentifier(item)] ?? []
      if !inside.isEmpty { handler(inside) }
    }
  }

  /// What of the changed items lies in each item below the root that has a handler of its own: by one
  /// climb for each changed item, however many handlers there are.
  private func partsWithHandlers(
    of changed: [any LayoutItem]
  ) -> [ObjectIdentifier: [any LayoutItem]] {
    var parts: [ObjectIdentifier: [any LayoutItem]] = [:]
    guard itemsWithSettings.contains(where: { $0 !== root && $0.settings?.layoutHandler != nil })
    else { return parts }
    for item in changed {
      var current = item.identity
      while let parent = current.parent {
        if current.settings?.layoutHandler != nil {
          parts[ObjectIdentifier(current), default: []].append(item)
        }
        current = parent
      }
    }
    return parts
  }

  private func logBreak(of constraint: LayoutConstraint) {
    let members = certificates[constraint.slot]?.members ?? []
    // One record for all of them, so that views of the same name are numbered in the same way.
    DistinctNames.among(members + [.constraint(constraint)]) {
      let conflict = conflict(among: members)
      let names =
        conflict.constraints.map { $0.namedDescription } + conflict.implicit.map { $0.fact }
      let shown = 4
      var others = names.prefix(shown).joined(separator: ", ")
      if names.count > shown { others += " and \(names.count - shown) more" }
      StandardError.write(
        "\(constraint.record.namedDescription) is broken"
          + (others.isEmpty ? "" : ", because it cannot hold together with \(others)"))
    }
  }
}

/// Sets something, and returns what it was.
private func exchange<Value>(_ value: inout Value, for new: Value) -> Value {
  let former = value
  value = new
  return former
}

extension ItemIdentity {
  /// Reports a value or a call that was refused.
  func tell(_ issue: LayoutError) {
    let handlers = handlers { $0.issueHandler }
    if handlers.isEmpty { StandardError.write(issue.description) }
    for handler in handlers { handler(issue) }
  }

  /// The handlers of one kind from here up to the root.
  fileprivate func handlers<Handler>(_ kind: (ItemSettings) -> Handler?) -> [Handler] {
    guard let engine, !engine.itemsWithSettings.isEmpty else { return [] }
    var found: [Handler] = []
    var current: ItemIdentity? = self
    while let item = current {
      if let settings = item.settings, let handler = kind(settings) { found.append(handler) }
      current = item.parent
    }
    return found
  }
}

extension LayoutConstraint {
  /// The lowest item that is above both items, or is one of them.
  fileprivate var nearestItem: ItemIdentity {
    second.flatMap { first.nearestCommonAncestor(with: $0) } ?? first
  }
}
