import AutoLayout

/// The layout of a document that is being edited: it keeps its views and its engine, so that an
/// edit or another size costs no more than what it changes.
///
/// What is right of the document is laid out. Where numbers are rounded, as a third of a width is,
/// all is solved anew: frames and all else are, to the bit, those of the
/// document read afresh.
public final class LiveLayout {
  /// The document as it was read last.
  public private(set) var file: DocumentFile

  private var tree: LayoutTree
  private var list: ConstraintList
  /// The document without what its kinds of views do not have, with the size in force.
  private var settled: RecoveredDocument

  /// Lays out a document.
  public convenience init(_ source: SourceFile) {
    self.init(DocumentFile(recovering: source))
  }

  /// Lays out a document that has been read.
  public init(_ file: DocumentFile) {
    self.file = file
    settled = Self.settle(file)
    tree = LayoutTree(settled.document)
    list = ConstraintList(settled.document, in: tree, excusing: file.excused)
    list.activate()
  }

  private static func settle(_ file: DocumentFile) -> RecoveredDocument {
    var settled = RecoveredDocument(document: file.document)
    settled.settleKinds()
    return settled
  }

  /// Puts another text in the place of the document's, and its own size in force again.
  ///
  /// Statements that are as before keep their constraints, and views their places in the tree;
  /// where views come, go or move, or where constraints clash, all is laid out anew. Reading is
  /// linear in the length of the text.
  public func replaceSource(_ source: SourceFile) {
    replaceFile(DocumentFile(recovering: source))
  }

  /// The same for a document that has been read, of which something may be said in another way than
  /// in its text.
  public func replaceFile(_ next: DocumentFile) {
    file = next
    // What was rounded before the edit mostly is after it, and would be solved twice.
    let isAnew = hasConflicts || isRounded
    let old = settled
    settled = Self.settle(file)
    guard !isAnew, keepsTree(from: old.document) else { return layOutAnew() }
    var next = ConstraintList(settled.document, in: tree, excusing: file.excused)
    let isMet = take(&next, from: old.document)
    list = next
    if !isMet || hasConflicts || isRounded { layOutAnew() }
  }

  /// Gives the root another size in points; nil on an axis leaves it to the content. The document
  /// stays as it is.
  ///
  /// - Parameter isPassing: Whether another size follows at once, as while an edge is dragged: numbers
  ///   that are rounded may then differ in their last bits from those of the document read afresh.
  public func resize(width: Double?, height: Double?, isPassing: Bool = false) {
    settled.document.size = PerAxis(width, height)
    if hasConflicts { return layOutAnew() }
    tree.root.layoutEngine.rootWidth = width
    tree.root.layoutEngine.rootHeight = height
    tree.root.layoutIfNeeded()
    if hasConflicts || !isPassing && isRounded { layOutAnew() }
  }

  /// Which of several clashing constraints give way depends on the order in which they came.
  private var hasConflicts: Bool { !tree.root.layoutEngine.brokenConstraints.isEmpty }

  /// Whether some number of a frame may have been rounded, so that its last bits depend on the way
  /// on which it was computed: halves and quarters of points have been rounded nowhere. On a grid of
  /// pixels frames do not tell.
  private var isRounded: Bool {
    let document = settled.document
    guard list.hasExactFactors, !document.hasProportions, document.scale == nil else { return true }
    let frames = [tree.root.layoutFrame] + tree.ordered.map { $0.layoutFrame }
    return !frames.allSatisfy { frame in
      Self.isExact(frame.x) && Self.isExact(frame.y) && Self.isExact(frame.width)
        && Self.isExact(frame.height)
    }
  }

  private static func isExact(_ number: Double) -> Bool {
    let scaled = number * 1024
    return scaled == scaled.rounded(.towardZero) && scaled.magnitude < 0x1p50
  }

  private func layOutAnew() {
    tree = LayoutTree(settled.document)
    list = ConstraintList(settled.document, in: tree, excusing: file.excused)
    list.activate()
    tree.root.layoutIfNeeded()
  }
}

extension LiveLayout {
  /// The constraints that gave way, as indices into those of `result`.
  public var brokenConstraints: [Int] {
    let broken = tree.root.layoutEngine.brokenConstraints
    guard !broken.isEmpty else { return [] }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, element) in list.elements.enumerated() {
      indices[ObjectIdentifier(element.constraint)] = index
    }
    return broken.compactMap { indices[ObjectIdentifier($0.constraint)] }
  }

  /// The names of the views in the order of the document.
  public var names: [String] { tree.names }

  /// Puts x, y, width and height of the root and of each view, in the order of the document, into
  /// `numbers`, four for each, in the coordinates of the view that it lies in. Linear in the number
  /// of views; makes nothing.
  public func writeFrames(into numbers: inout [Double]) {
    tree.root.layoutIfNeeded()
    numbers.removeAll(keepingCapacity: true)
    Self.append(tree.root.layoutFrame, to: &numbers)
    for item in tree.ordered { Self.append(item.layoutFrame, to: &numbers) }
  }

  private static func append(_ frame: LayoutRect, to numbers: inout [Double]) {
    numbers.append(frame.x)
    numbers.append(frame.y)
    numbers.append(frame.width)
    numbers.append(frame.height)
  }

  /// All that is to be said of the layout as it is now.
  ///
  /// - Parameter findingAmbiguity: Whether to find out which numbers are open; it takes longer
  ///   than the layout itself. Without it none is said to be.
  /// - Parameter explaining: Whether to put what is wrong and what is open into words.
  public func result(findingAmbiguity: Bool = true, explaining: Bool = false) -> LayoutResult {
    var result = list.result(in: tree, findingAmbiguity: findingAmbiguity)
    if explaining { result.explanation = tree.root.layoutEngine.explanation }
    let problems = file.problems + settled.problems + list.problems
    guard !problems.isEmpty else { return result }
    result.status = .partial
    result.problems = Problems(problems).list
    result.omitted = file.omittedPlaces(list)
    return result
  }
}

extension LiveLayout {
  /// Whether the views are those of an earlier document, each in the same place and of the same
  /// kind.
  private func keepsTree(from old: LayoutDocument) -> Bool {
    let before = old.declaredViews
    let after = settled.document.declaredViews
    guard before.count == after.count else { return false }
    for (a, b) in zip(before, after) {
      guard a.name == b.name, a.kind == b.kind, a.parent == b.parent, a.text == b.text else {
        return false
      }
    }
    return true
  }

  /// Takes in what is another than in an earlier document with the same views. Says whether all
  /// constraints could be met.
  private func take(_ next: inout ConstraintList, from old: LayoutDocument) -> Bool {
    let document = settled.document
    for (before, after) in zip(old.declaredViews, document.declaredViews) where before != after {
      tree.items[after.name.text]?.take(after, insteadOf: before)
    }
    tree.root.take(document)
    let (leaving, entering) = next.adoptConstraints(of: list)
    for constraint in leaving { constraint.isActive = false }
    do throws(LayoutError) {
      try LayoutConstraint.activate(entering)
    } catch {
      return false
    }
    tree.root.layoutIfNeeded()
    return true
  }
}

extension ConstraintList {
  /// Whether all that is multiplied is doubled or halved, which rounds nothing.
  fileprivate var hasExactFactors: Bool {
    elements.allSatisfy { $0.constraint.multiplier.significand == 1 }
  }
}

extension LayoutDocument {
  /// Whether a stack shares its length in proportions of its own.
  fileprivate var hasProportions: Bool {
    (views ?? []).contains { $0.stack.distribution == .fillProportionally }
  }
}
