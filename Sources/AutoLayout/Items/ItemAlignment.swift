/// What an item says of its alignment rectangle.
struct ItemAlignment: Equatable {
  /// How far the rectangle lies inside the frame.
  var insets = LayoutInsets.zero
  /// Distance of the first baseline from the top of the rectangle.
  var firstBaseline = 0.0
  /// Distance of the last baseline from the bottom of the rectangle, upwards.
  var lastBaseline = 0.0

  /// What a baseline adds to the edge that it is measured from.
  func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    attribute == .firstBaseline ? firstBaseline : -lastBaseline
  }
}
