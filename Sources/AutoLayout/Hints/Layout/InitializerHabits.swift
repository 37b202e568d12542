#if !hasFeature(Embedded)
  // A class that overrides or declares an initializer has that one and no others. What is declared
  // here is found where it has nothing better, and never runs.
  extension LayoutItem where Self: LayoutView {
    @available(
      *, unavailable,
      message:
        "Call an initializer that the class has, with all its arguments, as (frame: .zero), or add convenience init() { self.init(frame: .zero) }; a generic function takes a closure that makes the view."
    )
    public init() { fatalError() }

    @available(
      *, unavailable,
      message:
        "Call an initializer that the class has, with all its arguments, as (frame: .zero), or override init(_:intrinsicContentSize:) too; a generic function takes a closure that makes the view."
    )
    public init(_ name: String) { fatalError() }
  }

  @available(*, unavailable, message: "Write LayoutView(_:), and set the frame of that.")
  extension LayoutItem where Self: LayoutView {
    public init(name: String, frame: LayoutRect = .zero) { fatalError() }
    public init(_ name: String, frame: LayoutRect) { fatalError() }
  }

  @available(
    *, unavailable,
    message: "Write LayoutStackView(_:arrangedSubviews:), and set axis and spacing of that."
  )
  extension LayoutItem where Self: LayoutStackView {
    public init(
      arrangedSubviews: [LayoutView] = [], axis: LayoutConstraint.Axis, spacing: Double = 0,
      alignment: LayoutStackView.Alignment = .fill,
      distribution: LayoutStackView.Distribution = .fill
    ) { fatalError() }
  }

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  extension LayoutItem where Self: LayoutView {
    public init(items: [Any]?) { fatalError() }
    public init(progressViewStyle style: HabitualValue) { fatalError() }
    public init(string: String) { fatalError() }
    public init(labelWithString string: String) { fatalError() }
    public init(wrappingLabelWithString string: String) { fatalError() }
    public init(title: String, target: AnyObject?, action: HabitualValue?) { fatalError() }
  }

  extension LayoutItem where Self: LayoutStackView {
    @available(
      *, unavailable,
      message:
        "Call an initializer that the class has, with all its arguments, as (frame: .zero), and addArrangedSubviews(_:)."
    )
    public init(arrangedSubviews: [LayoutView]) { fatalError() }
  }
#endif
