import VisualFormat

extension LayoutError.Conflict {
  /// The mistake behind the conflict; nil if it is none of the known ones.
  ///
  /// - Complexity: that of the contradiction.
  public var mistake: LayoutError.Mistake? { ConflictReading(self).mistake }
}

/// In which order a conflict is read. Each question is asked only where those before it have no
/// answer, since their answers would make the later ones pointless: who has made a constraint that
/// clashes decides whether its number means anything; a constraint that cannot hold by itself needs
/// no others; two that speak of one quantity need no sum; a side, an axis or a sign that is the
/// wrong one explains any sum; and only of what is left is a sum worth telling, of structure before
/// content, and of parts before the whole.
///
/// 1. **Who made it?** A mask that is still on; a stack that hides.
/// 2. **Can one of them hold at all?** A size below 0, a least one above the greatest.
/// 3. **Are two of them about one quantity?** Made twice, two states at once, opposite signs.
/// 4. **Is it along the right axis, and from the right side?** A forgotten `V:`; left among
///    leading; a sign that puts an edge outside; at least where at most was meant.
/// 5. **Does structure contradict itself?** Sizes that are equal and differ, in line at both ends;
///    what a stack stretches; a ratio beside both sizes; in line and one behind the other; a middle
///    beside edges; margins or an edge given twice; content that is to be as large as what scrolls
///    it.
/// 6. **Which size is not that which its container gives?** That of an equal share, of a cell, of
///    an item between two edges, shares that leave nothing.
/// 7. **Who has too little room, or too much?** The stack or the container, and how much that is.
extension ConflictReading {
  typealias Mistake = LayoutError.Mistake

  /// The first that fits.
  var mistake: Mistake? {
    guard var found = firstThatFits else { return nil }
    if found.advice == nil, !isLong, [.noRoom, .tooMuchRoom, .givenSize].contains(found.kind) {
      // A number is not too large beside a size that is only temporary.
      let isForNow = found.kind == .givenSize && !isContainerGivenForGood
      found.advice = (isForNow ? nil : mistyped) ?? otherMetric ?? otherBound
      if found.advice == nil, found.kind == .noRoom || isGivenForGood,
        let (advice, sizes) = sharedInstead
      {
        found.advice = advice
        found.sizesToShare = sizes
      }
    }
    if found.advice == nil, [.twoStates, .twoValues, .pinnedTwice].contains(found.kind) {
      found.advice = deactivation(found.kind)
    }
    found.sentence = printable(found.sentence)
    found.advice = found.advice.map { printable($0) }
    return found
  }

  private var firstThatFits: Mistake? {
    if isLong { return firstOfSum }
    if let found = translatedMask ?? systemsOwnAlone { return found }
    if let found = negativeNumber ?? negativeDifference ?? emptyRange { return found }
    if let found = forgottenVertical(besideExplicit: true) { return found }
    if all.count == 2, all.contains(where: { $0.relation != .equal }), let found = wrongSign {
      return found
    }
    if let found = twoValues ?? twoComparisons ?? besideItself { return found }
    if let found = behindEachOther ?? insideAndOutside ?? twoStates ?? hidden { return found }
    if let found = forgottenVertical(besideExplicit: false) { return found }
    if let found = leftAndLeading ?? wrongSign ?? exchangedEdges ?? wrongEdge { return found }
    if let found = wrongEdgeOfNeighbour ?? wrongRelation { return found }
    if let found = multipleOfHolder ?? turnedMultiple ?? middleElsewhere { return found }
    if let found = unequalSizes ?? stretchedByStack ?? linedUpAtBothEnds { return found }
    if let found = heightOfCell ?? twoRatios ?? aspectRatio ?? inLineAndBehind ?? inLineTwice {
      return found
    }
    if let found = cappedBetweenEdges { return found }
    if let found = inLineAndPinned ?? centredAndPinned ?? marginsTwice ?? nothingToScroll {
      return found
    }
    if let found = stretchedContent { return found }
    if isGivenForGood, let found = equalShares ?? sizeBetweenPlaces ?? shares { return found }
    if isGivenForGood, let found = uncutContent ?? uncutContents { return found }
    if let found = centredTooFarOut { return found }
    if let found = twoValuesByShare ?? endsBeforeTheLast ?? givenSize ?? pinnedTwice {
      return found
    }
    if let found = heightFromScreenTop ?? shares ?? sameSizeInside ?? sizeBetweenPlaces {
      return found
    }
    return equalShares ?? sharesLessConstants ?? uncutContent ?? room ?? nothingLeft
      ?? pinnedAndKeptOff
  }

  /// For very many constraints: who made one of them, and their sum.
  private var firstOfSum: Mistake? {
    if let found = translatedMask ?? hidden ?? heightOfCell { return found }
    if isGivenForGood, let found = equalShares ?? shares { return found }
    return givenSize ?? shares ?? equalShares ?? room ?? nothingLeft
  }

  func mistake(_ kind: Mistake.Kind, _ sentence: String, _ advice: String? = nil) -> Mistake {
    Mistake(kind: kind, sentence: sentence, advice: advice)
  }

  func bound(_ record: ConstraintRecord) -> String {
    switch record.relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  func points(_ length: Double) -> String {
    "\(decimal(length)) \(length == 1 ? "point" : "points")"
  }
}

extension String {
  var quoted: String { "`\(self)`" }
}
