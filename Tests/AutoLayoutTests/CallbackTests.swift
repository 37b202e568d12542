import AutoLayout
import Testing

/// Every place where the library calls its caller's code, against everything that code may do there, in
/// every call that leads to it.
@Suite struct CallbackTests {
  enum Place: CaseIterable {
    case insets, baseline, size, height, update, frame, subviews, conflict, issue, layout
  }

  enum Deed: CaseIterable {
    case joinAnotherTree, moveItem, moveSibling, removeItem, removeSibling, endSibling, endRoot
    case putRootInside, addViews, changeConstraints, changeSettings, invalidate, ask, solve, refuse
  }

  enum Call: CaseIterable {
    case layOut, activate, update, fit, ambiguities, explanation, reason, ambiguous, exercise
    case errors, touch
  }

  /// A view that does something the first time that it is called in one place.
  final class Actor: LayoutView {
    var place: Place?
    var act: () -> Void = {}

    func enter(_ place: Place) {
      guard place == self.place else { return }
      let once = act
      act = {}
      once()
    }

    override var alignmentRectInsets: LayoutInsets {
      get {
        enter(.insets)
        return super.alignmentRectInsets
      }
      set { super.alignmentRectInsets = newValue }
    }
    override var lastBaselineOffsetFromBottom: Double {
      get {
        enter(.baseline)
        return super.lastBaselineOffsetFromBottom
      }
      set { super.lastBaselineOffsetFromBottom = newValue }
    }
    override var intrinsicContentSize: LayoutSize {
      get {
        enter(.size)
        return super.intrinsicContentSize
      }
      set { super.intrinsicContentSize = newValue }
    }
    override func intrinsicContentHeight(forWidth width: Double) -> Double? {
      enter(.height)
      return width < 100 ? 40 : 20
    }
    override func updateConstraints() { enter(.update) }
    override func layoutFrameDidChange(to frame: LayoutRect) { enter(.frame) }
    override func layoutSubviews() { enter(.subviews) }
  }

  /// Two trees with constraints and engines, in the first of which somebody acts.
  final class Stage {
    var root: LayoutView? = LayoutView("root", size: LayoutSize(width: 80, height: 90))
    let other = LayoutView("other", size: LayoutSize(width: 300, height: 300))
    let actor = Actor("actor", intrinsicContentSize: LayoutSize(width: 500, height: 10))
    var sibling: LayoutView? = LayoutView("sibling")
    let stack = LayoutStackView("stack")
    let clashing: LayoutConstraint
    let entering: LayoutConstraint

    init() throws {
      let (root, sibling) = (root!, sibling!)
      clashing = relate(sibling, .width, plus: 40)
      entering = relate(sibling, .leading, .equal, actor, .leading, plus: 4)
      let far = LayoutView("far")
      other.addSubview(far)
      for width in 0..<5 { relate(far, .width, plus: Double(width), at: 5).isActive = true }
      other.layoutIfNeeded()
      root.addSubviews(actor, sibling, stack)
      stack.distribution = .fillProportionally
      stack.addArrangedSubview(LayoutView("arranged"))
      relate(actor, .width, .lessThanOrEqual, root, .width).isActive = true
      relate(sibling, .width, plus: 30).isActive = true
    }

    func set(_ place: Place, _ act: @escaping () -> Void) {
      actor.place = place
      actor.act = act
      let engine = root!.layoutEngine
      switch place {
      case .conflict:
        engine.conflictHandler = { [actor] _, _ in actor.enter(.conflict) }
        clashing.isActive = true
      case .issue:
        engine.issueHandler = { [actor] _ in actor.enter(.issue) }
        sibling!.intrinsicContentSize.width = .nan
      case .layout: engine.layoutHandler = { [actor] _ in actor.enter(.layout) }
      case .update: actor.setNeedsUpdateConstraints()
      default: break
      }
    }

    func perform(_ deed: Deed) {
      switch deed {
      case .joinAnotherTree: if let root { other.addSubview(root) }
      case .moveItem: other.addSubview(actor)
      case .moveSibling: if let sibling { other.addSubview(sibling) }
      case .removeItem: actor.removeFromSuperview()
      case .removeSibling: sibling?.removeFromSuperview()
      case .endSibling:
        sibling?.removeFromSuperview()
        sibling = nil
      case .endRoot: root = nil
      case .putRootInside:
        let above = LayoutView("above")
        if let root { above.addSubview(root) }
        root = above
      case .addViews:
        for number in 0..<3 {
          let view = LayoutView("new", intrinsicContentSize: LayoutSize(width: 7, height: 7))
          (number == 0 ? stack : actor).addSubview(view)
          relate(view, .leading, .equal, view.superview, .leading, plus: 3).isActive = true
        }
        stack.addArrangedSubview(LayoutView("newly arranged"))
      case .changeConstraints:
        let active = root?.layoutEngine.constraints ?? []
        LayoutConstraint.deactivate(active)
        for constraint in active.reversed() { constraint.isActive = true }
        clashing.constant += 1
        clashing.priority = 700
        clashing.isActive.toggle()
      default: performSetting(deed)
      }
    }

    private func performSetting(_ deed: Deed) {
      let engine = actor.layoutEngine
      switch deed {
      case .changeSettings:
        engine.rootWidth = 60
        engine.direction = .rightToLeft
        engine.scale = 2
        actor.layoutMargins.left = 3
        actor.setContentHuggingPriority(1000, for: .horizontal)
        stack.axis = .vertical
      case .invalidate:
        actor.invalidateIntrinsicContentSize()
        actor.invalidateAlignment()
        actor.setNeedsLayout()
        actor.setNeedsUpdateConstraints()
      case .ask:
        clashing.isActive = true
        _ = (engine.ambiguities, engine.explanation, engine.errors, engine.unmetConstraints)
        _ = (actor.hasAmbiguousLayout, actor.layoutReason(for: .horizontal))
        _ = actor.constraintsAffectingLayout(for: .vertical)
        _ = actor.exerciseAmbiguityInLayout()
        _ = actor.systemLayoutSizeFitting(.zero)
        _ = (LayoutDrawing(of: actor).text(), LayoutDrawing(of: actor).svg())
      case .solve:
        root?.layoutIfNeeded()
        other.layoutIfNeeded()
      case .refuse:
        try? LayoutConstraint.activate([clashing])
        try? engine.update { clashing.isActive = true }
      default: break
      }
    }

    func call(_ call: Call) {
      guard let root else { return }
      switch call {
      case .layOut: root.layoutIfNeeded()
      case .activate: try? LayoutConstraint.activate([entering, relate(actor, .height, plus: 9)])
      case .update: try? root.layoutEngine.update { entering.isActive = true }
      case .fit: _ = root.systemLayoutSizeFitting(.zero)
      case .ambiguities: _ = root.layoutEngine.ambiguities
      case .explanation: _ = root.layoutEngine.explanation
      case .reason: _ = actor.layoutReason(for: .horizontal).draw()
      case .ambiguous: _ = actor.ambiguousFrameParts
      case .exercise: _ = root.exerciseAmbiguityInLayout()
      case .errors: _ = root.layoutEngine.errors
      case .touch: _ = actor.deactivateConstraints()
      }
      root.layoutIfNeeded()
    }

    /// The trees that are left.
    var roots: [any LayoutItem] {
      var found: [any LayoutItem] = []
      for item in [root, other, actor, sibling, stack].compactMap({ $0 }) {
        var top: any LayoutItem = item
        while let above = top.superitem { top = above }
        if !found.contains(where: { $0 === top }) { found.append(top) }
      }
      return found
    }
  }

  @Test(arguments: Place.allCases, Deed.allCases)
  func `nothing that is done in a call breaks what is under way`(place: Place, deed: Deed) throws {
    for call in Call.allCases {
      for isLaidOut in [false, true] {
        let stage = try Stage()
        if isLaidOut {
          stage.root?.layoutIfNeeded()
          stage.actor.invalidateIntrinsicContentSize()
          stage.actor.invalidateAlignment()
        }
        stage.set(place) { stage.perform(deed) }
        stage.call(call)
        expectSettled(stage, "\(call), \(isLaidOut)")
        stage.actor.act = {}
      }
    }
  }

  /// A layout that is up to date does not change, has numbers in it, and is that of other items in the same tree.
  private func expectSettled(_ stage: Stage, _ comment: Comment) {
    for root in stage.roots {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      #expect(root.layoutIfNeeded().isEmpty, comment)
      for entry in LayoutSnapshot(of: root).entries {
        let frame = entry.frame
        #expect(
          (frame.x + frame.y).isFinite && frame.width >= 0 && frame.height >= 0
            && (frame.width + frame.height).isFinite, comment)
      }
      for broken in root.layoutEngine.brokenConstraints {
        #expect(!broken.conflict.constraints.isEmpty, comment)
      }
      #expect(LayoutSnapshot(of: root) == LayoutSnapshot(of: copy(of: root)), comment)
    }
  }

  /// A tree of plain views that was told at once what the tree of the other has come to.
  private func copy(of root: any LayoutItem) -> LayoutView {
    var views: [ObjectIdentifier: LayoutView] = [:]
    func copy(_ item: any LayoutItem) -> LayoutView {
      let view = LayoutView(
        item.layoutNode.name, intrinsicContentSize: item.intrinsicContentSize)
      if item is Actor {
        let text = Actor(item.layoutNode.name, intrinsicContentSize: item.intrinsicContentSize)
        return fill(text, like: item)
      }
      return fill(view, like: item)
    }
    func fill(_ view: LayoutView, like item: any LayoutItem) -> LayoutView {
      views[ObjectIdentifier(item)] = view
      view.layoutMargins = item.layoutMargins
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(item.contentHuggingPriority(for: axis), for: axis)
      }
      for child in item.subitems { view.addSubview(copy(child)) }
      return view
    }
    let made = copy(root)
    let (engine, old) = (made.layoutEngine, root.layoutEngine)
    engine.direction = old.direction
    engine.scale = old.scale
    engine.rootWidth = old.rootWidth
    engine.rootHeight = old.rootHeight
    for constraint in old.constraints {
      guard let first = constraint.firstItem.flatMap({ views[ObjectIdentifier($0)] }) else {
        continue
      }
      relate(
        first, constraint.firstAttribute, constraint.relation,
        constraint.secondItem.flatMap { views[ObjectIdentifier($0)] }, constraint.secondAttribute,
        times: constraint.multiplier, plus: constraint.constant, at: constraint.priority
      ).isActive = true
    }
    made.layoutIfNeeded()
    return made
  }
}
