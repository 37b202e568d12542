import Cassowary

/// Lays out one tree of items. There is one engine per tree, found through any item of it.
///
/// Changes are gathered and solved together, when frames are asked for or when a throwing call must
/// know whether they can be met. An engine, like its tree, belongs to one thread at a time.
///
/// An engine that is kept after its tree joined another one forwards to that tree's engine.
public final class LayoutEngine {
  /// The root of the tree; nil once the tree was released or has joined another one.
  @Unowned var root: ItemIdentity?
  // State that is changed for every item or constraint is not checked for overlapping access: no
  // caller's code runs meanwhile.
  @safe @exclusivity(unchecked) var solver = Solver()
  @safe @exclusivity(unchecked) var entries = EntryList()
  /// The number of gaps among the entries.
  var vacancies = 0
  @safe @exclusivity(unchecked) var pending = PendingChanges()
  @safe @exclusivity(unchecked) var owners = RowOwners()
  /// Why each broken constraint is broken, by the constraint's entry.
  var certificates: [Int32: Certificate] = [:]
  /// Counts successful transactions, so that a certificate can tell which rows changed after it.
  var clock: UInt64 = 0
  /// Set during a pass, in which items are asked about themselves and may do anything.
  var isSolving = false
  /// How many passes are going on, each begun by an item that was asked in the one before.
  var nestedPasses = 0
  /// How many passes have been started since the outermost one.
  var passCount = 0
  /// Set where these go too deep, until all of them have ended.
  var endsPasses = false
  /// Set while items renew their own constraints.
  var isUpdatingConstraints = false
  /// Counts the times that items have left the tree.
  var departures = 0
  /// Counts the passes in which items were asked, the questions, and the plans.
  var passNumber: UInt32 = 0
  var questionCount: UInt32 = 0
  /// The pass in which items are being asked, if there ever was one.
  var startedPass: QuestionPass?
  var planNumber: UInt32 = 0
  /// The edits of the running `update`; nil outside one.
  var journal: UpdateJournal?
  /// Values that were refused during a pass, for `issueHandler` after it.
  private(set) var refusals: [(issue: LayoutError, item: ItemIdentity?)] = []
  var storedDirection = LayoutDirection.leftToRight
  var storedScale: Double?
  var storedConvention = LayoutConvention.appKit
  @safe @exclusivity(unchecked) var frames = FrameChanges()
  /// Items with text that wraps; those that have left stay until the next measuring.
  var texts: [ItemIdentity] = []
  /// The transaction after which all texts were measured.
  var measuredClock: UInt64 = 0
  /// Whether the width of a text may depend on the height of a text; nil if not known.
  var textFeedback: Bool?
  /// Items that asked for `layoutSubviews()` whatever their frame, or were never in a layout pass.
  @safe @exclusivity(unchecked) var needsLayout: [ItemIdentity] = []
  /// Whether some of them were never asked to renew their constraints.
  var hasNewcomers = false

  /// The item that was the root, once the tree has joined another one.
  var formerRoot: ItemIdentity?
  /// The items of the tree with settings, in the order in which they came.
  var itemsWithSettings: [ItemIdentity] = []
  /// What they have brought.
  var brought = BroughtSettings()
  /// Whether an item of the tree may have been given a direction of its own.
  var hasOwnDirections = false
  /// Whether a scroll view of the tree may be scrolled.
  var hasScrolled = false
  /// Whether a frame that was set may hold a view of the tree.
  var hasHandPlacements = false
  /// The items of the tree that may inherit areas.
  var areaHeirs: [ItemIdentity] = []
  /// The settings in effect for the tree that this one was part of.
  var inherited = TreeSettings()

  init(root: ItemIdentity?) {
    self.root = root
  }

  /// More refusals than this are not kept for a handler that may never be called.
  private static var mostRefusals: Int { 1000 }

  /// Keeps a refusal of something that an item asked for, the root where none is given, for
  /// `issueHandler`, which hears of it after the pass.
  func note(_ refusal: LayoutError, of item: ItemIdentity? = nil) {
    if refusals.count < Self.mostRefusals { refusals.append((refusal, item)) }
  }

  /// Returns the refusals that were not reported yet, and forgets them.
  func takeRefusals() -> [(issue: LayoutError, item: ItemIdentity?)] {
    var taken: [(issue: LayoutError, item: ItemIdentity?)] = []
    swap(&taken, &refusals)
    return taken
  }
}
