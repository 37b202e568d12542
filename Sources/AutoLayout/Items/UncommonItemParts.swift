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
