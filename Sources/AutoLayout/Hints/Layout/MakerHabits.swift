// How packages on top of anchors say it: closures with a maker, and operators.
extension LayoutItem {
  @available(
    *, unavailable,
    message:
      "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
  )
  public var snp: HabitualMaker { HabitualMaker() }
}

/// What is asked for where constraints are made in another way.
@available(*, unavailable, message: "Activate anchors.")
@dynamicMemberLookup
public struct HabitualMaker {
  /// An edge, a size, a center or a priority.
  public subscript(dynamicMember name: String) -> HabitualMaker { self }
  public func makeConstraints(_ make: (HabitualMaker) -> Void) {}
  public func updateConstraints(_ make: (HabitualMaker) -> Void) {}
  public func remakeConstraints(_ make: (HabitualMaker) -> Void) {}
  public func removeConstraints() {}
  public func activate() {}
  public func deactivate() {}
  @discardableResult public func equalToSuperview() -> HabitualMaker { self }
  @discardableResult public func lessThanOrEqualToSuperview() -> HabitualMaker { self }
  @discardableResult public func greaterThanOrEqualToSuperview() -> HabitualMaker { self }
  @discardableResult public func equalTo<Other>(_ other: Other) -> HabitualMaker { self }
  @discardableResult public func lessThanOrEqualTo<Other>(_ other: Other) -> HabitualMaker { self }
  @discardableResult
  public func greaterThanOrEqualTo<Other>(_ other: Other) -> HabitualMaker { self }
  @discardableResult public func offset<Distance>(_ distance: Distance) -> HabitualMaker { self }
  @discardableResult public func inset<Distance>(_ distance: Distance) -> HabitualMaker { self }
  @discardableResult public func multipliedBy(_ factor: Double) -> HabitualMaker { self }
  @discardableResult public func dividedBy(_ divisor: Double) -> HabitualMaker { self }
  @discardableResult public func priority(_ priority: HabitualValue) -> HabitualMaker { self }
  @discardableResult public func priority(_ priority: Double) -> HabitualMaker { self }
  @discardableResult public func update(offset: Double) -> HabitualMaker { self }
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message:
      "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
  )
  public typealias ConstraintMaker = HabitualMaker
#endif

// An anchor with a number behind it.

@available(
  *, unavailable, message: "Write a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)."
)
public func + <Axis>(anchor: LayoutAnchor<Axis>, constant: Double) -> LayoutAnchor<Axis> { anchor }

@available(
  *, unavailable, message: "Write a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8)."
)
public func - <Axis>(anchor: LayoutAnchor<Axis>, constant: Double) -> LayoutAnchor<Axis> { anchor }

@available(
  *, unavailable, message: "Write a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor)."
)
public func >= <Axis>(a: LayoutAnchor<Axis>, b: LayoutAnchor<Axis>) -> Bool { false }

@available(*, unavailable, message: "Write a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor).")
public func <= <Axis>(a: LayoutAnchor<Axis>, b: LayoutAnchor<Axis>) -> Bool { false }

extension LayoutDimension {
  @available(
    *, unavailable, message: "Write constraint(equalTo: other.widthAnchor, constant: 8)."
  )
  public static func + (anchor: Self, constant: Double) -> Self { anchor }

  @available(
    *, unavailable, message: "Write constraint(equalTo: other.widthAnchor, constant: -8)."
  )
  public static func - (anchor: Self, constant: Double) -> Self { anchor }

  @available(
    *, unavailable, message: "Write constraint(equalTo: other.widthAnchor, multiplier: 0.5)."
  )
  public static func * (anchor: Self, factor: Double) -> Self { anchor }

  @available(
    *, unavailable, message: "Write constraint(equalTo: other.widthAnchor, multiplier: 0.5)."
  )
  public static func / (anchor: Self, divisor: Double) -> Self { anchor }

  @available(*, unavailable, message: "Write constraint(equalToConstant: 40).")
  public static func == (anchor: Self, constant: Double) -> Bool { false }

  @available(*, unavailable, message: "Write constraint(greaterThanOrEqualToConstant: 40).")
  public static func >= (anchor: Self, constant: Double) -> Bool { false }

  @available(*, unavailable, message: "Write constraint(lessThanOrEqualToConstant: 40).")
  public static func <= (anchor: Self, constant: Double) -> Bool { false }

  @available(
    *, unavailable, message: "Write constraint(greaterThanOrEqualTo: other.widthAnchor)."
  )
  public static func >= (a: Self, b: Self) -> Bool { false }

  @available(*, unavailable, message: "Write constraint(lessThanOrEqualTo: other.widthAnchor).")
  public static func <= (a: Self, b: Self) -> Bool { false }
}
