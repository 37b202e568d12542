extension LayoutItem {
  /// The distances from the item's edges to its margins, by side; 8 points each by default. Margins
  /// lie inside the alignment rectangle.
  ///
  /// They are read with what `insetsLayoutMarginsFromSafeArea` and
  /// `preservesSuperviewLayoutMargins` add to what was set. A number that is not finite or beyond
  /// 1e9 is refused: the old margins stay, and `issueHandler` is called.
  public var layoutMargins: LayoutInsets {
    get { identity.margins(identity.direction) }
    set {
      let identity = identity
      guard identity.accepts(newValue, as: .layoutMargin) else { return }
      identity.setMargins(.physical(newValue))
    }
  }

  /// The margins in the direction of reading; what was set last counts, this or `layoutMargins`.
  public var directionalLayoutMargins: DirectionalLayoutInsets {
    get {
      let identity = identity
      return DirectionalLayoutInsets(identity.margins(identity.direction), identity.direction)
    }
    set {
      let identity = identity
      let direction = identity.direction
      guard identity.accepts(LayoutInsets(newValue, direction), as: .layoutMargin) else { return }
      identity.setMargins(.directional(newValue))
    }
  }

  /// Whether the safe area's insets are added to the margins; not by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { identity.areas?.marginsIncludeSafeArea ?? false }
    set {
      let identity = identity
      if newValue == insetsLayoutMarginsFromSafeArea { return }
      identity.ownAreas.marginsIncludeSafeArea = newValue
      if newValue { identity.inheritAreas() }
      identity.areasDidChange()
      identity.setNeedsLayout()
    }
  }

  /// Whether the margins are at least as wide as the part of the superitem's margins that the item
  /// covers; not by default.
  ///
  /// Which part that is follows from the frames, which may follow from the margins: as of a safe area
  /// (`safeAreaInsets`), passes are made until they agree, and where they agree in more than one way,
  /// what was there before decides.
  public var preservesSuperviewLayoutMargins: Bool {
    get { identity.areas?.preservesSuperitemMargins ?? false }
    set {
      let identity = identity
      if newValue == preservesSuperviewLayoutMargins { return }
      identity.ownAreas.preservesSuperitemMargins = newValue
      if newValue { identity.inheritAreas() }
      identity.areasDidChange()
      identity.setNeedsLayout()
    }
  }

  /// The distances from the item's edges to the area that nothing covers, by side.
  ///
  /// They are set where they come from, as on the root. Any other item has the part of them that
  /// lies over it, by the frames of the last layout pass: 0 on the sides where it ends inside the
  /// safe area. Where constraints speak of such an area, a pass solves them once more after the
  /// frames are known, and again while that moves it; `issueHandler` hears of areas and frames
  /// that do not come to agree, and where they agree in more than one way, what was there before
  /// decides. What is refused, and how, is the same as for `layoutMargins`. Linear in the depth
  /// for an item on which they were not set.
  public var safeAreaInsets: LayoutInsets {
    get { identity.safeArea }
    set {
      let identity = identity
      guard identity.accepts(newValue, as: .safeAreaInset), newValue != identity.areas?.safeArea
      else { return }
      identity.ownAreas.safeArea = newValue
      identity.areasDidChange()
      identity.setNeedsLayoutBelow()
    }
  }

  /// The area inside the margins.
  ///
  /// The guide comes with the item: it is always the same one, can neither be moved nor removed,
  /// and is not among `subitems`. A constraint to one of its edges is the same as one to the
  /// margin. What is added to it is laid out in the item itself. An item that is smaller than its
  /// margins has an area of no size, as far as frames go.
  public var layoutMarginsGuide: LayoutGuide { identity.guide(of: .layoutMargins) }

  /// The area inside the safe area's insets; see `layoutMarginsGuide`.
  public var safeAreaLayoutGuide: LayoutGuide { identity.guide(of: .safeArea) }
}

extension ItemIdentity {
  /// Whether all four numbers can be used; if not, the first unusable one is reported.
  fileprivate func accepts(_ insets: LayoutInsets, as quantity: LayoutError.Quantity) -> Bool {
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    guard let wrong = edges.first(where: { LayoutConstraint.defect(ofNumber: $0) != nil })
    else { return true }
    tell(.invalidValue(item: name, quantity, wrong))
    return false
  }

  /// Takes margins; what is set again is no change.
  fileprivate func setMargins(_ margins: ItemAreas.Margins) {
    if margins == areas?.margins ?? .standard { return }
    ownAreas.margins = margins
    areasDidChange()
    setNeedsLayout()
  }

  /// Tells the engine that margins, safe area or scrolling have changed.
  func areasDidChange() { engine?.alignmentDidChange(of: self) }
}
