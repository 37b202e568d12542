/// What is a rectangle, size or point here.
public protocol HabitualGeometry {}

extension LayoutRect: HabitualGeometry {}
extension LayoutSize: HabitualGeometry {}
extension LayoutPoint: HabitualGeometry {}
extension Array: HabitualGeometry where Element: HabitualGeometry {}
extension Optional: HabitualGeometry where Wrapped: HabitualGeometry {}
extension Dictionary: HabitualGeometry where Value: HabitualGeometry {}

#if !hasFeature(Embedded)
  // Where Foundation is imported, as test frameworks do, CGRect is Foundation's, of which this
  // module knows nothing: what is declared here is found where something of another type is given,
  // and says what to write.

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func == <A: HabitualGeometry, B>(a: A, b: B) -> Bool { false }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func == <A, B: HabitualGeometry>(a: A, b: B) -> Bool { false }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func != <A: HabitualGeometry, B>(a: A, b: B) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func XCTAssertEqual<A: HabitualGeometry, B>(
    _ a: A, _ b: B, _ message: @autoclosure () -> String = ""
  ) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func XCTAssertEqual<A, B: HabitualGeometry>(
    _ a: A, _ b: B, _ message: @autoclosure () -> String = ""
  ) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func XCTAssertNotEqual<A: HabitualGeometry, B>(
    _ a: A, _ b: B, _ message: @autoclosure () -> String = ""
  ) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Compare it with a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation and write CGRect(), CGSize() or CGPoint() around it."
  )
  public func XCTAssertNotEqual<A, B: HabitualGeometry>(
    _ a: A, _ b: B, _ message: @autoclosure () -> String = ""
  ) {}

  @available(
    *, unavailable,
    message: "Give it a LayoutPoint or LayoutRect, or import AutoLayoutFoundation."
  )
  extension LayoutRect {
    @_disfavoredOverload public func contains<Other>(_ other: Other) -> Bool { false }
    @_disfavoredOverload public func intersects<Other>(_ other: Other) -> Bool { false }
    @_disfavoredOverload public func intersection<Other>(_ other: Other) -> Self? { self }
    @_disfavoredOverload public func union<Other>(_ other: Other) -> Self { self }
  }

  @available(
    *, unavailable,
    message:
      "Give it a LayoutSize, LayoutPoint or LayoutRect; or import AutoLayoutFoundation, and give it a CGSize, CGPoint or CGRect."
  )
  extension LayoutItem {
    @_disfavoredOverload
    public func systemLayoutSizeFitting<Size>(
      _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
      verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
    ) -> Size { target }

    @_disfavoredOverload
    public func convert<Place>(_ place: Place, to other: (any LayoutItem)?) -> Place { place }

    @_disfavoredOverload
    public func convert<Place>(_ place: Place, from other: (any LayoutItem)?) -> Place { place }

    @_disfavoredOverload public func pinSize<Size>(_ size: Size) {}
  }

  // What is assigned may be of any type where a property is, and what is read of it is of its own.

  @available(
    *, unavailable,
    message:
      "Give it a LayoutRect, LayoutSize or LayoutPoint; or import AutoLayoutFoundation, and give it a CGRect, CGSize or CGPoint."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var frame: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var bounds: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var center: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var intrinsicContentSize: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Give it LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var layoutMargins: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var safeAreaInsets: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var alignmentRectInsets: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "Give it DirectionalLayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)."
  )
  extension LayoutItem where Self: HabitualView {
    @_disfavoredOverload public var directionalLayoutMargins: Any {
      get { self }
      set {}
    }
  }

  /// What is a layer.
  @available(*, unavailable, message: "A view is a rectangle.")
  public protocol HabitualSurface {}

  @available(*, unavailable, message: "A view is a rectangle.")
  extension HabitualLayer: HabitualSurface {}

  @available(*, unavailable, message: "A view is a rectangle.")
  extension HabitualSurface where Self == HabitualLayer {
    @_disfavoredOverload public var shadowOffset: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var anchorPoint: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var position: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var frame: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var bounds: Any {
      get { self }
      set {}
    }
  }

  extension LayoutItem where Self: LayoutView {
    @available(*, unavailable, message: "Set frame.size.")
    @_disfavoredOverload public func setFrameSize<Size>(_ size: Size) {}

    @available(*, unavailable, message: "Set frame.origin.")
    @_disfavoredOverload public func setFrameOrigin<Point>(_ origin: Point) {}
  }

  @available(
    *, unavailable,
    message: "Give it a LayoutPoint; or import AutoLayoutFoundation, and give it a CGPoint."
  )
  extension LayoutItem where Self: LayoutScrollView {
    @_disfavoredOverload public var contentOffset: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message:
      "Give it a LayoutSize or LayoutPoint; or import AutoLayoutFoundation, and write LayoutSize() or LayoutPoint() around a CGSize or CGPoint, or give the view a CGRect."
  )
  extension HabitualGeometry where Self == LayoutRect {
    @_disfavoredOverload public var size: Any {
      get { self }
      set {}
    }
    @_disfavoredOverload public var origin: Any {
      get { self }
      set {}
    }
  }

  @available(
    *, unavailable,
    message: "import AutoLayoutFoundation, with which a CGRect has inset(by:)."
  )
  extension Decodable {
    @_disfavoredOverload public func inset(by insets: LayoutInsets) -> Self { self }
  }

  @available(
    *, unavailable,
    message: "There are no tables: rows are what arrangedSubviews of a LayoutStackView has."
  )
  extension Decodable {
    @_disfavoredOverload public init(row: Int, section: Int) { fatalError() }
    @_disfavoredOverload public init(item: Int, section: Int) { fatalError() }
  }

  // What is made of another kind of rectangle, size or point, in one direction and in the other.
  // Foundation's are `Decodable`.

  extension HabitualGeometry {
    @_disfavoredOverload
    @available(*, unavailable, message: "import AutoLayoutFoundation, which converts them.")
    public init<Other>(_ other: Other) { fatalError() }
  }

  @available(
    *, unavailable,
    message: "import AutoLayoutFoundation, with which CGRect(), CGSize() and CGPoint() take it."
  )
  extension Decodable {
    @_disfavoredOverload public init(_ rect: LayoutRect) { fatalError() }
    @_disfavoredOverload public init(_ size: LayoutSize) { fatalError() }
    @_disfavoredOverload public init(_ point: LayoutPoint) { fatalError() }
  }

  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload
    @available(
      *, unavailable,
      message:
        "Write LayoutRect() around a CGRect or in its place; LayoutView itself takes a CGRect, with AutoLayoutFoundation."
    )
    public init<Rect>(frame: Rect) { fatalError() }

    @_disfavoredOverload
    @available(*, unavailable, message: "Write LayoutView(_:), and set the frame of that.")
    public init<Rect>(_ name: String, frame: Rect) { fatalError() }

    @_disfavoredOverload
    @available(*, unavailable, message: "Write LayoutView(_:), and set the frame of that.")
    public init<Rect>(name: String, frame: Rect) { fatalError() }

    @_disfavoredOverload
    @available(
      *, unavailable,
      message:
        "Give it a LayoutSize; a CGSize can be given to LayoutView itself, with AutoLayoutFoundation."
    )
    public init<Size>(_ name: String, size: Size) { fatalError() }

    @_disfavoredOverload
    @available(
      *, unavailable,
      message:
        "Give it a LayoutSize; a CGSize can be given to LayoutView itself, with AutoLayoutFoundation."
    )
    public init<Size>(_ name: String = "", intrinsicContentSize: Size) { fatalError() }
  }
#endif
