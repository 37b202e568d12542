extension LayoutConstraint {
  /// Makes a required constraint by item and attribute: the only way to say a fixed aspect ratio, a
  /// centre or a proportion.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - firstAttribute: Its attribute.
  ///   - relation: How the first side compares with the second.
  ///   - other: The second item; nil compares a size with `constant` alone.
  ///   - secondAttribute: Its attribute; `notAnAttribute` without a second item.
  ///   - multiplier: The factor of the second attribute. 0 drops the second item from a size.
  ///   - constant: What is added to the second side, in points.
  /// - Throws: `LayoutError.invalidConstraint` for a pair of attributes that cannot be compared, a
  ///   place compared with a constant, or a number that is NaN, infinite or out of range: a
  ///   constant beyond 1e9, or a multiplier that is not 0 and not from 1e-6 to 1e6 in magnitude.
  ///
  /// Source: `NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  public convenience init(
    item: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem other: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) throws(LayoutError) {
    self.init(
      item.identity, firstAttribute, relation, other?.identity, secondAttribute,
      multiplier: multiplier, constant: constant)
    if let defect { throw .invalidConstraint(record, defect) }
  }

  /// The first item; nil once it has ended.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The second item; nil if there is none, or once it has ended.
  public var secondItem: (any LayoutItem)? {
    guard let second else { return nil }
    return second.item
  }
}
