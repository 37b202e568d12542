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
