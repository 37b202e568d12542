/// What a view can be given, while a class can answer for itself by overriding what it is read by: a
/// property of the class itself that can be set could be overridden by nothing else.
extension LayoutItem where Self: LayoutView {
  /// The size that the content would like; a change is noticed in the next layout pass.
  public var intrinsicContentSize: LayoutSize {
    get { (self as LayoutView).intrinsicContentSize }
    set {
      givenContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How far the alignment rectangle lies inside the frame; a change is noticed in the next layout
  /// pass.
  public var alignmentRectInsets: LayoutInsets {
    get { (self as LayoutView).alignmentRectInsets }
    set {
      givenAlignment.insets = newValue
      invalidateAlignment()
    }
  }

  /// Distance of the first baseline from the top; a change is noticed in the next layout pass.
  public var firstBaselineOffsetFromTop: Double {
    get { (self as LayoutView).firstBaselineOffsetFromTop }
    set {
      givenAlignment.firstBaseline = newValue
      invalidateAlignment()
    }
  }

  /// Distance of the last baseline from the bottom; a change is noticed in the next layout pass.
  public var lastBaselineOffsetFromBottom: Double {
    get { (self as LayoutView).lastBaselineOffsetFromBottom }
    set {
      givenAlignment.lastBaseline = newValue
      invalidateAlignment()
    }
  }
}

extension LayoutView {
  /// The size that the content would like, by a name that has one type.
  package final var wishedContentSize: LayoutSize {
    get { intrinsicContentSize }
    set { intrinsicContentSize = newValue }
  }
}
