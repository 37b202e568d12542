import VisualFormat

extension Picture {
  /// Names go into the middle of their boxes; of a box that holds others into the emptiest
  /// corner, and over the corner of a root.
  mutating func placeNames() {
    for (index, box) in placed.enumerated() {
      let rectangle = plan.rectangle(box.frame)
      let name = printable(drawing.boxes[index].name)
      var text: PictureText?
      if drawing.boxes[index].isArea {
        text = corner(Self.areaName(name), in: rectangle, of: box)
        text?.isOfArea = true
      } else if box.depth == 0 {
        text = caption(name, over: rectangle)
      } else if box.hasChildren {
        text = corner(name, in: rectangle, of: box) ?? outside(name, rectangle, of: box)
      } else {
        text = middle(drawing.boxes[index].sample.map { printable($0) } ?? name, in: rectangle)
      }
      guard let text else { continue }
      space.take(text.rectangle)
      names.append(text)
    }
  }

  /// What an area is called beside its outline, of the name of its guide.
  private static func areaName(_ name: String) -> String {
    for (guide, shown) in [
      (ItemArea.layoutMargins, "margins"), (.safeArea, "safe area"), (.scrollContent, "content"),
    ] where name.utf8.suffix(guide.guideName.utf8.count).elementsEqual(guide.guideName.utf8) {
      return shown
    }
    return name
  }

  /// The name of a box that is full, over or below one of its ends, where no other box is but those
  /// around it.
  private func outside(
    _ name: String, _ rectangle: PictureRect, of box: LayoutDrawing.PlacedBox
  ) -> PictureText? {
    let size = Self.labelSize
    let width = TextMeasure.width(name, size: size)
    guard width <= rectangle.width else { return nil }
    for y in [rectangle.top - size - 4, rectangle.bottom + 4] {
      for x in [rectangle.left, rectangle.right - width] {
        let place = PictureRect(left: x, top: y, right: x + width, bottom: y + size)
        let others = boxSpace.overlap(with: place) - Double(box.depth - 1) * width * size
        if others < 1, space.overlap(with: place) == 0 {
          return PictureText(text: name, size: size, rectangle: place)
        }
      }
    }
    return nil
  }

  private func caption(_ name: String, over rectangle: PictureRect) -> PictureText? {
    let size = Self.labelSize
    let width = TextMeasure.width(name, size: size)
    let place = PictureRect(
      left: rectangle.left, top: rectangle.top - size - 7, right: rectangle.left + width,
      bottom: rectangle.top - 7)
    return PictureText(text: name, size: size, rectangle: place)
  }

  /// The smallest text that is worth writing.
  private static let smallest = 6.0

  private func middle(_ name: String, in rectangle: PictureRect) -> PictureText? {
    let isTurned =
      rectangle.height > 1.5 * rectangle.width
      && TextMeasure.width(name, size: 0.75 * Self.nameSize) > rectangle.width - 4
    let along = (isTurned ? rectangle.height : rectangle.width) - 4
    let across = isTurned ? rectangle.width : rectangle.height
    let natural = TextMeasure.width(name, size: 1)
    guard natural > 0 else { return nil }
    let size = max(Self.smallest, min(Self.nameSize, along / natural, across * 0.8))
    if across < Self.smallest { return beside(name, rectangle) }
    guard let shown = TextMeasure.fitting(name, size: size, into: along + 0.01) else {
      return beside(name, rectangle)
    }
    let width = TextMeasure.width(shown, size: size)
    let place = PictureRect(
      centerX: rectangle.centerX, centerY: rectangle.centerY, width: isTurned ? size : width,
      height: isTurned ? width : size)
    return PictureText(text: shown, size: size, rectangle: place, isTurned: isTurned)
  }

  /// A box without room for its name has it beside itself, if there is room there.
  private func beside(_ name: String, _ rectangle: PictureRect) -> PictureText? {
    let size = 10.0
    let width = TextMeasure.width(name, size: size)
    let middles = [
      (rectangle.right + 4 + width / 2, rectangle.centerY),
      (rectangle.left - 4 - width / 2, rectangle.centerY),
      (rectangle.centerX, rectangle.bottom + 3 + size / 2),
      (rectangle.centerX, rectangle.top - 3 - size / 2),
    ]
    for (x, y) in middles {
      let place = PictureRect(centerX: x, centerY: y, width: width, height: size)
      if space.overlap(with: place) == 0, boxSpace.overlap(with: place) == 0 {
        return PictureText(text: name, size: size, rectangle: place)
      }
    }
    return nil
  }

  private func corner(
    _ name: String, in rectangle: PictureRect, of box: LayoutDrawing.PlacedBox
  ) -> PictureText? {
    let size = Self.labelSize
    let room = rectangle.width - 12
    guard let shown = TextMeasure.fitting(name, size: size, into: room) else { return nil }
    let width = TextMeasure.width(shown, size: size)
    let left = rectangle.left + 6
    let right = rectangle.right - 6 - width
    let top = rectangle.top + 4
    let bottom = rectangle.bottom - 4 - size
    var best: (cost: Double, place: PictureRect)?
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      let place = PictureRect(left: x, top: y, right: x + width, bottom: y + size)
      // The box itself and those around it are there anyway.
      let inner = boxSpace.overlap(with: place) - Double(box.depth) * width * size
      let cost = inner + space.overlap(with: place)
      if cost < best?.cost ?? .infinity { best = (cost, place) }
    }
    // A name across the boxes inside would be read as one of theirs.
    guard let best, best.cost < 0.35 * width * size else { return nil }
    return PictureText(text: shown, size: size, rectangle: best.place)
  }
}
