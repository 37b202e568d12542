/// What was set through the engine while an item was the root of its tree. It stays with the item,
/// wherever that goes, and holds for the trees that the item is in.
final class ItemSettings {
  var direction: LayoutDirection?
  var scale: Double?
  var convention: LayoutConvention?
  var conflictHandler: ((LayoutError.Conflict, ConstraintRecord) -> Void)?
  var layoutHandler: (([any LayoutItem]) -> Void)?
  var issueHandler: ((LayoutError) -> Void)?
}

/// The settings in effect for a whole tree.
struct TreeSettings {
  var direction = LayoutDirection.leftToRight
  var scale: Double?
  var convention = LayoutConvention.appKit
}

/// Of each setting the first that an item of a list has.
struct BroughtSettings {
  private(set) var direction: LayoutDirection?
  private(set) var scale: Double?
  private(set) var convention: LayoutConvention?

  /// Adds items at the end of the list.
  mutating func add(_ items: [ItemIdentity]) {
    for item in items {
      guard let settings = item.settings else { continue }
      direction = direction ?? settings.direction
      scale = scale ?? settings.scale
      convention = convention ?? settings.convention
    }
  }
}

extension LayoutEngine {
  /// The engine that is now responsible: this one, or that of the tree which its tree has joined.
  var current: LayoutEngine {
    guard let formerRoot, formerRoot.node != nil else { return self }
    return formerRoot.resolvedEngine
  }

  /// What was set on the root.
  var rootSettings: ItemSettings? { current.root?.settings }

  /// Sets something on the root, for the whole tree.
  ///
  /// - Parameter change: Makes the change, and returns a handler that it replaces: what ends with
  ///   that may set it again.
  func set<Former>(_ change: (ItemSettings) -> Former) {
    let engine = current
    guard let root = engine.root else { return }
    let settings = root.settings ?? ItemSettings()
    if root.settings == nil {
      root.settings = settings
      engine.itemsWithSettings.append(root)
    }
    let former = change(settings)
    engine.applySettings()
    withExtendedLifetime(former) {}
  }

  /// Determines the settings in effect: those set on the root; else those of an item that was a
  /// root before it was added, the first of several; else those of the tree that this one was part
  /// of.
  func applySettings() {
    brought = BroughtSettings()
    brought.add(itemsWithSettings)
    applyBroughtSettings()
  }

  /// The same where items with settings have joined the tree.
  func addSettings(of items: [ItemIdentity]) {
    itemsWithSettings += items
    brought.add(items)
    if !itemsWithSettings.isEmpty { applyBroughtSettings() }
  }

  private func applyBroughtSettings() {
    let own = root?.settings
    let direction = own?.direction ?? brought.direction ?? inherited.direction
    if direction != storedDirection {
      storedDirection = direction
      pending.direction = true
      frames.all = true
      root?.setNeedsLayoutBelow()
    }
    let scale = own?.scale ?? brought.scale ?? inherited.scale
    if scale != storedScale {
      storedScale = scale
      frames.all = true
    }
    storedConvention = own?.convention ?? brought.convention ?? inherited.convention
  }

  /// Drops the settings of items that have left the tree, and keeps the effective ones.
  func forgetLeavingSettings() {
    if !areaHeirs.isEmpty { areaHeirs.removeAll { $0.engine !== self } }
    if itemsWithSettings.isEmpty { return }
    itemsWithSettings.removeAll { $0.engine !== self }
    applySettings()
  }

  /// Inherits the settings in effect for the tree that this one was part of.
  func inherit(from whole: LayoutEngine) {
    inherited = TreeSettings(
      direction: whole.storedDirection, scale: whole.storedScale,
      convention: whole.storedConvention)
    (storedDirection, storedScale) = (inherited.direction, inherited.scale)
    storedConvention = inherited.convention
  }

  /// The width of the root in points, required of it while it is a root; nil lets the content
  /// decide, kept small at `LayoutPriority.fittingSizeLevel`.
  ///
  /// Where `alignmentRectInsets` of the root take more, it is as large as these.
  ///
  /// It is the root's whichever view of the tree the engine was reached through: a view in a tree
  /// gets its width from constraints, or from its `frame`.
  ///
  /// A number that is negative, not finite or beyond 1e9 is refused: the old one stays, and
  /// `issueHandler` is called. The size belongs to the item, and is asked of it again when it
  /// becomes a root again.
  public var rootWidth: Double? {
    get { current.root?.requiredSize.width }
    set {
      let engine = current
      guard let root = engine.root, newValue != root.requiredSize.width,
        Self.accepts(newValue, of: root, as: .rootWidth)
      else { return }
      engine.noteRootSize(of: root)
      root.requiredSize.width = newValue
    }
  }

  /// The height of the root in points; see `rootWidth`.
  public var rootHeight: Double? {
    get { current.root?.requiredSize.height }
    set {
      let engine = current
      guard let root = engine.root, newValue != root.requiredSize.height,
        Self.accepts(newValue, of: root, as: .rootHeight)
      else { return }
      engine.noteRootSize(of: root)
      root.requiredSize.height = newValue
    }
  }

  /// Notes that the root's required size is about to change.
  private func noteRootSize(of root: ItemIdentity) {
    journal?.append(.rootSize(root, root.requiredSize, isShown: root.showsRequiredSize))
    root.showsRequiredSize = true
    pending.root = true
  }

  /// The direction in which the tree is read; left to right by default.
  ///
  /// What is set belongs to the root, as do `scale` and `convention`. When that becomes a part of
  /// another tree, it holds for the whole of it, unless the same was set for its root or came into
  /// it before; and when a part leaves, it goes on with what held for the whole.
  public var direction: LayoutDirection {
    get { current.storedDirection }
    set { set { $0.direction = newValue } }
  }

  /// Pixels in a point: frames are rounded to this grid; nil rounds nothing, 1 suits a terminal's
  /// cells too.
  ///
  /// Rounding happens once, after solving; see `PixelGrid` in the sources for the rule. A frame that
  /// was set by hand reads as it was set, until something moves it. A number
  /// that is not above 0 and at most 1e6 is refused: the old one stays, and `issueHandler` is
  /// called. To whom it belongs: see `direction`.
  public var scale: Double? {
    get { current.storedScale }
    set {
      if let newValue, !(newValue > 0 && newValue <= 1e6) {
        if let root = current.root {
          root.tell(.invalidValue(item: root.name, .scale, newValue))
        }
        return
      }
      if newValue == nil { current.inherited.scale = nil }
      set { $0.scale = newValue }
    }
  }

  /// What `|` and a bare dash mean in the format strings of this tree, where a call does not say.
  /// To whom it belongs: see `direction`.
  public var convention: LayoutConvention {
    get { current.storedConvention }
    set { set { $0.convention = newValue } }
  }

  private static func accepts(
    _ length: Double?, of item: ItemIdentity, as quantity: LayoutError.Quantity
  ) -> Bool {
    guard let length else { return true }
    if length >= 0, LayoutConstraint.defect(ofNumber: length) == nil { return true }
    item.tell(.invalidValue(item: item.name, quantity, length))
    return false
  }
}
