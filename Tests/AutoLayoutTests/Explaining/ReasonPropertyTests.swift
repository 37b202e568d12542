import AutoLayout
import Testing

/// What is said of why an item is where it is, and of what is open, against what happens without it and with it.
@Suite struct ReasonPropertyTests {
  private typealias Blueprint = ConflictPropertyTests.Blueprint

  /// A random layout whose constraints can be made again without one of them.
  private struct Layout {
    var blueprints: [Int: Blueprint]
    var content: [LayoutSize]

    init(_ seed: UInt64) {
      var numbers = SeededNumbers(seed: seed)
      blueprints = [:]
      for index in 0..<Int.random(in: 3...14, using: &numbers) {
        var blueprint = Blueprint(&numbers)
        blueprint.priority = [1000, 1000, 1000, 750, 500].randomElement(using: &numbers) ?? 1000
        blueprints[index] = blueprint
      }
      content = (0..<5).map { _ in
        let lengths = [-1.0, -1, 30, 44].shuffled(using: &numbers)
        return LayoutSize(width: lengths[0], height: lengths[1])
      }
    }

    /// The views, laid out; 0 is the root, 1 to 3 are in it, and 4 is in 1.
    func build(without missing: Int? = nil) -> [LayoutView] {
      let views = (0..<5).map { LayoutView("v\($0)") }
      views[0].addSubviews(views[1], views[2], views[3])
      views[1].addSubview(views[4])
      for (view, size) in zip(views, content).dropFirst() { view.intrinsicContentSize = size }
      views[0].layoutEngine.rootWidth = 200
      views[0].layoutEngine.rootHeight = 100
      for index in blueprints.keys.sorted() where index != missing {
        guard let made = blueprints[index]?.build(views, index) else { continue }
        made.isActive = true
      }
      views[0].layoutIfNeeded()
      return views
    }
  }

  private static let layouts = 200

  /// Layouts in which nothing clashes.
  private func forEachLayout(_ check: (UInt64, Layout, [LayoutView]) -> Void) {
    var found = 0
    for seed in UInt64(1)...10_000 where found < Self.layouts {
      let layout = Layout(seed)
      let views = layout.build()
      if !views[0].layoutEngine.brokenConstraints.isEmpty { continue }
      found += 1
      check(seed, layout, views)
    }
    #expect(found == Self.layouts)
  }

  /// A place and a size, and between which values they may be.
  private static func ranges(
    _ view: LayoutView, _ axis: LayoutConstraint.Axis
  ) -> [ClosedRange<Double>] {
    let frame = view.frame
    let numbers: [(LayoutConstraint.Attribute, Double)] =
      axis == .horizontal
      ? [(.leading, frame.x), (.width, frame.width)] : [(.top, frame.y), (.height, frame.height)]
    let name = view.layoutNode.name
    let isOpen = view.hasAmbiguousLayout
    let open = isOpen ? view.layoutEngine.ambiguities.filter { $0.item == name } : []
    return numbers.map { attribute, value in
      open.first { $0.attribute == attribute }?.range ?? value...value
    }
  }

  private func isNear(
    _ one: LayoutRect, _ other: LayoutRect, _ axis: LayoutConstraint.Axis
  ) -> Bool {
    let differences =
      axis == .horizontal
      ? [one.x - other.x, one.width - other.width] : [one.y - other.y, one.height - other.height]
    return differences.allSatisfy { $0.magnitude < 1e-4 }
  }

  private func isSame(_ one: [ClosedRange<Double>], _ other: [ClosedRange<Double>]) -> Bool {
    zip(one, other).allSatisfy { one, other in
      [(one.lowerBound, other.lowerBound), (one.upperBound, other.upperBound)].allSatisfy {
        $0 == $1 || ($0 - $1).magnitude < 1e-4
      }
    }
  }

  @Test func `what holds a view is needed, and what is said to be spare is not`() {
    var (needed, spare) = (0, 0)
    forEachLayout { seed, layout, views in
      for (number, view) in views.enumerated() {
        for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
          let reason = view.layoutReason(for: axis)
          let ranges = Self.ranges(view, axis)
          for record in reason.holding + reason.spare {
            guard let index = record.identifier.flatMap({ Int($0) }) else { continue }
            let isSpare = reason.spare.contains(record)
            if isSpare { spare += 1 } else { needed += 1 }
            let others = layout.build(without: index)
            // What is open is decided by a rule that looks at all that is.
            let isKept = withExtendedLifetime(others) {
              (isSpare || isNear(others[number].frame, view.frame, axis))
                && isSame(Self.ranges(others[number], axis), ranges)
            }
            #expect(isKept == isSpare, "seed \(seed): v\(number), \(record)")
          }
        }
      }
    }
    #expect(needed > 1000 && spare > 10, "\(needed), \(spare)")
  }

  @Test func `what is proposed for what is open decides it, by itself`() {
    var tried = 0
    forEachLayout { seed, layout, views in
      for ambiguity in views[0].layoutEngine.ambiguities {
        for apply in changes(for: ambiguity) {
          tried += 1
          let mended = layout.build()
          apply(mended)
          mended[0].layoutIfNeeded()
          #expect(mended[0].layoutEngine.brokenConstraints.isEmpty, "seed \(seed): \(ambiguity)")
          let rest = mended[0].layoutEngine.ambiguities.filter {
            $0.item == ambiguity.item && $0.attribute == ambiguity.attribute
              && $0.range.upperBound - $0.range.lowerBound > 1e-4
          }
          #expect(rest.isEmpty, "seed \(seed): \(ambiguity)")
        }
      }
    }
    #expect(tried > 200)
  }

  /// Each change that is proposed, as a function of the views.
  private func changes(for ambiguity: LayoutEngine.Ambiguity) -> [([LayoutView]) -> Void] {
    var changes: [([LayoutView]) -> Void] = []
    if let missing = ambiguity.missing {
      changes.append { views in
        guard let first = views.named(missing.first) else { return }
        relate(
          first, missing.firstAttribute, missing.relation, missing.second.flatMap(views.named),
          missing.secondAttribute, times: missing.multiplier, plus: missing.constant
        ).isActive = true
      }
    }
    if let alignment = ambiguity.alignment {
      let aligned: ([LayoutView]) -> Void = { views in
        for (one, other) in zip(alignment.items, alignment.items.dropFirst()) {
          guard let one = views.named(one), let other = views.named(other) else { continue }
          for attribute in LayoutConstraint.Attribute.allCases
          where alignment.options.rawValue == alignment.options.rawValue | 1 << attribute.rawValue {
            relate(one, attribute, .equal, other, attribute).isActive = true
          }
        }
      }
      let earlier = changes
      changes = [{ views in for change in earlier + [aligned] { change(views) } }]
    }
    if let repair = ambiguity.repair {
      let axis: LayoutConstraint.Axis =
        repair.constraint.firstAttribute == .width ? .horizontal : .vertical
      changes.append { views in
        guard let first = views.named(repair.constraint.first) else { return }
        switch repair.change {
        case .contentHugging(let priority): first.setContentHuggingPriority(priority, for: axis)
        case .contentCompressionResistance(let priority):
          first.setContentCompressionResistancePriority(priority, for: axis)
        default: break
        }
      }
    }
    return changes
  }
}

extension [LayoutView] {
  fileprivate func named(_ name: String) -> LayoutView? { first { $0.layoutNode.name == name } }
}
