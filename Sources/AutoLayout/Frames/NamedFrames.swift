import VisualFormat

/// Lays out format strings by names alone, for pictures and pages where nobody holds any views.
///
///     let places = try frames(
///       visualFormat: ["H:|-[logo]-[title]-|", "V:|-[logo]-|", "V:|-[title]-|"],
///       sizes: ["logo": LayoutSize(width: 48, height: 48)],
///       in: LayoutSize(width: 320, height: 64))
///     places["title"]  // LayoutRect(x: 76, y: 20, width: 224, height: 24)
///
/// Every name in brackets is a rectangle in one page, which is called `superview`.
///
/// - Parameters:
///   - formats: The strings, in the order in which they count.
///   - options: Alignments, a direction and a way of spacing, for each of the strings.
///   - metrics: Numbers by name.
///   - sizes: The sizes of contents by name; −1 on an axis where there is none.
///   - size: The size of the page; −1 on an axis where its content decides.
///   - convention: What `|` and a bare dash mean.
///   - direction: The direction of reading.
/// - Returns: A rectangle for each name but `superview`, in the page's coordinates.
/// - Throws: `LayoutError.invalidFormat` for the first string with errors; `.unsatisfiable` with an
///   irreducible set of constraints that clash; `.invalidValue` for a size that is not finite, below
///   0 or beyond 1e9.
public func frames(
  visualFormat formats: [String], options: LayoutConstraint.FormatOptions = [],
  metrics: [String: Double] = [:], sizes: [String: LayoutSize] = [:], in size: LayoutSize,
  convention: LayoutConvention = .appKit, direction: LayoutDirection = .leftToRight
) throws(LayoutError) -> [String: LayoutRect] {
  var page = NamedPage(size, direction)
  for format in formats { page.add(viewsOf: format, sizes) }
  for name in sizes.keys.sorted() { page.add(name, sizes) }
  var made: [LayoutConstraint] = []
  for format in formats {
    made += try constraints(
      visualFormat: format, options: options, metrics: metrics, views: page.views,
      convention: convention)
  }
  try LayoutConstraint.activate(made)
  return try page.frames()
}

/// Lays out one format string by names alone; see the call with several strings.
///
/// - Throws: `LayoutError.invalidFormat` with every error of the string; `.unsatisfiable` with an
///   irreducible set of constraints that clash; `.invalidValue` for a size that cannot be used.
public func frames(
  visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
  metrics: [String: Double] = [:], sizes: [String: LayoutSize] = [:], in size: LayoutSize,
  convention: LayoutConvention = .appKit, direction: LayoutDirection = .leftToRight
) throws(LayoutError) -> [String: LayoutRect] {
  try frames(
    visualFormat: [format], options: options, metrics: metrics, sizes: sizes, in: size,
    convention: convention, direction: direction)
}

/// A root and the views that stand for the names in it.
private struct NamedPage {
  private static var rootName: String { "superview" }

  private let root: LayoutView
  private let heard = Heard()
  private(set) var views: [String: LayoutView]

  init(_ size: LayoutSize, _ direction: LayoutDirection) {
    root = LayoutView(Self.rootName)
    root.layoutEngine.direction = direction
    root.layoutEngine.issueHandler = { [heard] in heard.issues.append($0) }
    if size.width != LayoutSize.noIntrinsicMetric { root.layoutEngine.rootWidth = size.width }
    if size.height != LayoutSize.noIntrinsicMetric { root.layoutEngine.rootHeight = size.height }
    views = [Self.rootName: root]
  }

  /// Adds the views of a string in the order of their first appearance.
  mutating func add(viewsOf format: String, _ sizes: [String: LayoutSize]) {
    guard let tree = parse(format).tree else { return }
    for view in tree.views where !view.name.isMissing { add(tree.text(of: view.name), sizes) }
  }

  mutating func add(_ name: String, _ sizes: [String: LayoutSize]) {
    guard views[name] == nil else { return }
    let view = LayoutView(name, intrinsicContentSize: sizes[name] ?? .noIntrinsicSize)
    views[name] = view
    root.addSubview(view)
  }

  func frames() throws(LayoutError) -> [String: LayoutRect] {
    root.layoutIfNeeded()
    if let issue = heard.issues.first { throw issue }
    var frames: [String: LayoutRect] = [:]
    for view in root.subviews { frames[view.layoutNode.name] = view.frame }
    return frames
  }

  /// What was said about the page and its views.
  private final class Heard {
    var issues: [LayoutError] = []
  }
}
