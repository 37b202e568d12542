// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !hasFeature(Embedded)
  // Where Foundation is imported, what people give a view is of Core Graphics' types: the hints for
  // what a view has not are declared for arguments of any type as well.

  @available(
    *, unavailable,
    message: "Set contentOffset by the rectangle's edges."
  )
  extension LayoutItem where Self: LayoutScrollView {
    @_disfavoredOverload public func scrollRectToVisible<Rect>(_ rect: Rect, animated: Bool) {}
  }

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: give the content another size."
  )
  extension LayoutItem where Self: LayoutScrollView {
    @_disfavoredOverload public func zoom<Rect>(to rect: Rect, animated: Bool) {}
  }

  @available(
    *, unavailable,
    message: "Pin the content to the edges of the scroll view, or to contentLayoutGuide."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var contentSize: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
  )
  extension LayoutItem where Self: LayoutScrollView {
    @_disfavoredOverload public func scroll<Point>(to point: Point) {}
  }

  @available(
    *, unavailable,
    message: "Look for the view whose frame contains(_:) the point, with convert(_:to:)."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func hitTest<Point>(_ point: Point, with event: LayoutView?)
      -> LayoutView?
    { nil }
  }

  @available(
    *, unavailable,
    message: "Write bounds.contains(point)."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func point<Point>(inside point: Point, with event: LayoutView?)
      -> Bool
    { false }
  }

  @available(
    *, unavailable,
    message: "Set contentOffset of a LayoutScrollView."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func setBoundsOrigin<Point>(_ origin: Point) {}
    @_disfavoredOverload public func scroll<Point>(_ point: Point) {}
  }

  @available(
    *, unavailable,
    message: "Set frame.size."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func setBoundsSize<Size>(_ size: Size) {}
  }

  @available(
    *, unavailable,
    message: "Set layoutEngine.scale: frames then lie on pixels, all rounded once."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func backingAlignedRect<Rect>(_ rect: Rect, options: HabitualValue)
      -> Rect
    { rect }
  }

  @available(
    *, unavailable,
    message: "Write LayoutDrawing(of: view).svg() or text()."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload @discardableResult
    public func drawHierarchy<Rect>(in rect: Rect, afterScreenUpdates: Bool) -> Bool { false }
  }

  @available(
    *, unavailable,
    message: "Nothing is drawn here: leave it out."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func setNeedsDisplay<Rect>(_ rect: Rect) {}
  }

  @available(
    *, unavailable,
    message:
      "A root has layoutEngine.rootWidth and rootHeight; any view has constraints, or frame.size. To a size of your own give .init(width: 20, height: 20), which is a LayoutSize."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var size: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Set center or frame.origin: frames are neither turned nor scaled."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var anchorPoint: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Set layoutEngine.rootWidth and rootHeight, or ask systemLayoutSizeFitting(_:)."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var preferredContentSize: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets where the area begins, as on the root."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var additionalSafeAreaInsets: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Set layoutMargins, and isLayoutMarginsRelativeArrangement to true."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var edgeInsets: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Put the insets into the constraints: |-12-[content]-12-|."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var contentInset: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var contentInsets: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public init<Rect>(frame: Rect, style: HabitualValue) { fatalError() }
  }

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload
    public init<Rect>(frame: Rect, collectionViewLayout: LayoutView) { fatalError() }
  }

#endif

#if !canImport(UIKit) && !canImport(AppKit) && !hasFeature(Embedded)
  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.minX.")
  public func CGRectGetMinX<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.midX.")
  public func CGRectGetMidX<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.maxX.")
  public func CGRectGetMaxX<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.minY.")
  public func CGRectGetMinY<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.midY.")
  public func CGRectGetMidY<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.maxY.")
  public func CGRectGetMaxY<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.width.")
  public func CGRectGetWidth<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.height.")
  public func CGRectGetHeight<Rect>(_ rect: Rect) -> Double { 0 }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.isEmpty.")
  public func CGRectIsEmpty<Rect>(_ rect: Rect) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.isNull.")
  public func CGRectIsNull<Rect>(_ rect: Rect) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.insetBy(dx: 4, dy: 8).")
  public func CGRectInset<Rect>(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect { rect }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.offsetBy(dx: 4, dy: 8).")
  public func CGRectOffset<Rect>(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect { rect }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.intersects(other).")
  public func CGRectIntersectsRect<A, B>(_ a: A, _ b: B) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.contains(other).")
  public func CGRectContainsRect<A, B>(_ a: A, _ b: B) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write rect.contains(point).")
  public func CGRectContainsPoint<A, B>(_ a: A, _ b: B) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write ==.")
  public func CGRectEqualToRect<A, B>(_ a: A, _ b: B) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write ==.")
  public func CGSizeEqualToSize<A, B>(_ a: A, _ b: B) -> Bool { false }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write ==.")
  public func CGPointEqualToPoint<A, B>(_ a: A, _ b: B) -> Bool { false }
#endif
