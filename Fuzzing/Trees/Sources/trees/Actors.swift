import AutoLayout

/// Where the library calls its caller's code.
enum Place: String, CaseIterable {
  case insets, baseline, size, height, update, frame, subviews
  /// The handlers of an item's tree.
  case conflict, issue, layout
}

/// An item that can be told what to do when it is called.
protocol Actor: LayoutItem {
  var waiting: [Place: [[Step]]] { get set }
  var world: World { get }
}

extension Actor {
  func enter(_ place: Place) {
    let steps = world.callBack(&waiting, at: place)
    if !steps.isEmpty { world.run(steps) }
  }
}

/// A view, with text that fills an area if that is above 0.
final class ActingView: LayoutView, Actor {
  var waiting: [Place: [[Step]]] = [:]
  unowned let world: World
  let area: Double

  init(_ name: String, intrinsicContentSize: LayoutSize, area: Double, in world: World) {
    self.world = world
    self.area = area
    super.init(name, intrinsicContentSize: intrinsicContentSize)
    world.living += 1
  }

  deinit { world.living -= 1 }

  override var intrinsicContentSize: LayoutSize {
    get {
      enter(.size)
      return super.intrinsicContentSize
    }
    set { super.intrinsicContentSize = newValue }
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
  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    enter(.height)
    return area > 0 ? (area / max(1, width)).rounded(.up) * 10 : nil
  }
  override func updateConstraints() { enter(.update) }
  override func layoutSubviews() { enter(.subviews) }
  override func layoutFrameDidChange(to frame: LayoutRect) {
    world.look(at: frame, of: self)
    enter(.frame)
  }
}

/// An item of a toolkit's own.
final class Widget: Actor {
  let layoutNode: LayoutNode
  var waiting: [Place: [[Step]]] = [:]
  unowned let world: World
  var size: LayoutSize

  init(_ name: String, size: LayoutSize, in world: World) {
    layoutNode = LayoutNode(name)
    self.size = size
    self.world = world
    world.living += 1
  }

  deinit { world.living -= 1 }

  var intrinsicContentSize: LayoutSize {
    enter(.size)
    return size
  }
  var firstBaselineOffsetFromTop: Double {
    enter(.baseline)
    return 3
  }
  func updateConstraints() { enter(.update) }
  func layoutFrameDidChange(to frame: LayoutRect) {
    world.look(at: frame, of: self)
    enter(.frame)
  }
}
