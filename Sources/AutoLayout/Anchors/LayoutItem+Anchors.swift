/// The places and lengths of an item that constraints are made from. The places within the margins
/// are those of `layoutMarginsGuide`.
extension LayoutItem {
  /// The edge where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .leading)
  }

  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .trailing)
  }

  /// The left edge, whatever the direction of reading.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(identity: identity, attribute: .left) }

  /// The right edge, whatever the direction of reading.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(identity: identity, attribute: .right) }

  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .centerX)
  }

  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(identity: identity, attribute: .top) }

  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .bottom)
  }

  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .centerY)
  }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(identity: identity, attribute: .lastBaseline)
  }

  /// The extent along the horizontal axis.
  public var widthAnchor: LayoutDimension { LayoutDimension(identity: identity, attribute: .width) }

  /// The extent along the vertical axis.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(identity: identity, attribute: .height)
  }
}

extension LayoutConstraint {
  /// Sets the priority and gives the constraint back, for lists of constraints that are made and
  /// activated in one go. A priority out of range is refused when they are, as after the setter of
  /// `priority`.
  @_disfavoredOverload
  public func withPriority(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and gives the constraint back.
  public func withIdentifier(_ identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}
