public import AutoLayout

/// One view of a document; or what is to be said about the root, under the root's name.
public struct ViewEntry: Sendable, Equatable {
  public var name: SourceString
  public var kind = Kind.view
  /// The view that it lies in; nil: the root.
  public var parent: SourceString?
  /// The content's own size in points, at least 0; nil on an axis: none.
  public var intrinsic = PerAxis<Double?>(nil, nil)
  /// Priority against growing beyond `intrinsic`.
  public var hugging = PerAxis<Double>(250, 250)
  /// Priority against shrinking below `intrinsic`.
  public var compression = PerAxis<Double>(750, 750)
  public var text: Paragraph?
  /// How it arranges what is in it, if it is a stack.
  public var stack = Stack()
  /// What is first said of that.
  var stackMark = Mark()
  public var baseline = Baseline()
  public var margins = ViewEntry.defaultMargins
  public var safeArea = EdgeInsets()
  /// How far the alignment rectangle lies inside the frame.
  public var insets = EdgeInsets()
  /// What pictures have in place of its name.
  public var sample: String?
  /// Its colour in pictures.
  public var color: LayoutDrawing.Color?
  /// Not drawn; its constraints stay.
  public var isHidden = false

  /// The margins of a view that says nothing of them: 8 on each side.
  public static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// A plain view in the root.
  public init(name: SourceString) { self.name = name }

  /// Whether it speaks of the root instead of making a view.
  public var isRoot: Bool { name.text == LayoutDocument.rootName }
}

extension ViewEntry {
  /// What kind of item it is.
  public enum Kind: String, Sendable, CaseIterable { case view, guide, scroll, stack }

  /// Text that wraps.
  public struct Paragraph: Sendable, Equatable {
    /// Its width in points on one line.
    public var width: Double
    /// The height of each line in points.
    public var lineHeight: Double

    public init(width: Double, lineHeight: Double) {
      self.width = width
      self.lineHeight = lineHeight
    }
  }

  /// Where text stands on its lines, in points.
  public struct Baseline: Sendable, Equatable {
    /// From the top to the first baseline.
    public var first = 0.0
    /// From the last baseline to the bottom.
    public var last = 0.0

    /// Both 0: the edges themselves.
    public init(first: Double = 0, last: Double = 0) {
      self.first = first
      self.last = last
    }
  }

  /// Distances from the four sides, in points.
  public struct EdgeInsets: Sendable, Equatable {
    public var top, left, bottom, right: Double

    /// 0 on the sides that are left out.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
