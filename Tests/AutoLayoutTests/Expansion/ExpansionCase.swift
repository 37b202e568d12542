import AutoLayout

/// Views under one superview, and a loose one, to expand strings against.
struct ExpansionStage {
  let root = LayoutView("superview")
  let views: [String: LayoutView]
  let metrics = ["margin": 12.0, "low": 250, "steep": 1500, "zero": 0, "huge": .infinity, "b": 7]

  init() {
    var views = ["superview": root, "loose": LayoutView("loose")]
    for name in ["a", "b", "c", "d"] {
      let view = LayoutView(name)
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  func expand(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    convention: LayoutConvention = .appKit
  ) throws(LayoutError) -> [LayoutConstraint] {
    try constraints(
      visualFormat: format, options: options, metrics: metrics, views: views,
      convention: convention)
  }

  /// The constraints of a string as equations; for a string that is refused, its mistakes.
  func equations(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    convention: LayoutConvention = .appKit
  ) -> [String] {
    do throws(LayoutError) {
      return try expand(format, options, convention: convention).map(equation)
    } catch {
      return diagnostics(format, options).map(\.message)
    }
  }

  /// The diagnostics of a string; none where it is accepted.
  func diagnostics(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) -> [Diagnostic] {
    do throws(LayoutError) {
      _ = try expand(format, options)
      return []
    } catch {
      guard case .invalidFormat(let text, let diagnostics) = error, text == format else {
        return []
      }
      return diagnostics
    }
  }
}

/// A constraint as an equation: `b.leading == a.trailing + 8 @750`.
func equation(_ constraint: LayoutConstraint) -> String {
  let record = constraint.record
  let relation =
    switch record.relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  var text = "\(record.first).\(record.firstAttribute) \(relation) "
  if let second = record.second {
    text += "\(second).\(record.secondAttribute)"
    if record.multiplier != 1 { text += " * \(record.multiplier)" }
    if record.constant != 0 { text += " + \(short(record.constant))" }
  } else {
    text += short(record.constant)
  }
  if record.priority != .required { text += " @\(short(record.priority.rawValue))" }
  return text
}

private func short(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}
