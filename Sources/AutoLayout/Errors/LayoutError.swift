/// Whatever can go wrong in the calls of this module that throw, as values that name what is at
/// fault and keep no item alive.
///
/// One type serves all calls, so that `do { try constraints(…); try activate(…) } catch { … }` has
/// a typed `error`.
public enum LayoutError: Error, Sendable, Equatable {
  /// A format string is wrong: the string, arguments filled in, and all that is wrong with it.
  case invalidFormat(String, [Diagnostic])
  /// Several format strings of one call are wrong, in the order of the call.
  case invalidFormats([InvalidFormat])
  /// A constraint cannot be understood, or has a number that cannot be used.
  case invalidConstraint(ConstraintRecord, Defect)
  /// The two items of a constraint are in different trees.
  case noCommonAncestor(ConstraintRecord)
  /// The constraints cannot all hold: irreducible sets of them that clash.
  case unsatisfiable([Conflict])
  /// An item gave a number that cannot be used; the engine goes on without it.
  case invalidValue(item: String, Quantity, Double)
  /// Constraints cannot be solved accurately, because their multipliers lie too far apart. Nothing
  /// has changed, or, where nothing could be thrown, the layout does without the constraint for as
  /// long. The item is the root of the tree, the constraint the first that was too much for those
  /// before it; nil where something else was.
  case inaccurate(item: String, ConstraintRecord?)
  /// The height of a text and its width kept changing each other; the layout has the last height
  /// that was measured.
  case unsettledText(item: String)
  /// `layoutSubviews()` of an item changed something each time that it was called, or asked for the
  /// next call; the layout has what came out last.
  case unsettledLayout(item: String)
  /// `updateConstraints()` of an item asked for the next call each time; that call does not come.
  case unsettledConstraints(item: String)
  /// Margins or a safe area that an item inherits depend on its frame, and its frame depends on
  /// them, in a circle that has come to no end; the layout has what came out last.
  case unsettledAreas(item: String)
  /// An item was to be put inside itself, or inside one of its own descendants.
  case circularTree(item: String, superitem: String)

  /// A wrong format string.
  public struct InvalidFormat: Sendable, Equatable {
    /// The string, arguments filled in.
    public var format: String
    /// All that is wrong with it.
    public var diagnostics: [Diagnostic]

    /// Makes a wrong string of its parts.
    public init(format: String, diagnostics: [Diagnostic]) {
      self.format = format
      self.diagnostics = diagnostics
    }
  }
}

extension LayoutError {
  /// What is wrong with a constraint by itself.
  public enum Defect: Sendable, Hashable {
    /// There is no attribute on the first side.
    case missingAttribute
    /// A second item without an attribute, or an attribute without a second item.
    case incompleteSecondItem
    /// A place is compared with a constant: there is no second item, or its multiplier is 0.
    case locationAgainstConstant
    /// A place is compared with a width or a height.
    case positionWithSize
    /// A horizontal place is compared with a vertical one.
    case mixedAxes
    /// Leading or trailing is compared with left or right.
    case mixedDirections
    /// The multiplier or the constant is NaN or infinite.
    case notFinite
    /// The constant is beyond 1e9 in magnitude, or the multiplier is not 0 and its magnitude not
    /// from 1e-6 to 1e6.
    case outOfRange
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// One of the items no longer exists.
    case itemGone
    /// An item is to be pinned to its superview, and has none.
    case noSuperview
  }

  /// A number that an item tells the engine about itself.
  public enum Quantity: Sendable, Hashable {
    /// The required width of a root.
    case rootWidth
    /// The required height of a root.
    case rootHeight
    /// The width of the content.
    case intrinsicWidth
    /// The height of the content.
    case intrinsicHeight
    /// How strongly the item hugs its content.
    case huggingPriority
    /// How strongly the content resists compression.
    case compressionResistancePriority
    /// An alignment inset.
    case alignmentInset
    /// A margin.
    case layoutMargin
    /// An inset of the safe area.
    case safeAreaInset
    /// A number of a frame that is set by hand.
    case frame
    /// How far a scroll view is scrolled.
    case contentOffset
    /// The offset of a baseline.
    case baselineOffset
    /// The number of pixels in a point.
    case scale
  }
}
