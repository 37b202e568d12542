extension LayoutError {
  /// A mistake that people make, as a conflict shows it: what it is, and in one sentence what it is
  /// about.
  public struct Mistake: Sendable, Hashable {
    /// The mistakes that are known.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// An autoresizing mask is translated into constraints beside others.
      case translatedMask
      /// A stack view, or a size of 0, hides what has a size of its own.
      case hidden
      /// What a table, a collection or a screen has given does not go with what is in it.
      case givenSize
      /// A container has less room than what is in it needs.
      case noRoom
      /// A container has more room than what is in it fills.
      case tooMuchRoom
      /// A size is given beside two edges that decide it.
      case sizedFromBothSides
      /// A string about widths would be right about heights.
      case forgottenVertical
      /// Sizes that are to be equal are given, and differ.
      case unequalSizes
      /// A ratio of width to height does not go with both sizes.
      case aspectRatio
      /// What is in the margins already is kept off once more.
      case marginsTwice
      /// One quantity has two values.
      case twoValues
      /// An edge is put beside two things at once.
      case pinnedTwice
      /// The constraints of two states of a layout are in force at once.
      case twoStates
      /// A bound is a least one where a greatest one would go with the rest, or the other way round.
      case wrongRelation
      /// A pin puts an edge outside of what holds the item, by the sign of its constant or by the edge that it is about.
      case wrongSign
      /// The least size or space is above the greatest.
      case emptyRange
      /// A middle is given beside an edge.
      case centredAndPinned
      /// A left edge and a leading one, or a right and a trailing one, where they are not the same.
      case leftAndLeading
      /// A size would be below 0.
      case negativeSize
    }

    /// Which mistake it is.
    public var kind: Kind
    /// What it is about, without a full stop.
    public var sentence: String
    /// What to do about it where that is no change of one constraint; nil where the repairs say it.
    public var advice: String?

    /// Makes a mistake of its parts.
    public init(kind: Kind, sentence: String, advice: String? = nil) {
      self.kind = kind
      self.sentence = sentence
      self.advice = advice
    }
  }
}
