/// A row that no caller wrote. The order of the cases is the order in which reports list them.
enum ImplicitRow: UInt8, CaseIterable {
  case rootWidth, rootHeight
  case minimumWidth, minimumHeight
  case maximumContentWidth, minimumContentWidth
  case maximumContentHeight, minimumContentHeight

  var axis: LayoutConstraint.Axis {
    switch self {
    case .rootWidth, .minimumWidth, .maximumContentWidth, .minimumContentWidth: .horizontal
    case .rootHeight, .minimumHeight, .maximumContentHeight, .minimumContentHeight: .vertical
    }
  }

  var attribute: LayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  var relation: LayoutConstraint.Relation {
    switch self {
    case .rootWidth, .rootHeight: .equal
    case .maximumContentWidth, .maximumContentHeight: .lessThanOrEqual
    case .minimumWidth, .minimumHeight, .minimumContentWidth, .minimumContentHeight:
      .greaterThanOrEqual
    }
  }

  /// The rows that come from the content size along an axis: not larger, not smaller.
  static func content(_ axis: LayoutConstraint.Axis) -> (maximum: ImplicitRow, minimum: ImplicitRow)
  {
    axis == .horizontal
      ? (.maximumContentWidth, .minimumContentWidth)
      : (.maximumContentHeight, .minimumContentHeight)
  }
}
