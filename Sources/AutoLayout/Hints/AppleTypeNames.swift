// Apple's names for what is here under another one. Where there is UIKit or AppKit, they mean what they mean there.
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
  public typealias UITableViewCell = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UICollectionViewCell = LayoutView

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

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias UIViewController = LayoutView

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias NSViewController = LayoutView

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias UIWindow = LayoutView

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias NSWindow = LayoutView
#endif
