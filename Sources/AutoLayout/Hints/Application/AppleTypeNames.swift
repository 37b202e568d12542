// Apple's names for what is here under another one. Where there is UIKit or AppKit, they mean what
// they mean there.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(*, unavailable, renamed: "LayoutView")
  public typealias UIView = LayoutView

  @available(*, unavailable, renamed: "LayoutView")
  public typealias NSView = LayoutView

  @available(*, unavailable, renamed: "LayoutGuide")
  public typealias UILayoutGuide = LayoutGuide

  @available(*, unavailable, renamed: "LayoutGuide")
  public typealias NSLayoutGuide = LayoutGuide

  @available(*, unavailable, renamed: "LayoutStackView")
  public typealias UIStackView = LayoutStackView

  @available(*, unavailable, renamed: "LayoutStackView")
  public typealias NSStackView = LayoutStackView

  @available(*, unavailable, renamed: "LayoutScrollView")
  public typealias UIScrollView = LayoutScrollView

  @available(*, unavailable, renamed: "LayoutScrollView")
  public typealias NSScrollView = LayoutScrollView

  @available(*, unavailable, renamed: "LayoutConstraint")
  public typealias NSLayoutConstraint = LayoutConstraint

  @available(*, unavailable, renamed: "LayoutPriority")
  public typealias UILayoutPriority = LayoutPriority

  @available(*, unavailable, renamed: "LayoutXAxisAnchor")
  public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

  @available(*, unavailable, renamed: "LayoutYAxisAnchor")
  public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

  @available(*, unavailable, renamed: "LayoutDimension")
  public typealias NSLayoutDimension = LayoutDimension

  @available(*, unavailable, renamed: "LayoutInsets")
  public typealias UIEdgeInsets = LayoutInsets

  @available(*, unavailable, renamed: "LayoutInsets")
  public typealias NSEdgeInsets = LayoutInsets

  @available(*, unavailable, renamed: "LayoutInsets")
  public typealias LayoutEdgeInsets = LayoutInsets

  @available(*, unavailable, renamed: "DirectionalLayoutInsets")
  public typealias NSDirectionalEdgeInsets = DirectionalLayoutInsets

  @available(*, unavailable, renamed: "DirectionalLayoutInsets")
  public typealias DirectionalLayoutEdgeInsets = DirectionalLayoutInsets

  @available(*, unavailable, renamed: "DirectionalLayoutEdges")
  public typealias NSDirectionalRectEdge = DirectionalLayoutEdges

  @available(*, unavailable, renamed: "LayoutDirection")
  public typealias UIUserInterfaceLayoutDirection = LayoutDirection

  @available(*, unavailable, renamed: "LayoutDirection")
  public typealias NSUserInterfaceLayoutDirection = LayoutDirection

  // What has content is a class of the caller's own.

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UILabel = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIButton = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UITextField = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UITextView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIImageView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UISwitch = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIControl = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSControl = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSTextField = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSButton = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSImageView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UISlider = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIProgressView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIActivityIndicatorView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UISegmentedControl = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIStepper = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIDatePicker = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIPickerView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UISearchBar = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIToolbar = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIVisualEffectView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSTextView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSBox = LayoutView

  @available(
    *, unavailable,
    message:
      "Put the rows into a column of LayoutStackViews, and align them with the anchors of their views."
  )
  public typealias NSGridView = HabitualGrid

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutSize.noIntrinsicMetric")
  public let UIViewNoIntrinsicMetric = LayoutSize.noIntrinsicMetric

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutSize.noIntrinsicMetric")
  public let NSViewNoIntrinsicMetric = LayoutSize.noIntrinsicMetric

  @available(*, unavailable, renamed: "LayoutConstraint.FormatOptions")
  public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions

  @available(*, unavailable, renamed: "LayoutConstraint.Attribute")
  public typealias NSLayoutAttribute = LayoutConstraint.Attribute

  @available(*, unavailable, message: "Leave init(coder:) out: views are not archived.")
  public typealias NSCoder = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIPageControl = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIRefreshControl = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias WKWebView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias MKMapView = LayoutView

  @available(*, unavailable, message: "Write safeAreaLayoutGuide, which has the edges of both.")
  public typealias UILayoutSupport = LayoutGuide

  @available(
    *, unavailable,
    message:
      "Write LayoutXAxisAnchor or LayoutYAxisAnchor; a generic function is f<Axis>(_ anchor: LayoutAnchor<Axis>), without a where."
  )
  public typealias NSLayoutAnchor<AnchorType> = AnyLayoutAnchor

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public typealias UIOffset = LayoutPoint
#endif

/// What is made where a grid is meant.
@available(*, unavailable, message: "A view is a rectangle.")
public struct HabitualGrid {
  public init() {}
  public init(views: [[LayoutView]]) {}
  public init(numberOfColumns columns: Int, rows: Int) {}
}
