import AutoLayout

/// The layout of `Examples/form.vfl`: a field with two buttons of one width and a text of two lines
/// below.
func printForm() {
  section("form")
  let root = LayoutView("superview", size: LayoutSize(width: 480, height: 320))
  let container = LayoutView("container")
  root.addSubview(container)
  let contents: [(String, Double, Double)] = [
    ("textField", -1, 30), ("button1", 36, 30), ("button2", 48, 30), ("label", 240, 36),
  ]
  var views = ["superview": root, "container": container]
  for (name, width, height) in contents {
    let view = LayoutView(name, intrinsicContentSize: LayoutSize(width: width, height: height))
    container.addSubview(view)
    views[name] = view
  }
  let metrics = ["margin": 10.0, "textFieldWidth": 160]
  attempt { () throws(LayoutError) in
    var made: [LayoutConstraint] = []
    for format in formStrings {
      made += try constraints(visualFormat: format, metrics: metrics, views: views)
    }
    // A space of at most 1 behind the whole superview leaves the place open along the string; the
    // option centres across it.
    made += try constraints(
      visualFormat: "H:[superview]-(<=1)-[container(<=superview)]", options: .alignAllCenterY,
      metrics: metrics, views: views)
    made += try constraints(
      visualFormat: "V:[superview]-(<=1)-[container]", options: .alignAllCenterX,
      metrics: metrics, views: views)
    try LayoutConstraint.activate(made)
  }
  printFrames(of: root)
  printExplanations(of: root)
  for (width, height) in [
    (320.0, 480.0), (1024, 768), (390, 844), (200, 50), (0, 0), (333.3, 77.7),
  ] {
    root.layoutEngine.rootWidth = width
    root.layoutEngine.rootHeight = height
    printFrames(of: root)
  }
  printExplanations(of: root)
  printFormMistakes(root, container, views)
}

private let formStrings = [
  "H:|-(margin)-[textField(textFieldWidth)]-(margin)-[button1(==button2)]-(margin)-[button2]"
    + "-(margin)-|",
  "H:|-(margin)-[label]-(margin)-|",
  "V:|-(margin)-[textField]-(margin)-[label]-(margin)-|",
  "V:|-(margin)-[button1]",
  "V:|-(margin)-[button2]",
]

/// What cannot be, refused in a batch and broken one by one.
private func printFormMistakes(
  _ root: LayoutView, _ container: LayoutView, _ views: [String: LayoutView]
) {
  root.layoutEngine.rootWidth = 480
  root.layoutEngine.rootHeight = 320
  for format in ["H:[container(100)]", "H:|-[nobody]-|", "V:[label(>=400)]", "[a(1.2.3)]"] {
    attempt { () throws(LayoutError) in
      try LayoutConstraint.activate(try constraints(visualFormat: format, views: views))
    }
  }
  container.widthAnchor.constraint(equalToConstant: 100).isActive = true
  views["label"]?.widthAnchor.constraint(equalToConstant: 7).isActive = true
  printFrames(of: root)
  printExplanations(of: root)
}

/// The layout of `Examples/calendar.vfl`: six weeks of seven days, each as wide as the one before
/// it and as high as the one above it.
func printCalendar() {
  section("calendar")
  let root = LayoutView("superview", size: LayoutSize(width: 375, height: 667))
  let month = LayoutView("month")
  root.addSubview(month)
  var views = ["month": month]
  for day in 1...42 {
    let view = LayoutView("day" + String(day))
    month.addSubview(view)
    views[view.layoutNode.name] = view
  }
  attempt { () throws(LayoutError) in
    var formats = ["H:|-20.0-[month]-20.0-|", "V:|-20.0-[month]-20.0-|"]
    for week in 0..<6 { formats.append("H:" + chain((1...7).map { 7 * week + $0 })) }
    for weekday in 1...7 { formats.append("V:" + chain((0..<6).map { 7 * $0 + weekday })) }
    var made: [LayoutConstraint] = []
    for format in formats {
      made += try constraints(visualFormat: format, options: .directionMask, views: views)
    }
    try LayoutConstraint.activate(made)
  }
  printFrames(of: root)
  for size in [(768.0, 1024.0), (320, 480), (1366, 1024), (1e6, 1e-3), (375, 667)] {
    root.layoutEngine.rootWidth = size.0
    root.layoutEngine.rootHeight = size.1
    printFrames(of: root)
  }
  root.layoutEngine.scale = 3
  root.layoutEngine.direction = .rightToLeft
  printFrames(of: root)
  printExplanations(of: root)
  views["day9"]?.widthAnchor.constraint(equalToConstant: 30).isActive = true
  views["day10"]?.removeFromSuperview()
  printFrames(of: root)
  printExplanations(of: root)
}

private func chain(_ days: [Int]) -> String {
  var format = "|-0.0-"
  for (index, day) in days.enumerated() {
    if index > 0 { format += "-10.0-" }
    format += "[day" + String(day) + (index > 0 ? "(day" + String(days[index - 1]) + ")]" : "]")
  }
  return format + "-0.0-|"
}
