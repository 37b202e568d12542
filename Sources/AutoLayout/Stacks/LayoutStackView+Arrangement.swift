extension LayoutStackView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// Views fill the stack; hugging and compression resistance decide which of them gives way.
    case fill
    /// Views fill the stack and are of one length.
    case fillEqually
    /// Views fill the stack, each in proportion to the length of its content; a view without one
    /// takes what is left.
    case fillProportionally
    /// Gaps are of one length, at least the spacing.
    case equalSpacing
    /// Middles are equally far apart as far as contents let them be, gaps at least the spacing.
    case equalCentering
  }

  /// Where the arranged views are across the stack.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a vertical stack, the top of a horizontal one.
    case leading
    /// First baselines in line in a horizontal stack; as `leading` in a vertical one.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, the bottom of a horizontal one.
    case trailing
    /// Last baselines in line in a horizontal stack; as `trailing` in a vertical one.
    case lastBaseline

    /// The name of `leading` in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The name of `trailing` in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
