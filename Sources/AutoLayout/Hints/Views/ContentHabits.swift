/// What labels, image views and controls have.
extension LayoutItem where Self: LayoutView {
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
      "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
  )
  public var attributedText: HabitualText? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var minimumScaleFactor: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Add the insets to the intrinsicContentSize of a class of your own."
  )
  public var contentEdgeInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Add the insets to the intrinsicContentSize of a class of your own."
  )
  public var titleEdgeInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: keep it in a class of your own."
  )
  public var isEnabled: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: keep it in a class of your own."
  )
  public var value: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: keep it in a class of your own."
  )
  public var isSelected: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: keep it in a class of your own."
  )
  public var isOn: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Text wraps in a class that overrides intrinsicContentHeight(forWidth:)."
  )
  public var isScrollEnabled: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Give the size of the image as an intrinsicContentSize: LayoutView(_:intrinsicContentSize:)."
  )
  public var image: HabitualImage? {
    get { nil }
    set {}
  }
}

extension LayoutView {
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
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias Configuration = HabitualValue

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias ButtonType = HabitualValue

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias ContentMode = HabitualValue

  @available(
    *, unavailable, message: "Cells are made as they are needed: make a class of LayoutView."
  )
  public typealias CellStyle = HabitualValue

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias AnimationOptions = HabitualValue

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public convenience init(effect: HabitualValue?) { self.init(frame: .zero) }
}
