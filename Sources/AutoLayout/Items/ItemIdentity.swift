import Cassowary

/// What constraints and the engine keep of an item. It outlives the item and owns nothing of it.
///
/// All pointers to other parts of the tree are unowned: whoever ends unlinks itself first. The one
/// exception is `kept`, which holds the item for as long as it has a superview.
final class ItemIdentity {
  /// Another one than it was made with only while the records of a message are made; see `DistinctNames`.
  var name: String
  /// The item, if it is one that always has this node and ends it with itself.
  private unowned(unsafe) var ownItem: (any LayoutItem)?
  /// The item, if it is another one, which may turn to another node.
  private var distantItem: DistantItem?
  /// Whether the item exists and keeps the identity for as long as it does.
  private(set) var isOwn = false
  @Unowned var node: LayoutNode?

  var links = TreeLinks()
  /// The item itself, where its superview is to keep it alive.
  var kept: AnyObject?

  /// The engine of the tree; nil for an item that is alone and that nobody asked for its engine.
  @Unowned var engine: LayoutEngine?
  /// The pass in which the item was last asked something, and how often.
  private var questionPass: QuestionPass?
  private var questionCount: UInt8 = 0
  /// Set while a walk looks for a common ancestor.
  var isMarked = false
  /// Whether the item is answering a question, which is no time for another one.
  var isAnswering = false

  /// What the engine knows of the item. Not checked for overlapping access, here and below: nobody is called while it
  /// is changed.
  @safe @exclusivity(unchecked) var placement = Placement()
  var uncommon: UncommonItemParts?
  /// The area of the parent that the item stands for, if it is a guide that came with the parent.
  var area: ItemArea?
  /// Whether the item is to renew its own constraints before the next pass.
  var needsUpdateConstraints = false
  /// Why the item is to be asked to lay out what is in it.
  var layoutCall = LayoutCall.asked
  /// Whether the item was never asked to renew its constraints.
  var isNewcomer = true
  /// Whether the parent made constraints for the item, and wants to hear of its changes.
  var isArranged = false
  /// Whether the size that is required of a root may be another one than in the last pass.
  var showsRequiredSize = false
  /// Whether the item has a frame that was set, and of which nobody has heard.
  var hasUntoldFrame = false
  /// Whether a frame that was set holds the item.
  var isPlacedByHand = false
  /// Whether the item was made with a frame of no size, which places nothing until the item has a mask.
  var isMadeEmpty = false
  /// Whether a child for which the item made constraints has left it since it last looked.
  var hasLostArranged = false
  /// The rows that follow from what the item is, and that no caller wrote.
  @safe @exclusivity(unchecked) var implicitRows = ImplicitRows()

  init(name: String) { self.name = name }
}

/// Why an item is to be asked to lay out what is in it.
enum LayoutCall: UInt8 {
  case none
  /// It asked for that whatever its frame, was never in a layout pass, or has an item in it that has a new frame.
  case asked
  /// It is to hear of a new frame in the pass that goes on.
  case newFrame
}

extension ItemIdentity {
  /// Whether `layoutSubviews()` is to be called whatever the item's frame.
  var needsLayout: Bool {
    get { layoutCall == .asked }
    set { layoutCall = newValue ? .asked : .none }
  }
}

/// The item that an identity belongs to.
extension ItemIdentity {
  /// The item, as long as it exists.
  var item: (any LayoutItem)? {
    if let item = unsafe ownItem { return item }
    return distantItem?.item
  }

  /// Whether the item still exists.
  var isAlive: Bool { isOwn || distantItem?.item != nil }

  /// Learns of an item that always has this node and ends it with itself.
  func tieForLife(to item: any LayoutItem) {
    unsafe ownItem = item
    isOwn = true
  }

  /// Learns of any other item. Of several that have one node, the first counts for as long as it exists.
  @inline(never)
  func tie(to item: any LayoutItem) {
    if !isAlive, node != nil { distantItem = DistantItem(item) }
  }

  /// Forgets the item, which has ended.
  func untie() {
    unsafe ownItem = nil
    distantItem = nil
    isOwn = false
    node = nil
  }

  /// How often a pass asks one item: for its alignment and its content, and once more if it leaves its tree and comes
  /// back meanwhile.
  private static var mostQuestions: UInt8 { 4 }

  /// Whether the item may be asked in a pass; to be called once for each question.
  func mayBeAsked(in pass: QuestionPass) -> Bool {
    if questionPass !== pass {
      questionPass = pass
      questionCount = 0
    }
    if isAnswering || questionCount == Self.mostQuestions { return false }
    questionCount += 1
    return true
  }

  /// Puts a question to the item.
  ///
  /// - Returns: nil if the item has ended, or is answering a question already: what it does to answer may lead
  ///   to the next question about it, and so on without end.
  func ask<Answer>(_ question: (any LayoutItem) -> Answer) -> Answer? {
    guard !isAnswering, let item else { return nil }
    isAnswering = true
    defer { isAnswering = false }
    return question(item)
  }
}

/// An item that says nothing when it ends. Its node's end is taken for its own; should another object have the node
/// as well, then only a weak reference can tell.
final class DistantItem {
  #if hasFeature(Embedded)
    // Where there are no weak references, nobody else may have the node.
    @safe private(set) unowned(unsafe) var item: (any LayoutItem)?

    init(_ item: any LayoutItem) { self.item = item }
  #else
    private(set) weak var item: (any LayoutItem)?

    init(_ item: any LayoutItem) { self.item = item }
  #endif
}

/// What few items have, apart from them so that the others are small.
final class UncommonItemParts {
  var requiredSize = RequiredSize()
  var rootOrigin = LayoutPoint.zero
  var contentPriorities = ContentPriorities()
  var alignment = ItemAlignment()
  var areas: ItemAreas?
  var text: MeasuredText?
  var settings: ItemSettings?
  var baselines: BaselineItems?
  var semantics = SemanticContentAttribute.unspecified
}

extension ItemIdentity {
  /// What few items have; made if the item had none of it.
  private var ownUncommonParts: UncommonItemParts {
    if let uncommon { return uncommon }
    let made = UncommonItemParts()
    uncommon = made
    return made
  }

  /// The size that is required of the item while it is a root.
  var requiredSize: RequiredSize {
    get { uncommon?.requiredSize ?? RequiredSize() }
    set { ownUncommonParts.requiredSize = newValue }
  }

  /// Where the item lies while it is a root, which nothing in its tree decides.
  var rootOrigin: LayoutPoint {
    get { uncommon?.rootOrigin ?? .zero }
    set { ownUncommonParts.rootOrigin = newValue }
  }

  /// The frame of the last pass, with the size that is required of a root as soon as it is.
  var shownFrame: LayoutRect { showsRequiredSize ? requiredFrame : placement.frame }

  @inline(never)
  private var requiredFrame: LayoutRect {
    let (size, passed) = (requiredSize, placement.frame)
    return LayoutRect(
      x: passed.x, y: passed.y, width: size.width ?? passed.width,
      height: size.height ?? passed.height)
  }

  /// How strongly the item keeps to the size of its content.
  var contentPriorities: ContentPriorities {
    get { uncommon?.contentPriorities ?? ContentPriorities() }
    set { ownUncommonParts.contentPriorities = newValue }
  }

  /// What the item last said of its alignment.
  var alignment: ItemAlignment {
    get { uncommon?.alignment ?? ItemAlignment() }
    set {
      if uncommon == nil, newValue == ItemAlignment() { return }
      ownUncommonParts.alignment = newValue
    }
  }

  /// What the item was told about margins, safe area and scrolling; nil if nothing.
  var areas: ItemAreas? {
    get { uncommon?.areas }
    set { ownUncommonParts.areas = newValue }
  }

  /// The items in it whose baselines are the item's own; nil if it has its own.
  var baselines: BaselineItems? {
    get { uncommon?.baselines }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.baselines = newValue
    }
  }

  /// What was set while the item was a root; nil if nothing.
  var settings: ItemSettings? {
    get { uncommon?.settings }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.settings = newValue
    }
  }

  /// In which direction the item arranges what is in it, whatever its tree does.
  var semantics: SemanticContentAttribute {
    get { uncommon?.semantics ?? .unspecified }
    set {
      if uncommon == nil, newValue == .unspecified { return }
      ownUncommonParts.semantics = newValue
    }
  }

  /// What was measured of text that wraps.
  var text: MeasuredText? {
    get { uncommon?.text }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.text = newValue
    }
  }
}

/// The width and height that are asked of a root; nil where its content decides.
struct RequiredSize {
  var width: Double?
  var height: Double?
}

/// What an item says of its alignment rectangle.
struct ItemAlignment: Equatable {
  /// How far the rectangle lies inside the frame.
  var insets = LayoutInsets.zero
  /// Distance of the first baseline from the top of the rectangle.
  var firstBaseline = 0.0
  /// Distance of the last baseline from the bottom of the rectangle, upwards.
  var lastBaseline = 0.0

  /// What a baseline adds to the edge that it is measured from.
  func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    attribute == .firstBaseline ? firstBaseline : -lastBaseline
  }
}
