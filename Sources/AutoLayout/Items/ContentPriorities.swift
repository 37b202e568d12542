/// How strongly an item keeps to the size of its content, for each axis.
struct ContentPriorities {
  private var horizontalHugging = LayoutPriority.defaultLow
  private var verticalHugging = LayoutPriority.defaultLow
  private var horizontalResistance = LayoutPriority.defaultHigh
  private var verticalResistance = LayoutPriority.defaultHigh

  /// Against growing beyond the content.
  subscript(hugging axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontalHugging : verticalHugging }
    set {
      if axis == .horizontal { horizontalHugging = newValue } else { verticalHugging = newValue }
    }
  }

  /// Against shrinking below the content.
  subscript(resistance axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontalResistance : verticalResistance }
    set {
      if axis == .horizontal {
        horizontalResistance = newValue
      } else {
        verticalResistance = newValue
      }
    }
  }
}
