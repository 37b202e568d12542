/// A linear relation between parts of two items, or between a size and a constant:
/// `first.attribute relation multiplier * second.attribute + constant`.
///
/// Either side may also be the distance between two places; see
/// `LayoutAnchor.anchorWithOffset(to:)`.
///
/// Positions are measured in the alignment rectangle of the items' nearest common ancestor: from
/// its leading edge where leading or trailing takes part, else from its left edge, and from its
/// top.
///
/// A constraint is made first and activated later, alone or together with others. It keeps its
/// items' identities, never the items.
public final class LayoutConstraint {
  let first: ItemIdentity
  let second: ItemIdentity?
  private var uncommon: UncommonConstraintParts?
  var storedConstant: Double
  var storedPriority: LayoutPriority
  /// The format string that the constraint came from, as the caller wrote it, arguments filled in.
  private let format: String?
  private let lowerOffset: Int32
  private let upperOffset: Int32
  /// Index of the engine's entry; negative while inactive.
  var slot: Int32 = -1
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` where there is none.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  private let role: ConstraintRecord.Role

  /// Makes a constraint without checks: defects are reported when it is activated.
  init(
    _ first: ItemIdentity, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: ItemIdentity?, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double, priority: LayoutPriority = .required, format: String? = nil,
    range: Range<Int32> = 0..<0, role: ConstraintRecord.Role = .spacing,
    starts: DistanceStarts? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    if multiplier != 1 || starts != nil {
      uncommon = UncommonConstraintParts(multiplier: multiplier, starts: starts)
    }
    self.secondAttribute = secondAttribute
    storedConstant = constant
    storedPriority = priority
    self.format = format
    lowerOffset = range.lowerBound
    upperOffset = range.upperBound
    self.role = role
  }

  /// The factor of the second item's attribute.
  public var multiplier: Double {
    get { uncommon?.multiplier ?? 1 }
    @available(
      *, unavailable, message: "As in UIKit only the constant changes: make another constraint."
    )
    set {}
  }

  /// The caller's own name for the constraint, for messages and for finding it again.
  public var identifier: String? {
    get { uncommon?.identifier }
    set {
      if uncommon != nil || newValue != nil { madeParts.identifier = newValue }
    }
  }

  /// Whether the constant is about frames, as that of a frame that was set, not about alignment
  /// rectangles.
  var isOfFrames: Bool {
    get { uncommon?.isOfFrames ?? false }
    set {
      if uncommon != nil || newValue { madeParts.isOfFrames = newValue }
    }
  }

  /// Whether a stack that made the constraint has made others in its place.
  var isReplaced: Bool {
    get { uncommon?.isReplaced ?? false }
    set {
      if uncommon != nil || newValue { madeParts.isReplaced = newValue }
    }
  }

  /// An unusable constant that was set while the constraint was inactive.
  var refusedConstant: Double? {
    get { uncommon?.refusedConstant }
    set {
      if uncommon != nil || newValue != nil { madeParts.refusedConstant = newValue }
    }
  }

  /// An unusable priority that was set while the constraint was inactive.
  var refusedPriority: LayoutPriority? {
    get { uncommon?.refusedPriority }
    set {
      if uncommon != nil || newValue != nil { madeParts.refusedPriority = newValue }
    }
  }

  /// The rarely used properties; created on first use.
  private var madeParts: UncommonConstraintParts {
    if let uncommon { return uncommon }
    let parts = UncommonConstraintParts(multiplier: 1, starts: nil)
    uncommon = parts
    return parts
  }

  /// Where the sides are measured from, if they are distances.
  var starts: DistanceStarts? { uncommon?.starts }

  /// Where in a format string the constraint came from; nil if it was not made by one.
  public var origin: ConstraintRecord.Origin? {
    guard let format else { return nil }
    let range = Int(lowerOffset)..<Int(upperOffset)
    return ConstraintRecord.Origin(format: format, range: range, role: role)
  }

  /// The constraint as a value, with the names of its items.
  public var record: ConstraintRecord {
    ConstraintRecord(
      first: first.name, firstAttribute: firstAttribute, relation: relation, second: second?.name,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: storedConstant,
      priority: storedPriority, identifier: identifier, origin: origin,
      superview: superview?.name, firstStart: starts?.first?.record,
      secondStart: starts?.second?.record)
  }

  /// Of the two items, the parent of the other; for a position without a second item, the item's
  /// parent.
  private var superview: ItemIdentity? {
    guard let second else { return firstAttribute.sort == .size ? nil : first.parent }
    if let parent = first.parent, parent === second { return second }
    if let parent = second.parent, parent === first { return first }
    return nil
  }
}

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
  /// Source:
  /// `NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
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

  /// The first item; nil once it is released.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The second item; nil if there is none, or once it is released.
  public var secondItem: (any LayoutItem)? {
    guard let second else { return nil }
    return second.item
  }

  /// How important a constraint is, by AppKit's name.
  public typealias Priority = LayoutPriority

  /// What is added to the second side, in points. It can be changed at any time; no change of a
  /// constraint is cheaper.
  ///
  /// A number that is NaN, infinite or beyond 1e9 is refused, and the old one stays. Of an active
  /// constraint the engine's `issueHandler` is called; an inactive one cannot be activated then
  /// until it is given another constant, and `LayoutError.invalidConstraint` shows the number. A
  /// change that cannot be met breaks constraints in the next pass.
  public var constant: Double {
    get { storedConstant }
    set {
      if let defect = defect(ofConstant: newValue) {
        if isActive {
          refuse(defect) { $0.constant = newValue }
        } else {
          refusedConstant = newValue
        }
        return
      }
      refusedConstant = nil
      let old = storedConstant
      guard newValue != old else { return }
      storedConstant = newValue
      first.engine?.constantDidChange(of: self, from: old)
    }
  }

  /// How much the constraint matters; required to optional and back is allowed.
  ///
  /// A priority that is not above 0 and at most 1000 is refused, and the old one stays. Of an
  /// active constraint the engine's `issueHandler` is called; an inactive one cannot be activated
  /// then until it is given another priority, and `LayoutError.invalidConstraint` shows the number.
  /// A change that cannot be met breaks constraints in the next pass.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isInRange else {
        if isActive {
          refuse(.priorityOutOfRange) { $0.priority = newValue }
        } else {
          refusedPriority = newValue
        }
        return
      }
      refusedPriority = nil
      let old = storedPriority
      guard newValue != old else { return }
      storedPriority = newValue
      first.engine?.priorityDidChange(of: self, from: old)
    }
  }

  private func refuse(_ defect: LayoutError.Defect, _ change: (inout ConstraintRecord) -> Void) {
    var refused = record
    change(&refused)
    first.tell(.invalidConstraint(refused, defect))
  }
}

extension LayoutConstraint: Hashable {
  /// Whether both are one constraint.
  public static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool { a === b }

  /// Hashes which constraint it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
