import AutoLayout
import Testing

/// Whole layouts, from strings to frames, with every number worked out by hand.
@Suite struct SeedLayoutTests {
  @Test func `a complete line of layout`() throws {
    let root = LayoutView("superview", size: LayoutSize(width: 480, height: 44))
    let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
    let next = LayoutView("findNext", intrinsicContentSize: LayoutSize(width: 90, height: 22))
    let field = LayoutView("findField", intrinsicContentSize: LayoutSize(width: -1, height: 24))
    root.addSubviews(find, next, field)
    find.lastBaselineOffsetFromBottom = 6
    field.lastBaselineOffsetFromBottom = 8
    try root.layout(
      "|-[\(find)]-[\(next)]-[\(field)(>=20)]-|", options: .alignAllLastBaseline)
    try root.layout("V:|-10-[\(find)]")
    root.layoutIfNeeded()
    expectFrame(find, 20, 10, 60, 22)
    expectFrame(next, 88, 4, 90, 22)
    expectFrame(field, 186, 10, 274, 24)
    expectMirrorImage(of: root)
  }

  /// One box of 6 rows of 7 cells inside another: equal cells, gaps of 10, strings built in a loop.
  private func grid(
    in parent: LayoutView, rows: Int, columns: Int, inset: Double, make: (Int) -> LayoutView
  ) throws {
    var views: [String: LayoutView] = [:]
    var strings: [String] = []
    for index in 0..<rows * columns {
      let view = make(index)
      parent.addSubview(view)
      views["cell\(index)"] = view
    }
    for row in 0..<rows {
      var text = "H:|-\(inset)-"
      for column in 0..<columns {
        let index = row * columns + column
        let width = column > 0 ? "(cell\(index - 1))" : ""
        text += "[cell\(index)\(width)]-" + (column == columns - 1 ? "\(inset)-|" : "10.0-")
      }
      strings.append(text)
    }
    for column in 0..<columns {
      var text = "V:|-\(inset)-"
      for row in 0..<rows {
        let index = row * columns + column
        let height = row > 0 ? "(cell\(index - columns))" : ""
        text += "[cell\(index)\(height)]-" + (row == rows - 1 ? "\(inset)-|" : "10.0-")
      }
      strings.append(text)
    }
    for string in strings {
      parent.addConstraints(
        try constraints(visualFormat: string, options: .directionMask, views: views))
    }
  }

  @Test(arguments: [LayoutSize(width: 320, height: 480), LayoutSize(width: 667, height: 375)])
  func `a calendar of equal days follows the size of its window`(_ size: LayoutSize) throws {
    let root = LayoutView("superview", size: size)
    var days: [LayoutView] = []
    try grid(in: root, rows: 1, columns: 1, inset: 20) { _ in
      let month = LayoutView("month")
      try? grid(in: month, rows: 6, columns: 7, inset: 0) { index in
        let day = LayoutView("day\(index)")
        days.append(day)
        return day
      }
      return month
    }
    root.layoutIfNeeded()
    let width = (size.width - 40 - 60) / 7
    let height = (size.height - 40 - 50) / 6
    for (index, day) in days.enumerated() {
      let (row, column) = (Double(index / 7), Double(index % 7))
      expectFrame(day, column * (width + 10), row * (height + 10), width, height)
      #expect(!day.hasAmbiguousLayout)
    }
    expectFrame(days[0].superview ?? root, 20, 20, size.width - 40, size.height - 40)
  }

  @Test func `a form sizes itself by its content and is centred`() throws {
    let root = LayoutView("superview", size: LayoutSize(width: 480, height: 320))
    let container = LayoutView("container")
    let text = LayoutView("textField", intrinsicContentSize: LayoutSize(width: 97, height: 30))
    let send = LayoutView("button1", intrinsicContentSize: LayoutSize(width: 40, height: 28))
    let cancel = LayoutView("button2", intrinsicContentSize: LayoutSize(width: 52, height: 28))
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 240, height: 42))
    container.addSubviews(text, send, cancel, label)
    let metrics = ["margin": 10.0, "textFieldWidth": 160]
    let views = ["textField": text, "button1": send, "button2": cancel, "label": label]
    for string in [
      "H:|-(margin)-[textField(textFieldWidth)]-(margin)-[button1(==button2)]-(margin)-"
        + "[button2]-(margin)-|",
      "H:|-(margin)-[label]-(margin)-|", "V:|-(margin)-[textField]-(margin)-[label]-(margin)-|",
      "V:|-(margin)-[button1]", "V:|-(margin)-[button2]",
    ] {
      container.addConstraints(
        try constraints(visualFormat: string, metrics: metrics, views: views))
    }
    root.addSubview(container)
    let outer = ["superview": root, "container": container]
    root.addConstraints(
      try constraints(
        visualFormat: "H:[superview]-(<=1)-[container(<=superview)]", options: .alignAllCenterY,
        views: outer))
    root.addConstraints(
      try constraints(
        visualFormat: "V:[superview]-(<=1)-[container]", options: .alignAllCenterX, views: outer))
    root.layoutIfNeeded()
    // 10 + 160 + 10 + 52 + 10 + 52 + 10 = 304 wide, 10 + 30 + 10 + 42 + 10 = 102 high.
    expectFrame(container, 88, 109, 304, 102)
    expectFrame(text, 10, 10, 160, 30)
    expectFrame(send, 180, 10, 52, 28)
    expectFrame(cancel, 242, 10, 52, 28)
    expectFrame(label, 10, 50, 284, 42)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    expectMirrorImage(of: root)
  }

  @Test func `three buttons in a column, one as high as another`() throws {
    let root = LayoutView("superview", size: LayoutSize(width: 200, height: 300))
    let buttons = (1...3).map {
      LayoutView("mybutton\($0)", intrinsicContentSize: LayoutSize(width: 80, height: 30))
    }
    for button in buttons { root.addSubview(button) }
    try LayoutConstraint.activate(
      constraints(
        visualFormat: "V:|-20-[mybutton1(>=70@500)]-[mybutton2(==mybutton1)]-30-[mybutton3]-|",
        options: .alignAllLeading,
        views: ["mybutton1": buttons[0], "mybutton2": buttons[1], "mybutton3": buttons[2]]))
    root.layoutIfNeeded()
    // 300 - 20 - 8 - 30 - 20 = 222. Growing the third by 72 costs 72, the first two by 40 and more
    // each; compression and the preference for 70 leave 82 to the third.
    expectFrame(buttons[0], 0, 20, 80, 70)
    expectFrame(buttons[1], 0, 98, 80, 70)
    expectFrame(buttons[2], 0, 198, 80, 82)
    expectMirrorImage(of: root)
  }

  @Test func `a placeholder puts an image above a label, with numbers from run time`() throws {
    let bounds = LayoutSize(width: 320, height: 480)
    let image = LayoutSize(width: 60, height: 50)
    let root = LayoutView("superview", size: bounds)
    let placeholder = LayoutView("placeholderView")
    let picture = LayoutView("imageView")
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 112, height: 17))
    placeholder.addSubviews(picture, label)
    root.addSubview(placeholder)
    let left = (bounds.width - image.width * 2) / 2
    let top = (bounds.height - image.height * 2) / 2
    try placeholder.layout("H:|-\(left)-[\(picture)(\(image.width * 2))]")
    try placeholder.layout("V:|-\(top)-[\(picture)(\(image.height * 2))]-20-[\(label)]")
    try placeholder.layout("H:|-0-[\(label)]-0-|")
    try root.layout("H:|-0-[\(placeholder)(\(bounds.width))]")
    try root.layout("V:|-0-[\(placeholder)(\(bounds.height))]")
    root.layoutIfNeeded()
    expectFrame(placeholder, 0, 0, 320, 480)
    expectFrame(picture, 100, 190, 120, 100)
    expectFrame(label, 0, 310, 320, 17)
    expectMirrorImage(of: root)
  }

  @Test(arguments: [(750.0, 250.0, 200.0), (250, 750, 140)])
  func `of two long labels the one that resists less is squeezed`(
    red: Double, green: Double, redWidth: Double
  ) throws {
    let root = LayoutView("superview", size: LayoutSize(width: 360, height: 40))
    let first = LayoutView("red", intrinsicContentSize: LayoutSize(width: 200, height: 20))
    let second = LayoutView("green", intrinsicContentSize: LayoutSize(width: 180, height: 20))
    root.addSubviews(first, second)
    first.setContentCompressionResistancePriority(LayoutPriority(red), for: .horizontal)
    second.setContentCompressionResistancePriority(LayoutPriority(green), for: .horizontal)
    try root.layout("|-10-[\(first)]-0-[\(second)]-10-|", options: .alignAllTop)
    root.layoutIfNeeded()
    let width = red > green ? redWidth : 340 - 180
    expectFrame(first, 10, 0, width, 20)
    expectFrame(second, 10 + width, 0, 340 - width, 20)
    expectMirrorImage(of: root)
  }
}
