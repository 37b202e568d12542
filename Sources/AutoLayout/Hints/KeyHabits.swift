#if !hasFeature(Embedded)
  // Values by their names, as Objective-C has them.
  extension LayoutItem {
    @available(*, unavailable, message: "Read the property itself: there are no keys.")
    public func value(forKey key: String) -> Any? { nil }

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
