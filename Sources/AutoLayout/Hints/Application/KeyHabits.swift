#if !hasFeature(Embedded)
  /// Members that a publisher has.
  @available(*, unavailable, message: "Nothing is published.")
  public struct HabitualPublisher<Value> {
    public func sink(receiveValue: (Value) -> Void) -> HabitualValue { HabitualValue() }
    public func map<Other>(_ change: (Value) -> Other) -> HabitualPublisher<Other> {
      HabitualPublisher<Other>()
    }
    public func removeDuplicates() -> Self { self }
  }

  // Values by their names, classes and changes, as Objective-C has them.
  extension LayoutItem where Self: LayoutView {
    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), or set layoutEngine.layoutHandler."
    )
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: HabitualValue = [],
      changeHandler: @escaping (Self, HabitualValue) -> Void
    ) -> HabitualValue { options }

    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), or set layoutEngine.layoutHandler."
    )
    public func addObserver<Observer>(
      _ observer: Observer, forKeyPath path: String, options: HabitualValue = [],
      context: UnsafeMutableRawPointer?
    ) {}

    @available(
      *, unavailable,
      message:
        "Leave it out: override layoutFrameDidChange(to:), or set layoutEngine.layoutHandler."
    )
    public func removeObserver<Observer>(
      _ observer: Observer, forKeyPath path: String, context: UnsafeMutableRawPointer? = nil
    ) {}

    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), or set layoutEngine.layoutHandler."
    )
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: HabitualValue = []
    ) -> HabitualPublisher<Value> { HabitualPublisher() }

    @available(*, unavailable, message: "Write view is LayoutStackView.")
    public func isKind(of other: AnyClass) -> Bool { false }

    @available(*, unavailable, message: "Write type(of: view) == LayoutStackView.self.")
    public func isMember(of other: AnyClass) -> Bool { false }
  }

  extension LayoutItem {
    @available(*, unavailable, message: "Read the property itself: there are no keys.")
    public func value(forKey key: String) -> Any? { nil }

    @available(*, unavailable, message: "Read the property itself: there are no keys.")
    public func value(forKeyPath path: String) -> Any? { nil }

    @available(*, unavailable, message: "Set the property itself: there are no keys.")
    public func setValue(_ value: Any?, forKeyPath path: String) {}

    @available(*, unavailable, message: "Set the property itself: there are no keys.")
    public func setValue(_ value: Any?, forKey key: String) {}
  }

  extension LayoutConstraint {
    @available(*, unavailable, message: "Read the property itself: there are no keys.")
    public func value(forKey key: String) -> Any? { nil }

    @available(*, unavailable, message: "Set the property itself: there are no keys.")
    public func setValue(_ value: Any?, forKey key: String) {}
  }
#endif
