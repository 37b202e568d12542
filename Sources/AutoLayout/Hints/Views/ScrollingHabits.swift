/// What scroll views have that scroll by themselves.
extension LayoutItem where Self: LayoutScrollView {
  @available(*, unavailable, message: "Put the insets into the constraints: |-12-[content]-12-|.")
  public var contentInset: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Pin the content to the scroll view with the insets that it is to have."
  )
  public var adjustedContentInset: LayoutInsets { .zero }

  @available(
    *, unavailable,
    message: "Leave it out: content is inset by its constraints alone, never by a safe area."
  )
  public var contentInsetAdjustmentBehavior: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var showsVerticalScrollIndicator: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var showsHorizontalScrollIndicator: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var scrollIndicatorInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var bounces: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var delaysContentTouches: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var canCancelContentTouches: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var alwaysBounceHorizontal: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets.bottom to the keyboard's height, and use safeAreaLayoutGuide."
  )
  public var keyboardDismissMode: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: give the content another size."
  )
  public var zoomScale: Double {
    get { 1 }
    set {}
  }

  @available(*, unavailable, message: "Set contentOffset.")
  public func setContentOffset(_ offset: LayoutPoint, animated: Bool) {}

  @available(*, unavailable, message: "Set contentOffset by the rectangle's edges.")
  public func scrollRectToVisible(_ rect: LayoutRect, animated: Bool) {}

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var decelerationRate: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: give the content another size."
  )
  public var minimumZoomScale: Double {
    get { 1 }
    set {}
  }

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: give the content another size."
  )
  public var maximumZoomScale: Double {
    get { 1 }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var verticalScrollIndicatorInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public func flashScrollIndicators() {}

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var scrollsToTop: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var refreshControl: LayoutView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
  public var indicatorStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(*, unavailable, message: "Ask frame.size.")
  public var visibleSize: LayoutSize { .zero }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var isDragging: Bool { false }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  public var isDecelerating: Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Set contentOffset.")
  public func setContentOffset<Point>(_ offset: Point, animated: Bool) {}
}

#if !hasFeature(Embedded)
  extension LayoutItem where Self: LayoutScrollView {
    @available(*, unavailable, message: "Leave it out: nothing scrolls by itself.")
    public var delegate: AnyObject? {
      get { nil }
      set {}
    }
  }
#endif
