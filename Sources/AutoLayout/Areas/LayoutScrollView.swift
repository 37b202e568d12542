/// A view that shows a part of its content.
///
/// As in UIKit, what a constraint to the scroll view means depends on the other item:
///
/// * between the scroll view and something in it, an edge or a margin is that of the content;
///   widths, heights and centres are those of the frame;
/// * between the scroll view and something outside, everything is the frame's;
/// * between something in it and something outside, it is what is seen that counts: a header that
///   is tied to the root stays where it is while the content is scrolled.
///
/// `contentLayoutGuide` and `frameLayoutGuide` say which one is meant. The content begins where
/// reading begins, and is as large as its constraints make it: nothing ties it to the frame.
///
///     // Scrolls downwards only.
///     try page.layout("H:|[\(column)(==\(page.frameLayoutGuide))]|")
open class LayoutScrollView: LayoutView {
  /// Makes a scroll view that is alone.
  ///
  /// - Parameters:
  ///   - name: What messages and drawings call it; need not be unique. The name of the view's class
  ///     where none is given.
  ///   - intrinsicContentSize: The size that the frame would like, in points; −1 on an axis where
  ///     it has none.
  public override init(
    _ name: String = "", intrinsicContentSize: LayoutSize = .noIntrinsicSize
  ) {
    super.init(name, intrinsicContentSize: intrinsicContentSize)
    makeGuides()
  }

  /// Makes a scroll view that is placed by hand; see `LayoutView.init(frame:)`.
  public override init(frame: LayoutRect) {
    super.init(frame: frame)
    makeGuides()
  }

  /// Makes a root of a given size; see `LayoutView.init(_:size:)`.
  public override init(_ name: String, size: LayoutSize) {
    super.init(name, size: size)
    makeGuides()
  }

  // Redeclared in full, because otherwise initializers declared in an extension would not be
  // inherited.
  #if !hasFeature(Embedded)
    /// Always nil; see `LayoutView.init(coder:)`.
    public override init?<Coder: AnyObject>(coder: Coder) { return nil }

    @available(
      *, unavailable,
      message:
        "In a class, declare init(_:) without override and call super.init(name); of names, make views by { LayoutScrollView($0) }."
    )
    public override init(_ name: String) { super.init(frame: .zero) }

    @available(
      *, unavailable,
      message: "Declare init() without override, and call super.init(frame: .zero)."
    )
    public override init() { super.init(frame: .zero) }
  #endif

  private func makeGuides() {
    _ = contentLayoutGuide
    _ = frameLayoutGuide
  }

  /// What is scrolled over, the place of the subviews.
  public var contentLayoutGuide: LayoutGuide { identity.guide(of: .scrollContent) }

  /// What is seen: the bounds of the scroll view, which move over the content as it is scrolled. A
  /// view that is held by this guide stays in sight.
  public var frameLayoutGuide: LayoutGuide { identity.guide(of: .scrollFrame) }

  /// The size of the content, as of the last layout pass.
  public var contentSize: LayoutSize {
    get { contentLayoutGuide.layoutFrame.size }
    @available(
      *, unavailable,
      message: "Pin the content to the edges of the scroll view, or to contentLayoutGuide."
    )
    set {}
  }

  /// How far the view is scrolled: in the direction of reading, and downwards; 0 by default. From
  /// right to left the content lies to the left of the place where it begins, at negative x.
  ///
  /// Frames of subviews are those in the content, so that only what is held in its place moves in
  /// it: by `frameLayoutGuide`, by `safeAreaLayoutGuide`, or by an item outside. Constraints
  /// between what lies in the content and what lies outside hold for what is seen. Linear in the
  /// number of constraints when it is set to another place.
  ///
  /// A number that is not finite or beyond 1e9 is refused: the old offset stays, and the engine's
  /// `issueHandler` is called.
  open var contentOffset: LayoutPoint {
    get { identity.areas?.contentOffset ?? .zero }
    set {
      for number in [newValue.x, newValue.y] where LayoutConstraint.defect(ofNumber: number) != nil
      {
        identity.tell(.invalidValue(item: layoutNode.name, .contentOffset, number))
        return
      }
      if newValue == contentOffset { return }
      identity.ownAreas.contentOffset = newValue
      identity.areasDidChange()
      if let engine = identity.engine {
        engine.hasScrolled = true
        engine.pending.scrolling = true
      }
    }
  }
}
