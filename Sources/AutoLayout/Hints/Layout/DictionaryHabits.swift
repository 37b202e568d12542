#if !hasFeature(Embedded)
  // Embedded Swift has no values of unknown type. Elsewhere dictionaries are of type `[String:
  // Any]` where they come from UIKit, and what the compiler says of one depends on which of the two
  // it is.

  @available(*, unavailable, message: "Declare the views as [String: any LayoutItem].")
  @_disfavoredOverload
  public func constraints(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: any LayoutMetric]? = nil, views: [String: Any],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] { [] }

  @available(
    *, unavailable,
    message:
      "Declare the metrics as [String: any LayoutMetric]; import AutoLayoutFoundation for CGFloat and NSNumber."
  )
  @_disfavoredOverload
  public func constraints(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: any LayoutItem], convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] { [] }

  @available(
    *, unavailable,
    message:
      "Declare the views as [String: any LayoutItem], and the metrics as [String: any LayoutMetric]."
  )
  @_disfavoredOverload
  public func constraints(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any], convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] { [] }

  extension LayoutConstraint {
    @available(*, unavailable, message: "Declare the views as [String: any LayoutItem].")
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options: FormatOptions = [],
      metrics: [String: any LayoutMetric]? = nil, views: [String: Any]
    ) throws(LayoutError) -> [LayoutConstraint] { [] }

    @available(
      *, unavailable,
      message:
        "Declare the metrics as [String: any LayoutMetric]; import AutoLayoutFoundation for CGFloat and NSNumber."
    )
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
      views: [String: any LayoutItem]
    ) throws(LayoutError) -> [LayoutConstraint] { [] }

    @available(
      *, unavailable,
      message:
        "Declare the views as [String: any LayoutItem], and the metrics as [String: any LayoutMetric]."
    )
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
      views: [String: Any]
    ) throws(LayoutError) -> [LayoutConstraint] { [] }
  }

  extension LayoutItem where Self: LayoutView {
    @available(*, unavailable, message: "Declare the views as [String: any LayoutItem].")
    @_disfavoredOverload
    public func constraints(
      visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [String: any LayoutMetric]? = nil, views: [String: Any],
      convention: LayoutConvention? = nil
    ) throws(LayoutError) -> [LayoutConstraint] { [] }

    @available(
      *, unavailable,
      message:
        "Declare the views as [String: any LayoutItem], and the metrics as [String: any LayoutMetric]."
    )
    @_disfavoredOverload
    public func constraints(
      visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [String: Any]?, views: [String: Any], convention: LayoutConvention? = nil
    ) throws(LayoutError) -> [LayoutConstraint] { [] }
  }

  extension LayoutItem {
    @available(
      *, unavailable,
      message:
        "Put views and numbers into the string, as \"|-\\(gap)-[\\(a)]\", or activate constraints(visualFormat:metrics:views:), with views of type [String: any LayoutItem]."
    )
    @_disfavoredOverload
    public func layout(
      _ format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil, views: [String: Any]
    ) {}
  }

  extension LayoutItem {
    @available(
      *, unavailable,
      message:
        "Write the string in the call, or activate constraints(visualFormat: format, views: [\"a\": a])."
    )
    @_disfavoredOverload
    public func layout(
      _ format: String, options: LayoutConstraint.FormatOptions = [],
      convention: LayoutConvention? = nil
    ) {}

    @available(
      *, unavailable,
      message:
        "Write the strings in the call, or activate constraints(visualFormat: format, views: [\"a\": a]) of each."
    )
    @_disfavoredOverload
    public func layout(
      _ first: String, _ second: String, _ others: String...,
      options: LayoutConstraint.FormatOptions = [], convention: LayoutConvention? = nil
    ) {}
  }

  extension LayoutConstraint {
    @available(
      *, unavailable,
      message: "Give it the view itself, as any LayoutItem: write firstItem!, without as Any."
    )
    @_disfavoredOverload
    public convenience init(
      item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
      attribute otherAttribute: Attribute, multiplier: Double, constant: Double
    ) { fatalError() }
  }
#endif
