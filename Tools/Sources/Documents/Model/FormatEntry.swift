/// One format string of a document, and how it is to be taken.
public struct FormatEntry: Sendable, Equatable {
  public var string: SourceString
  public var options: [Option] = []
  /// They go before the document's.
  public var metrics: [LayoutDocument.Metric] = []
  /// Replaces the priority of every constraint that the string makes; nil: as written.
  public var priority: Double?
  /// Where the whole of it was written.
  public var place = Place()

  /// A format string alone.
  public init(_ string: SourceString) { self.string = string }

  /// A format option, named as in `LayoutConstraint.FormatOptions`.
  public enum Option: String, Sendable, CaseIterable {
    case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading
    case alignAllTrailing, alignAllCenterX, alignAllCenterY, alignAllLastBaseline
    case alignAllBaseline, alignAllFirstBaseline
    case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft, directionMask
    case spacingEdgeToEdge, spacingBaselineToBaseline
  }
}
