/// Frames change at once; what moves between them is the caller's.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(withDuration duration: Double, animations: () -> Void) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(
    withDuration duration: Double, delay: Double, options: HabitualValue = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: Double,
    initialSpringVelocity velocity: Double, options: HabitualValue = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func transition(
    with view: LayoutView, duration: Double, options: HabitualValue = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: HabitualValue = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  @available(*, unavailable, message: "Leave it out: frames change at once.")
  public static func performWithoutAnimation(_ changes: () -> Void) {}

  @available(*, unavailable, message: "Leave it out: frames change at once.")
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}

  @available(*, unavailable, message: "Leave it out: frames change at once.")
  public static var areAnimationsEnabled: Bool { false }

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public func animator() -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0,
    delay: Double = 0, options: HabitualValue = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func animate(
    _ animation: HabitualValue, changes: () -> Void, completion: (() -> Void)? = nil
  ) {}

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {}
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias UIViewPropertyAnimator = HabitualAnimator

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias NSAnimationContext = HabitualAnimation

  @available(
    *, unavailable,
    message:
      "Nothing moves by itself: set the frames or constants in a loop of yours, and call layoutIfNeeded()."
  )
  public typealias CADisplayLink = HabitualAnimation
#endif

/// What is made where an animation is meant.
@available(*, unavailable, message: "Frames change at once.")
public struct HabitualAnimator {
  public init(duration: Double, curve: HabitualValue, animations: (() -> Void)? = nil) {}
  public init(duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil) {}
  public init<Parameters>(duration: Double, timingParameters: Parameters) {}
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: HabitualValue = [],
    animations: () -> Void, completion: ((HabitualValue) -> Void)? = nil
  ) -> Self { Self(duration: duration, dampingRatio: 1) }
  public var fractionComplete: Double {
    get { 0 }
    nonmutating set {}
  }
  public var isReversed: Bool {
    get { false }
    nonmutating set {}
  }
  public func pauseAnimation() {}
  public func stopAnimation(_ withoutFinishing: Bool) {}
  public func startAnimation() {}
  public func addAnimations(_ animations: () -> Void) {}
  public func addCompletion(_ completion: (HabitualValue) -> Void) {}
}

extension LayoutConstraint {
  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public func animator() -> LayoutConstraint { self }
}
