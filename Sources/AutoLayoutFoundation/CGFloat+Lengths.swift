public import AutoLayout
public import Foundation

// A length of Core Graphics is a number here wherever one is wanted; where it is a name of its own,
// as in `constraint(equalTo: other, constant: .padding)` with an `extension CGFloat`, what is called
// must be of that type.

extension LayoutAnchor {
  /// See `LayoutAnchor.constraint(equalTo:constant:)`.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor, constant: CGFloat) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: Double(constant))
  }

  /// See `LayoutAnchor.constraint(greaterThanOrEqualTo:constant:)`.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: Double(constant))
  }

  /// See `LayoutAnchor.constraint(lessThanOrEqualTo:constant:)`.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: Double(constant))
  }
}

extension LayoutDimension {
  /// See `LayoutDimension.constraint(equalToConstant:)`.
  @_disfavoredOverload
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(equalToConstant: Double(constant))
  }

  /// See `LayoutDimension.constraint(greaterThanOrEqualToConstant:)`.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: Double(constant))
  }

  /// See `LayoutDimension.constraint(lessThanOrEqualToConstant:)`.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: Double(constant))
  }

  /// See `LayoutDimension.constraint(equalTo:multiplier:constant:)`.
  @_disfavoredOverload
  public func constraint(
    equalTo other: LayoutDimension, multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: other, multiplier: Double(multiplier), constant: Double(constant))
  }

  /// See `LayoutDimension.constraint(equalTo:multiplier:constant:)`.
  @_disfavoredOverload
  public func constraint(
    equalTo other: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: other, multiplier: Double(multiplier))
  }
}

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
