extension LayoutConstraint {
  /// How the views of one format string are aligned, read and spaced.
  ///
  /// An alignment is `1 << attribute`; the direction takes bits 16 and 17, the spacing bit 19, as
  /// in Apple's headers. Alignments add up; of directions and of spacings one is chosen.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Left edges in line (vertical strings).
    public static var alignAllLeft: FormatOptions { FormatOptions(aligning: .left) }
    /// Right edges in line (vertical strings).
    public static var alignAllRight: FormatOptions { FormatOptions(aligning: .right) }
    /// Top edges in line (horizontal strings).
    public static var alignAllTop: FormatOptions { FormatOptions(aligning: .top) }
    /// Bottom edges in line (horizontal strings).
    public static var alignAllBottom: FormatOptions { FormatOptions(aligning: .bottom) }
    /// Leading edges in line (vertical strings).
    public static var alignAllLeading: FormatOptions { FormatOptions(aligning: .leading) }
    /// Trailing edges in line (vertical strings).
    public static var alignAllTrailing: FormatOptions { FormatOptions(aligning: .trailing) }
    /// Horizontal middles in line (vertical strings).
    public static var alignAllCenterX: FormatOptions { FormatOptions(aligning: .centerX) }
    /// Vertical middles in line (horizontal strings).
    public static var alignAllCenterY: FormatOptions { FormatOptions(aligning: .centerY) }
    /// Last baselines in line (horizontal strings).
    public static var alignAllLastBaseline: FormatOptions {
      FormatOptions(aligning: .lastBaseline)
    }
    /// The older name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { alignAllLastBaseline }
    /// First baselines in line (horizontal strings).
    public static var alignAllFirstBaseline: FormatOptions {
      FormatOptions(aligning: .firstBaseline)
    }
    /// All alignment bits.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    /// The string runs in the direction of reading; this is what no direction bit means.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The string runs from left to right whatever the direction of reading.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The string runs from right to left whatever the direction of reading.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// All direction bits; passed whole, it means left to right.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    /// Spaces are measured between edges; this is what no spacing bit means.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Spaces are measured from last baseline to first baseline (vertical strings).
    public static var spacingBaselineToBaseline: FormatOptions {
      FormatOptions(rawValue: 1 << 19)
    }
    /// All spacing bits.
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
  }
}
