// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names as C and Objective-C have them, or had them once.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(*, unavailable, renamed: "LayoutPriority.required")
  public let UILayoutPriorityRequired = LayoutPriority.required

  @available(*, unavailable, renamed: "LayoutPriority.defaultHigh")
  public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

  @available(*, unavailable, renamed: "LayoutPriority.defaultLow")
  public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

  @available(*, unavailable, renamed: "LayoutPriority.fittingSizeLevel")
  public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel

  @available(*, unavailable, renamed: "LayoutPriority.required")
  public let NSLayoutPriorityRequired = LayoutPriority.required

  @available(*, unavailable, renamed: "LayoutPriority.defaultHigh")
  public let NSLayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

  @available(*, unavailable, renamed: "LayoutPriority.defaultLow")
  public let NSLayoutPriorityDefaultLow = LayoutPriority.defaultLow

  @available(*, unavailable, renamed: "LayoutPriority.fittingSizeCompression")
  public let NSLayoutPriorityFittingSizeCompression = LayoutPriority.fittingSizeCompression

  @available(*, unavailable, renamed: "LayoutPriority.windowSizeStayPut")
  public let NSLayoutPriorityWindowSizeStayPut = LayoutPriority.windowSizeStayPut

  @available(*, unavailable, renamed: "LayoutPriority.dragThatCanResizeWindow")
  public let NSLayoutPriorityDragThatCanResizeWindow = LayoutPriority.dragThatCanResizeWindow

  @available(*, unavailable, renamed: "LayoutPriority.dragThatCannotResizeWindow")
  public let NSLayoutPriorityDragThatCannotResizeWindow = LayoutPriority.dragThatCannotResizeWindow

  @available(*, unavailable, renamed: "LayoutSize.layoutFittingCompressedSize")
  public let UILayoutFittingCompressedSize = LayoutSize.layoutFittingCompressedSize

  @available(*, unavailable, renamed: "LayoutSize.layoutFittingExpandedSize")
  public let UILayoutFittingExpandedSize = LayoutSize.layoutFittingExpandedSize

  @available(*, unavailable, renamed: "LayoutInsets.zero")
  public let UIEdgeInsetsZero = LayoutInsets.zero

  @available(*, unavailable, renamed: "LayoutConstraint.Axis")
  public typealias UIAxis = LayoutConstraint.Axis

  @available(*, unavailable, renamed: "LayoutConstraint.Axis")
  public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

  @available(*, unavailable, renamed: "LayoutConstraint.Axis")
  public typealias NSUserInterfaceLayoutOrientation = LayoutConstraint.Axis

  @available(*, unavailable, renamed: "LayoutConstraint.Relation")
  public typealias NSLayoutRelation = LayoutConstraint.Relation

  @available(*, unavailable, renamed: "LayoutStackView.Alignment")
  public typealias UIStackViewAlignment = LayoutStackView.Alignment

  @available(*, unavailable, renamed: "LayoutStackView.Distribution")
  public typealias UIStackViewDistribution = LayoutStackView.Distribution

  @available(*, unavailable, renamed: "SemanticContentAttribute")
  public typealias UISemanticContentAttribute = SemanticContentAttribute

  @available(*, unavailable, renamed: "DirectionalLayoutEdges")
  public typealias UIRectEdge = DirectionalLayoutEdges

  @available(*, unavailable, renamed: "DirectionalLayoutEdges")
  public typealias NSRectEdge = DirectionalLayoutEdges

  @available(*, unavailable, renamed: "LayoutAutoresizing")
  public typealias UIViewAutoresizing = LayoutAutoresizing

  @available(*, unavailable, renamed: "String", message: "Views have names: LayoutView(_:).")
  public typealias NSUserInterfaceItemIdentifier = String

  @available(*, unavailable, message: "Write LayoutInsets(top: 8, left: 16, bottom: 8, right: 16).")
  public func UIEdgeInsetsMake(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> LayoutInsets
  {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutInsets(top: 8, left: 16, bottom: 8, right: 16).")
  public func NSEdgeInsetsMake(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> LayoutInsets
  {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutSize(width: 40, height: 20).")
  public func CGSizeMake(_ width: Double, _ height: Double) -> LayoutSize {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutSize(width: 40, height: 20).")
  public func NSMakeSize(_ width: Double, _ height: Double) -> LayoutSize {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public func CGPointMake(_ x: Double, _ y: Double) -> LayoutPoint {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public func NSMakePoint(_ x: Double, _ y: Double) -> LayoutPoint {
    .zero
  }

  @available(*, unavailable, message: "Write LayoutRect(x: 0, y: 0, width: 40, height: 20).")
  public func NSMakeRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect
  {
    .zero
  }
#endif

extension DirectionalLayoutEdges {
  @available(
    *, unavailable,
    message: "Write .leading, which is the right edge where reading goes to the left."
  )
  public static var left: Self { .leading }

  @available(
    *, unavailable,
    message: "Write .trailing, which is the left edge where reading goes to the left."
  )
  public static var right: Self { .trailing }
}
