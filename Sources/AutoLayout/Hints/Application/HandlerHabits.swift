// Handlers that take another number of arguments than they are called with, of which the compiler
// says nothing that helps where a property is optional. A class has one property of a name, and so
// has an extension of a protocol.

/// What is an engine here.
public protocol HabitualEngine {}

/// The same once more.
public protocol HabitualHandlers {}

extension LayoutEngine: HabitualEngine, HabitualHandlers {}

extension HabitualEngine where Self == LayoutEngine {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "It hears of the conflict and of the constraint that is broken: write { conflict, broken in print(conflict) }."
  )
  public var conflictHandler: ((LayoutError.Conflict) -> Void)? {
    get { nil }
    nonmutating set {}
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "It hears of one error: write { error in print(error) }.")
  public var issueHandler: ((LayoutError, ConstraintRecord) -> Void)? {
    get { nil }
    nonmutating set {}
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "It hears of the items that changed: write { changed in print(changed.map(\\.name)) }."
  )
  public var layoutHandler: (() -> Void)? {
    get { nil }
    nonmutating set {}
  }
}

extension HabitualHandlers where Self == LayoutEngine {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "It hears of the conflict and of the constraint that is broken: write { conflict, broken in print(conflict) }."
  )
  public var conflictHandler: (() -> Void)? {
    get { nil }
    nonmutating set {}
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "It hears of one error: write { error in print(error) }.")
  public var issueHandler: (() -> Void)? {
    get { nil }
    nonmutating set {}
  }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "It hears of the items that changed: write { changed in print(changed.map(\\.name)) }."
  )
  public var layoutHandler: (([any LayoutItem], LayoutEngine) -> Void)? {
    get { nil }
    nonmutating set {}
  }
}

extension ConstraintRecord {
  @available(
    *, unavailable,
    message: "It says what a constraint is: set isActive of the constraint itself, which you keep."
  )
  public var isActive: Bool {
    get { false }
    nonmutating set {}
  }
}
