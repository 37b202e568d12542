import AutoLayout
import Testing

/// What a pass changes when something in it solves before it ends.
struct MidPassTests {
  /// A view that does something in `layoutSubviews()`.
  private final class Worker: LayoutView {
    var work: (Worker) -> Void = { _ in }
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      work(self)
    }
  }

  private let root = Worker("root", size: LayoutSize(width: 200, height: 100))
  private let view = LayoutView("view")
  private let height: LayoutConstraint

  init() {
    root.addSubview(view)
    height = view.heightAnchor.constraint(equalToConstant: 7)
  }

  enum Way: Sendable {
    case activate, update, pin
    case question(@Sendable (LayoutView) -> Void)
  }

  private static let ways: [Way] = [
    .activate, .update, .pin, .question { _ = $0.systemLayoutSizeFitting(.zero) },
    .question { _ = $0.hasAmbiguousLayout }, .question { _ = $0.layoutEngine.errors },
    .question { _ = $0.layoutEngine.brokenConstraints },
    .question { _ = $0.layoutEngine.ambiguities },
  ]

  @Test(arguments: ways.indices, [nil, 2] as [Double?])
  func `it is seen when the pass ends`(_ way: Int, _ scale: Double?) {
    root.layoutEngine.scale = scale
    root.work = { [view, height] root in
      switch Self.ways[way] {
      case .activate: try? LayoutConstraint.activate([height])
      case .update: try? root.layoutEngine.update { height.isActive = true }
      case .pin: _ = try? view.pinSize(LayoutSize(width: 3, height: 7))
      case .question(let ask):
        height.isActive = true
        ask(root)
      }
      root.work = { _ in }
    }
    root.layoutIfNeeded()
    #expect(view.frame.height == 7)
    #expect(root.passes <= 3)
    #expect(root.layoutIfNeeded().isEmpty)
  }

  @Test func `a view that comes is seen, too`() {
    let late = LayoutView("late", intrinsicContentSize: LayoutSize(width: 10, height: 20))
    root.work = { root in
      if late.superview != nil { return }
      root.addSubview(late)
      _ = root.systemLayoutSizeFitting(.zero)
    }
    root.layoutIfNeeded()
    expectFrame(late, 0, 0, 10, 20)
    #expect(root.layoutIfNeeded().isEmpty)
  }

  @Test func `another view asks after it`() {
    let other = Worker("other")
    root.addSubview(other)
    root.work = { [height] _ in height.isActive = true }
    other.work = {
      $0.setContentHuggingPriority(.required, for: .vertical)
      _ = $0.hasAmbiguousLayout
    }
    root.layoutIfNeeded()
    #expect(view.frame.height == 7)
    #expect(root.layoutIfNeeded().isEmpty)
  }

  enum Area: CaseIterable {
    case margins, directional, left, safeArea, preserves, includes
  }

  @Test(arguments: Area.allCases)
  func `areas that are set as they are change nothing`(_ area: Area) {
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    root.work = { root in
      switch area {
      case .margins: root.layoutMargins = LayoutInsets(top: 1, left: 20, bottom: 2, right: 3)
      case .directional: root.directionalLayoutMargins = DirectionalLayoutInsets(top: 1, leading: 2)
      case .left:
        root.layoutMargins.left = 20
        root.layoutMargins.right = 30
      case .safeArea: root.safeAreaInsets = LayoutInsets(top: 20)
      case .preserves: root.preservesSuperviewLayoutMargins = true
      case .includes: root.insetsLayoutMarginsFromSafeArea = true
      }
    }
    root.layoutIfNeeded()
    #expect(root.passes <= 3 && issues.isEmpty)
    root.passes = 0
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.passes == 1 && issues.isEmpty)
  }
}
