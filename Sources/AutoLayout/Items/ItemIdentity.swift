import Cassowary

/// Stands for an item in constraints and in the engine. It outlives the item and owns nothing of
/// it.
///
/// All references to other parts of the tree are unowned: objects unlink themselves before they are
/// released. The one exception is `kept`, which retains the item while it has a superview.
final class ItemIdentity {
  /// Changed only temporarily, while the records of a message are made; see `DistinctNames`.
  var name: String
  /// The item, if it owns this node for all its life.
  private unowned(unsafe) var ownItem: (any LayoutItem)?
  /// The item, if it may change its node.
  private var distantItem: DistantItem?
  /// Whether the item exists and keeps the identity alive.
  private(set) var isOwn = false
  @Unowned var node: LayoutNode?

  var links = TreeLinks()
  /// The item itself, while its superview keeps it alive.
  var kept: AnyObject?

  /// The engine of the tree; created lazily for an item that is alone.
  @Unowned var engine: LayoutEngine?
  /// The pass in which the item was last asked something, and how often.
  private var questionPass: QuestionPass?
  private var questionCount: UInt8 = 0
  /// Set while a walk looks for a common ancestor.
  var isMarked = false
  /// Whether the item is answering a question, so that no other may be put to it.
  var isAnswering = false

  /// The engine's state of the item. Not checked for overlapping access, here and below: no
  /// caller's code runs while it is changed.
  @safe @exclusivity(unchecked) var placement = Placement()
  var uncommon: UncommonItemParts?
  /// The area of the parent that the item stands for, if it is a guide that came with the parent.
  var area: ItemArea?
  /// Whether the item is to renew its own constraints before the next pass.
  var needsUpdateConstraints = false
  /// Why the item must be asked to lay out its content.
  var layoutCall = LayoutCall.asked
  /// Whether the item was never asked to renew its constraints.
  var isNewcomer = true
  /// Whether the parent created constraints for the item, and must be told about its changes.
  var isArranged = false
  /// Whether the required size of a root may have changed since the last pass.
  var showsRequiredSize = false
  /// Whether the item has a frame that was set and not reported yet.
  var hasUntoldFrame = false
  /// Whether a frame that was set holds the item.
  var isPlacedByHand = false
  /// Whether it was set by the superview, which knows of it.
  var isPlacedByParent = false
  /// Whether the class of the item is asked which size fits.
  var isFitting = false
  /// Whether the item was made with a frame of no size, which places nothing until the item has a
  /// mask.
  var isMadeEmpty = false
  /// Whether a child for which the item created constraints has left since the last update of
  /// these.
  var hasLostArranged = false
  /// The implicit rows of the item.
  @safe @exclusivity(unchecked) var implicitRows = ImplicitRows()

  init(name: String) { self.name = name }
}

/// Why an item must be asked to lay out its content.
enum LayoutCall: UInt8, Comparable {
  case none
  /// It is being asked.
  case layingOut
  /// It is, and has begun a pass meanwhile in which frames in it changed: it knows of them.
  case knowing
  /// It must be told about a new place in the present pass, and has nothing to lay out.
  case newPlace
  /// It asked for that, was never in a layout pass, or has a child with a new frame.
  case asked
  /// It must be told about a new frame in the present pass, and lays out its content.
  case newFrame

  static func < (a: LayoutCall, b: LayoutCall) -> Bool { a.rawValue < b.rawValue }
}

extension ItemIdentity {
  /// Whether `layoutSubviews()` is to be called whatever the item's frame.
  var needsLayout: Bool {
    get { layoutCall == .asked }
    set { layoutCall = newValue ? .asked : .none }
  }

  /// Notes that the item has laid out its content; it may have been asked to do so again.
  @inline(__always)
  func endLayout() {
    if layoutCall < .newPlace { layoutCall = .none }
  }
}

/// The item that an identity belongs to.
extension ItemIdentity {
  /// The item, as long as it exists.
  var item: (any LayoutItem)? {
    if let item = unsafe ownItem { return item }
    return distantItem?.item
  }

  /// The item, unless it answers with another node by now: of a walk from item to item it would make a
  /// circle.
  var faithfulItem: (any LayoutItem)? {
    guard let item else { return nil }
    return isOwn || item.layoutNode === node ? item : nil
  }

  /// Whether the item still exists.
  var isAlive: Bool { isOwn || distantItem?.item != nil }

  /// Whether `item` owns this node for all its life; another one may answer with it, and only now.
  @inline(__always)
  func isOwned(by item: AnyObject) -> Bool { unsafe ownItem === item }

  /// Registers an item that owns this node for all its life.
  func tieForLife(to item: any LayoutItem) {
    unsafe ownItem = item
    isOwn = true
  }

  /// Registers any other item. Of several with one node, the first counts as long as it exists.
  @inline(never)
  func tie(to item: any LayoutItem) {
    if !isAlive, node != nil { distantItem = DistantItem(item) }
  }

  /// Forgets the item, which was released.
  func untie() {
    unsafe ownItem = nil
    distantItem = nil
    isOwn = false
    node = nil
  }

  /// How often a pass asks one item: for its alignment and its content, and once more if it leaves
  /// its tree and comes back meanwhile.
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

  /// Asks the item something.
  ///
  /// - Returns: nil if the item has ended, or is answering a question already: what it does to
  ///   answer may lead to the next question about it, and so on without end.
  func ask<Answer>(_ question: (any LayoutItem) -> Answer) -> Answer? {
    guard !isAnswering, let item else { return nil }
    isAnswering = true
    defer { isAnswering = false }
    return question(item)
  }
}

/// An item that does not report its release. The release of its node counts instead; if another
/// object has the node as well, only a weak reference can tell.
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

/// Rarely used state, stored separately to keep items small.
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
  var frameByHand: LayoutRect?
  var shownContainer: LayoutSize?
}

extension ItemIdentity {
  /// Rarely used state; created on first use.
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

  /// The position of the item while it is a root, which nothing in its tree determines.
  var rootOrigin: LayoutPoint {
    get { uncommon?.rootOrigin ?? .zero }
    set { ownUncommonParts.rootOrigin = newValue }
  }

  /// The frame of the last pass; for a root, with the required size as soon as it is set.
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

  /// The alignment that the item last answered.
  var alignment: ItemAlignment {
    get { uncommon?.alignment ?? ItemAlignment() }
    set {
      if uncommon == nil, newValue == ItemAlignment() { return }
      ownUncommonParts.alignment = newValue
    }
  }

  /// The settings of margins, safe area and scrolling; nil if there are none.
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

  /// The settings made while the item was a root; nil if there are none.
  var settings: ItemSettings? {
    get { uncommon?.settings }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.settings = newValue
    }
  }

  /// The direction in which the item arranges its content, if it overrides that of its tree.
  var semantics: SemanticContentAttribute {
    get { uncommon?.semantics ?? .unspecified }
    set {
      if uncommon == nil, newValue == .unspecified { return }
      ownUncommonParts.semantics = newValue
    }
  }

  /// The frame that was set and is held, as it is for the size that the superview had then.
  var frameByHand: LayoutRect? {
    get { uncommon?.frameByHand }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.frameByHand = newValue
    }
  }

  /// The size that the superview had when the frame was last computed, of an item with a frame that
  /// was set.
  var shownContainer: LayoutSize? {
    get { uncommon?.shownContainer }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.shownContainer = newValue
    }
  }

  /// The measurements of text that wraps.
  var text: MeasuredText? {
    get { uncommon?.text }
    set {
      if uncommon == nil, newValue == nil { return }
      ownUncommonParts.text = newValue
    }
  }
}

/// The required width and height of a root; nil where its content decides.
struct RequiredSize {
  var width: Double?
  var height: Double?
}

/// An item's answer about its alignment rectangle.
struct ItemAlignment: Equatable {
  /// The insets of the rectangle in the frame.
  var insets = LayoutInsets.zero
  /// Distance of the first baseline from the top of the rectangle.
  var firstBaseline = 0.0
  /// Distance of the last baseline from the bottom of the rectangle, upwards.
  var lastBaseline = 0.0

  /// The offset of a baseline from the edge that it is measured from.
  func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    attribute == .firstBaseline ? firstBaseline : -lastBaseline
  }

  /// The offset of an edge or a length of the frame from that of the rectangle.
  func frameOffset(of attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .left: -insets.left
    case .top: -insets.top
    case .width: insets.left + insets.right
    case .height: insets.top + insets.bottom
    default: 0
    }
  }
}
