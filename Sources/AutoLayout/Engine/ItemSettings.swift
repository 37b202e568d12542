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

/// What holds for a whole tree.
struct TreeSettings {
  var direction = LayoutDirection.leftToRight
  var scale: Double?
  var convention = LayoutConvention.appKit
}

extension LayoutEngine {
  /// The engine that is meant: this one, or that of the tree which its tree has joined.
  var current: LayoutEngine {
    guard let formerRoot, formerRoot.node != nil else { return self }
    return formerRoot.resolvedEngine
  }

  /// What was set on the root.
  var rootSettings: ItemSettings? { current.root?.settings }

  /// Sets something on the root, for the whole tree.
  func set(_ change: (ItemSettings) -> Void) {
    let engine = current
    guard let root = engine.root else { return }
    let settings = root.settings ?? ItemSettings()
    if root.settings == nil {
      root.settings = settings
      engine.itemsWithSettings.append(root)
    }
    change(settings)
    engine.applySettings()
  }

  /// Works out what holds for the tree: what was set on its root; else on an item that was a root before it
  /// came into the tree, of several the first that came; else what held for the tree that this one was a
  /// part of.
  func applySettings() {
    let direction = setting { $0.direction } ?? inherited.direction
    if direction != storedDirection {
      storedDirection = direction
      pending.direction = true
      frames.all = true
    }
    let scale = setting { $0.scale } ?? inherited.scale
    if scale != storedScale {
      storedScale = scale
      frames.all = true
    }
    storedConvention = setting { $0.convention } ?? inherited.convention
  }

  private func setting<Value>(_ value: (ItemSettings) -> Value?) -> Value? {
    if let settings = root?.settings, let own = value(settings) { return own }
    for item in itemsWithSettings {
      if let settings = item.settings, let brought = value(settings) { return brought }
    }
    return nil
  }

  /// Lets go of the settings of items that have left the tree, and keeps what held for it until now.
  func forgetLeavingSettings() {
    if !areaHeirs.isEmpty { areaHeirs.removeAll { $0.engine !== self } }
    if itemsWithSettings.isEmpty { return }
    itemsWithSettings.removeAll { $0.engine !== self }
    applySettings()
  }

  /// Begins as a part of another tree.
  func inherit(from whole: LayoutEngine) {
    inherited = TreeSettings(
      direction: whole.storedDirection, scale: whole.storedScale,
      convention: whole.storedConvention)
    (storedDirection, storedScale) = (inherited.direction, inherited.scale)
    storedConvention = inherited.convention
  }
}
