#if hasFeature(Embedded)
  // Embedded Swift generates code for the members of a protocol extension where they are called,
  // and exports a trap for each that its own module does not call on an item of unknown class. When
  // a program is linked from the objects of all modules, that trap replaces the code generated in
  // the caller's module. So all of them are called here. These functions themselves are never
  // called, and linkers strip them; `Scripts/embedded` finds missing members.

  package func useTree(of item: any LayoutItem) throws(LayoutError) {
    item.addSubitem(item)
    item.removeFromSuperitem()
    item.setNeedsLayout()
    item.layoutIfNeeded()
    try item.layout("")
    item.deactivateConstraints()
    _ = (item.superitem, item.subitems, item.layoutFrame, item.touchingConstraints)
    _ = (item.ambiguousFrameParts, item.hasAmbiguousLayout, item.exerciseAmbiguityInLayout())
    _ = (item.constraintsAffectingLayout(for: .vertical), item.layoutReason(for: .vertical))
    try item.layout("", "")
    _ = (item.recursiveDescription, item.name)
  }

  package func usePins(of item: any LayoutItem) throws(LayoutError) {
    try item.pinEdges()
    try item.pinEdges(insets: LayoutInsets(all: 0))
    try item.pinCenter()
    try item.pinSize(.zero)
    try item.pinSize(to: item)
    _ = (item.convert(.zero as LayoutPoint, to: nil), item.convert(.zero as LayoutPoint, from: nil))
    _ = (item.convert(.zero as LayoutRect, to: nil), item.convert(.zero as LayoutRect, from: nil))
    _ = (item.bounds, item.needsLayout, item.needsUpdateConstraints())
    item.updateConstraintsIfNeeded()
  }

  package func useContent(of item: any LayoutItem) {
    item.setContentHuggingPriority(.required, for: .vertical)
    item.setContentCompressionResistancePriority(.required, for: .vertical)
    item.invalidateIntrinsicContentSize()
    item.invalidateAlignment()
    item.setNeedsUpdateConstraints()
    _ = item.contentHuggingPriority(for: .vertical)
    _ = item.contentCompressionResistancePriority(for: .vertical)
    _ = item.systemLayoutSizeFitting(LayoutSize(width: 0, height: 0))
  }

  package func useAreas(of item: any LayoutItem) {
    item.layoutMargins = item.layoutMargins
    item.layoutMargins.top += 1
    item.directionalLayoutMargins = item.directionalLayoutMargins
    item.directionalLayoutMargins.top += 1
    item.safeAreaInsets = item.safeAreaInsets
    item.safeAreaInsets.top += 1
    _ = (item.layoutMarginsGuide, item.safeAreaLayoutGuide)
    item.semanticContentAttribute = .unspecified
    _ = (item.semanticContentAttribute, item.effectiveUserInterfaceLayoutDirection)
    item.preservesSuperviewLayoutMargins = !item.preservesSuperviewLayoutMargins
    item.insetsLayoutMarginsFromSafeArea = !item.insetsLayoutMarginsFromSafeArea
  }

  package func useAnchors(of item: any LayoutItem) {
    _ = (item.leadingAnchor, item.trailingAnchor, item.leftAnchor, item.rightAnchor)
    _ = (item.topAnchor, item.bottomAnchor, item.firstBaselineAnchor, item.lastBaselineAnchor)
    _ = (item.centerXAnchor, item.centerYAnchor, item.widthAnchor, item.heightAnchor)
  }
#endif
