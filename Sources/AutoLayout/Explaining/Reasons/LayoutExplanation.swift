/// What is wrong with a layout, and what is open in it: values to be read or drawn.
public struct LayoutExplanation: Sendable, Hashable {
  /// Required constraints that clash, each with the one that gave way.
  public var conflicts: [LayoutError.Conflict]
  /// What the constraints leave open.
  public var ambiguities: [LayoutEngine.Ambiguity]
  /// Optional constraints that are not met, and content that is compressed.
  public var unmet: [LayoutReason.Unmet]

  /// Makes an explanation of its parts.
  public init(
    conflicts: [LayoutError.Conflict] = [], ambiguities: [LayoutEngine.Ambiguity] = [],
    unmet: [LayoutReason.Unmet] = []
  ) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.unmet = unmet
  }

  /// Whether all constraints are met and decide everything.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && unmet.isEmpty }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as text for people: first the conflicts, then what is open, then what was
  /// asked for in vain. Empty for a layout with nothing to explain.
  public func draw() -> String {
    let parts =
      conflicts.drawings + drawnAmbiguities + unmet.map { $0.draw() }
    return parts.joined(separator: "\n\n")
  }

  /// The drawing.
  public var description: String { draw() }
}

extension LayoutEngine {
  /// What is wrong with the layout of the tree, and what is open in it.
  ///
  /// Takes several times as long as solving the layout afresh; nothing is changed.
  public var explanation: LayoutExplanation {
    LayoutExplanation(
      conflicts: brokenConstraints.map { $0.conflict }, ambiguities: ambiguities,
      unmet: current.unmetConstraints)
  }
}
