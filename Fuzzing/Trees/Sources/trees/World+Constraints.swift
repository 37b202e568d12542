import AutoLayout

extension World {
  /// Steps about constraints.
  func changeConstraints(_ step: Step) -> Bool {
    switch step[0] {
    case "relate": relate(step)
    case "distance": measureDistance(step)
    case "on": constraints[step[1]]?.isActive = true
    case "off": constraints[step[1]]?.isActive = false
    case "activate": activate(step)
    case "constant": constraints[step[1]]?.constant = step.number(2)
    case "priority": constraints[step[1]]?.priority = LayoutPriority(step.number(2))
    case "forget": constraints[step[1]] = nil
    case "deactivate": item(step[1])?.deactivateConstraints()
    case "crowd": crowd(step)
    case "format": format(step)
    case "update":
      guard let item = item(step[1]) else { break }
      attempt { () throws(LayoutError) in try item.layoutEngine.update { run(step.inner) } }
    default: return false
    }
    return true
  }

  private func relate(_ step: Step) {
    guard let first = item(step[2]) else { return }
    attempt { () throws(LayoutError) in
      let constraint = try LayoutConstraint(
        item: first, attribute: attribute(step[3]), relatedBy: relation(step[4]),
        toItem: item(step[5]), attribute: attribute(step[6]), multiplier: step.number(7),
        constant: step.number(8))
      constraint.priority = LayoutPriority(step.number(9))
      constraints[step[1]] = constraint
      if step[10] == "on" { constraint.isActive = true }
    }
  }

  private func measureDistance(_ step: Step) {
    guard let first = item(step[2]), let second = item(step[3]), let third = item(step[4]) else {
      return
    }
    let constraint = first.leadingAnchor.anchorWithOffset(to: second.trailingAnchor).constraint(
      equalTo: third.widthAnchor, multiplier: step.number(5), constant: step.number(6))
    constraints[step[1]] = constraint
    if step[7] == "on" { constraint.isActive = true }
  }

  private func activate(_ step: Step) {
    run(step.inner)
    let names = step.words.dropFirst() + step.inner.map { $0[1] }
    let chosen = names.compactMap { constraints[$0] }
    let wasActive = chosen.map(\.isActive)
    let calls = callbackCount
    let isRefused = !attempt { () throws(LayoutError) in try LayoutConstraint.activate(chosen) }
    // Inside an update they are part of it, and callbacks may have changed any of them meanwhile.
    guard isRefused, depth == 1, callbackCount == calls else { return }
    if chosen.map(\.isActive) != wasActive { fail("refused, but active") }
  }

  /// Makes more constraints than all others together, which change nothing, or lets those go that are there.
  private func crowd(_ step: Step) {
    guard crowd.isEmpty else {
      for constraint in crowd { constraint.isActive = false }
      crowd = []
      return
    }
    guard let item = item(step[1]) else { return }
    crowd = (0..<100).map { _ in item.widthAnchor.constraint(greaterThanOrEqualToConstant: 0) }
    for constraint in crowd { constraint.isActive = true }
  }

  private func format(_ step: Step) {
    guard let above = item(step[1]), let one = item(step[2]), let other = item(step[3]) else {
      return
    }
    let length = step.number(5)
    let text: LayoutFormat =
      switch step.int(4) {
      case 0: "H:|-[\(one)]-[\(other)]-|"
      case 1: "V:|[\(one)(>=20@750)][\(other)(\(one))]|"
      case 2: "[\(one)]-\(length)-[\(other)(\(length)@\(length))]"
      default: "|[\(one)]|"
      }
    attempt { () throws(LayoutError) in try above.layout(text) }
  }

  /// Makes a call that may throw, and looks at what it throws.
  @discardableResult
  func attempt<Result>(_ call: () throws(LayoutError) -> Result) -> Bool {
    do throws(LayoutError) {
      _ = try call()
      return true
    } catch {
      look(at: error)
      return false
    }
  }
}

private func attribute(_ word: String) -> LayoutConstraint.Attribute {
  LayoutConstraint.Attribute.allCases.first { "\($0)" == word } ?? .notAnAttribute
}

private func relation(_ word: String) -> LayoutConstraint.Relation {
  switch word {
  case "<=": .lessThanOrEqual
  case ">=": .greaterThanOrEqual
  default: .equal
  }
}
