public import AutoLayout
public import Foundation

// A length of Core Graphics is a number here wherever one is wanted; where it is a name of its own,
// as in `stack.spacing = .padding` with an `extension CGFloat`, what is set must be of that type.
// Anchors have no such overloads: of a long list of constraints the compiler would say that it
// cannot check it in reasonable time.

extension LayoutInsets {
  /// See `LayoutInsets.init(top:left:bottom:right:)`.
  @_disfavoredOverload
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.init(
      top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}

extension DirectionalLayoutInsets {
  /// See `DirectionalLayoutInsets.init(top:leading:bottom:trailing:)`.
  @_disfavoredOverload
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension LayoutItem where Self: LayoutStackView {
  /// See `LayoutStackView.spacing`.
  @_disfavoredOverload
  public var spacing: CGFloat {
    get { CGFloat((self as LayoutStackView).spacing as Double) }
    set { (self as LayoutStackView).spacing = Double(newValue) }
  }

  /// See `LayoutStackView.setCustomSpacing(_:after:)`.
  @_disfavoredOverload
  public func setCustomSpacing(_ spacing: CGFloat, after view: LayoutView) {
    (self as LayoutStackView).setCustomSpacing(Double(spacing), after: view)
  }
}

extension Hashable where Self: LayoutConstraint {
  /// See `LayoutConstraint.constant`.
  @_disfavoredOverload
  public var constant: CGFloat {
    get { CGFloat((self as LayoutConstraint).constant as Double) }
    nonmutating set { (self as LayoutConstraint).constant = Double(newValue) }
  }
}
