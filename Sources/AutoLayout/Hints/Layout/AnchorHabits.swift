/// What is an anchor here. Anchors are values, and have in UIKit and AppKit what objects have.
public protocol HabitualAnchor {}

extension LayoutAnchor: HabitualAnchor {}
extension LayoutDimension: HabitualAnchor {}
extension AnyLayoutAnchor: HabitualAnchor {}

@available(*, unavailable, message: "Write ==: anchors of one place are equal.")
public func === <A: HabitualAnchor, B: HabitualAnchor>(a: A?, b: B?) -> Bool { false }

@available(*, unavailable, message: "Write !=: anchors of one place are equal.")
public func !== <A: HabitualAnchor, B: HabitualAnchor>(a: A?, b: B?) -> Bool { false }

extension HabitualAnchor {
  @available(
    *, unavailable,
    message: "Print the anchor: its description has the item's name and the attribute."
  )
  public var name: String { "" }

  @available(
    *, unavailable,
    message: "Ask the anchor's item: hasAmbiguousLayout, or ambiguousFrameParts."
  )
  public var hasAmbiguousLayout: Bool { false }

  @available(*, unavailable, message: "Ask the anchor's item: constraintsAffectingLayout(for:).")
  public var constraintsAffectingLayout: [LayoutConstraint] { [] }
}

extension LayoutDimension {
  @_disfavoredOverload
  @available(*, unavailable, message: "Write constraint(equalToConstant: 40).")
  public func constraint(equalTo constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write constraint(greaterThanOrEqualToConstant: 40).")
  public func constraint(greaterThanOrEqualTo constant: Double) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant)
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write constraint(lessThanOrEqualToConstant: 40).")
  public func constraint(lessThanOrEqualTo constant: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant)
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Write constraint(equalTo: other).withPriority(.defaultHigh), and activate that."
  )
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint(equalTo: other)
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Write constraint(equalToConstant: 40).withPriority(.defaultHigh), and activate that."
  )
  public func constraint(
    equalToConstant constant: Double, priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }
}

extension LayoutAnchor {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Write constraint(equalTo: other).withPriority(.defaultHigh), and activate that."
  )
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint(equalTo: other)
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "A place is told from another one: write constraint(equalTo: root.topAnchor, constant: 8)."
  )
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(equalTo: self)
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Write try LayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)."
  )
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(equalTo: other)
  }
}
