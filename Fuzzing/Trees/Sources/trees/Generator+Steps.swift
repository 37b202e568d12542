import AutoLayout

extension Generator {
  mutating func treeStep() -> Step {
    switch numbers.below(6) {
    case 0: Step(["remove", item()])
    case 1: Step(["arrange", item(), item(), "\(numbers.below(5) - 1)"])
    default: Step(["add", item(), item()])
    }
  }

  mutating func constraintStep() -> Step {
    switch numbers.below(13) {
    case 0...4: return relation(activating: true)
    case 5: return Step(["activate", constraint(), constraint()], [relation(), relation()])
    case 6:
      return Step(
        ["distance", newConstraint(), item(), item(), item(), multiplier(), length(), "on"])
    case 7: return Step([numbers.pick(["on", "off"]), constraint()])
    case 8: return Step(["constant", constraint(), length()])
    case 9: return Step(["priority", constraint(), priority()])
    case 10: return Step(["format", item(), item(), item(), "\(numbers.below(4))", length()])
    case 11: return Step(["crowd", item()])
    default: return Step(["forget", constraint()])
    }
  }

  private mutating func multiplier() -> String { numberClass.multiplier(&numbers).description }

  private mutating func priority() -> String { numberClass.priority(&numbers).description }

  private mutating func relation(activating: Bool = false) -> Step {
    let horizontal: [LayoutConstraint.Attribute] = [
      .leading, .trailing, .left, .right, .centerX, .width,
    ]
    let vertical: [LayoutConstraint.Attribute] = [
      .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline,
    ]
    let family = numbers.pick([horizontal, vertical])
    var attributes = (0..<2).map { _ in numbers.pick(family) }
    if numbers.chance(1, in: 10) {
      attributes[0] = numbers.pick(LayoutConstraint.Attribute.allCases)
    }
    let isConstant = numbers.chance(3, in: 10)
    if isConstant { attributes[0] = numbers.pick([.width, .height]) }
    return Step([
      "relate", newConstraint(), item(), "\(attributes[0])", numbers.pick(["==", "<=", ">="]),
      isConstant ? "-" : item(), isConstant ? "-" : "\(attributes[1])", multiplier(), length(),
      priority(), activating ? "on" : "off",
    ])
  }

  mutating func settingStep() -> Step {
    let item = item()
    let axis = numbers.pick(["horizontal", "vertical"])
    switch numbers.below(15) {
    case 0...1: return Step(["wide", item, numbers.chance(1, in: 5) ? "nil" : length()])
    case 2...3: return Step(["high", item, numbers.chance(1, in: 5) ? "nil" : length()])
    case 4: return Step(["direction", item, numbers.pick(["ltr", "rtl"])])
    case 5: return Step(["scale", item, numbers.pick(["nil", "nil", "1", "2", "3"])])
    case 6: return Step(["hug", item, axis, priority()])
    case 7: return Step(["resist", item, axis, priority()])
    case 8: return Step(["invalidate", item])
    case 9: return Step(["needs", item, numbers.pick(["layout", "update", "alignment"])])
    case 10: return Step(["margins", item, length(), length(), length(), length()])
    case 11: return Step(["safe", item, length(), length(), length(), length()])
    case 12: return Step(["insets", item, length(), length(), length(), length()])
    case 13: return Step(["baselines", item, length(), length()])
    default: return Step(["size", item, length(), length()])
    }
  }

  mutating func stackStep() -> Step {
    let item = item()
    switch numbers.below(5) {
    case 0: return Step(["hide", item])
    case 1: return Step(["gap", item, length()])
    case 2: return Step(["unarrange", item])
    default:
      return Step([
        "stack", item, numbers.pick(["horizontal", "vertical"]), "\(numbers.below(5))",
        "\(numbers.below(6))", length(), numbers.pick(["true", "false"]),
      ])
    }
  }

  mutating func questionStep() -> Step {
    let item = item()
    switch numbers.below(8) {
    case 0: return Step(["fit", item, length(), length(), priority(), priority()])
    case 1: return Step(["draw", item, numbers.pick(["78", "10", "1", "0", "-5"])])
    case 2: return Step(["deactivate", item])
    default: return Step(["ask", item, numbers.pick(Question.allCases).rawValue])
    }
  }
}
