/// What labels, image views and controls have.
extension LayoutView {
  @available(
    *, unavailable,
    message:
      "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
  )
  public var text: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
  )
  public var font: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "Text wraps in a class that overrides intrinsicContentHeight(forWidth:)."
  )
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "Text wraps in a class that overrides intrinsicContentHeight(forWidth:)."
  )
  public var lineBreakMode: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var textAlignment: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var placeholder: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var keyboardType: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var borderStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
  )
  public func setTitle(_ title: String?, for state: HabitualValue) {}

  @available(
    *, unavailable,
    message:
      "Keep it in a class of your own, and the shape with a constraint of the widthAnchor to the heightAnchor."
  )
  public var contentMode: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public convenience init(image: HabitualImage?) { self.init() }

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public convenience init(type: HabitualValue) { self.init() }

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public convenience init(style: HabitualValue) { self.init() }

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public convenience init(style: HabitualValue, reuseIdentifier: String?) { self.init() }

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public convenience init(frame: LayoutRect, style: HabitualValue) { self.init() }

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public convenience init(frame: LayoutRect, collectionViewLayout: LayoutView) { self.init() }
}
