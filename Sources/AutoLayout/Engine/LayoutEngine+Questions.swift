/// Before anything is planned, items are asked about themselves. While they answer they may do
/// anything: change constraints and settings, leave the tree, bring others in, be released, or move
/// the whole tree into another one.
///
/// So all questions come first, the engine holds no state while an item answers, and the item
/// stores its answer. The plan is then made from the tree as it is afterwards, without further
/// calls.
extension LayoutEngine {
  /// How many rounds a pass asks items that came, or came back, while others answered. The rest
  /// waits for the next pass.
  private static var questionRounds: Int { 16 }

  /// Whether any item must be asked before what is pending is planned.
  var hasQuestions: Bool {
    pending.hasQuestions || !pending.updates.isEmpty && !isUpdatingConstraints
  }

  /// Asks the items that are new or have changed, each once. An answer that is invalidated after
  /// that is asked for again in the next pass.
  func askItems() {
    isSolving = true
    defer {
      isSolving = false
      pending.hasQuestions = false
      startedPass = nil
    }
    passNumber &+= 1
    for _ in 0..<Self.questionRounds {
      let count = questionCount
      askArrivals()
      askAlignments()
      askContents()
      // Items that came meanwhile were added by one that answered.
      if questionCount == count { return }
    }
  }

  /// Asks what is in an item while another one answers, which wants to know the size that fits it:
  /// else contents would count as they were before.
  func askItems(in top: ItemIdentity) {
    if !isSolving { return }
    for item in top.subtree where !item.isInset {
      if item.engine === self { askAlignment(of: item) }
      if item.engine === self { askContent(of: item) }
    }
  }

  // The lists are read again for each item: they grow, and are emptied when the tree joins another
  // one.

  private func askArrivals() {
    let end = pending.arrivals.count
    var index = 0
    while index < min(end, pending.arrivals.count) {
      let item = pending.arrivals[index]
      index += 1
      if item.placement.isContentKnown, item.placement.isAlignmentKnown { continue }
      if item.isInset {
        // It has neither after its owner was released.
        item.placement.isContentKnown = true
        item.placement.isAlignmentKnown = true
      }
      if item.engine === self { askAlignment(of: item) }
      if item.engine === self { askContent(of: item) }
    }
  }

  private func askAlignments() {
    let end = pending.alignments.count
    var index = 0
    while index < min(end, pending.alignments.count) {
      let item = pending.alignments[index]
      index += 1
      if item.engine === self { askAlignment(of: item) }
    }
  }

  private func askContents() {
    let end = pending.contents.count
    var index = 0
    while index < min(end, pending.contents.count) {
      let item = pending.contents[index]
      index += 1
      if item.engine === self { askContent(of: item) }
    }
  }
}

/// Identifies one round of asking. A number would not do: items come from other trees, which have
/// counts of their own.
final class QuestionPass {}

extension LayoutEngine {
  private var questionPass: QuestionPass {
    if let startedPass { return startedPass }
    let pass = QuestionPass()
    startedPass = pass
    return pass
  }
}

/// An answer counts only if the item is still in the tree as it was when it was asked.
extension LayoutEngine {
  private func askAlignment(of item: ItemIdentity) {
    guard !item.placement.isAlignmentKnown, item.placement.alignmentPass != passNumber,
      item.mayBeAsked(in: questionPass)
    else { return }
    item.placement.isAlignmentKnown = true
    item.placement.alignmentPass = passNumber
    questionCount &+= 1
    let said = item.ask { item in
      (item.alignmentRectInsets, item.firstBaselineOffsetFromTop, item.lastBaselineOffsetFromBottom)
    }
    guard item.engine === self, item.placement.alignmentPass == passNumber else { return }
    takeAlignment(said?.0 ?? .zero, said?.1 ?? 0, said?.2 ?? 0, of: item)
  }

  private func askContent(of item: ItemIdentity) {
    guard !item.placement.isContentKnown, item.placement.contentPass != passNumber,
      item.mayBeAsked(in: questionPass)
    else { return }
    item.placement.isContentKnown = true
    item.placement.contentPass = passNumber
    questionCount &+= 1
    let content = item.ask { $0.intrinsicContentSize } ?? .noIntrinsicSize
    guard isAsAsked(item) else { return }
    let width = checked(content.width, of: item, .intrinsicWidth)
    let height = checked(content.height, of: item, .intrinsicHeight)
    item.placement.contentSize = LayoutSize(
      width: width ?? LayoutSize.noIntrinsicMetric, height: height ?? LayoutSize.noIntrinsicMetric)
    askTextHeight(of: item, onOneLine: width)
  }

  /// Whether the item is still where it was when it was asked for its content.
  func isAsAsked(_ item: ItemIdentity) -> Bool {
    item.engine === self && item.placement.contentPass == passNumber
  }

  /// The length if the engine can use it; nil if there is none.
  func checked(
    _ length: Double, of item: ItemIdentity, _ quantity: LayoutError.Quantity
  ) -> Double? {
    if length == LayoutSize.noIntrinsicMetric { return nil }
    if length >= 0, LayoutConstraint.defect(ofNumber: length) == nil { return length }
    note(.invalidValue(item: item.name, quantity, length), of: item)
    return nil
  }
}
