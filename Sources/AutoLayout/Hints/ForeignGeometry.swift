/// What is a rectangle, size or point here.
public protocol HabitualGeometry {}

extension LayoutRect: HabitualGeometry {}
extension LayoutSize: HabitualGeometry {}
extension LayoutPoint: HabitualGeometry {}

#if !hasFeature(Embedded)
  // Where Foundation is imported, as test frameworks do, CGRect is Foundation's, of which this module knows nothing: what
  // is declared here is found where something of another type is given, and says what to write.

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

  extension LayoutRect {
    @_disfavoredOverload
    @available(
      *, unavailable,
      message: "Give it a LayoutPoint or LayoutRect, or import AutoLayoutFoundation."
    )
    public func contains<Other>(_ other: Other) -> Bool { false }
  }

  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload
    @available(
      *, unavailable,
      message:
        "Give it a LayoutRect; a CGRect can be given to LayoutView itself, with AutoLayoutFoundation."
    )
    public init<Rect>(frame: Rect) { fatalError() }

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
