import AutoLayout
import CGtk

/// A widget of GTK as an item: GTK says how large its content is, the layout says where it goes.
final class Widget: LayoutItem {
  let layoutNode: LayoutNode
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// A widget that becomes a child of `parent`, for GTK and for the layout.
  init(_ name: String, _ pointer: UnsafeMutablePointer<GtkWidget>, in parent: Panel) {
    layoutNode = LayoutNode(name)
    self.pointer = pointer
    gtk_widget_set_parent(pointer, parent.pointer)
    parent.adopt(self)
  }

  var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: natural(GTK_ORIENTATION_HORIZONTAL, -1), height: natural(GTK_ORIENTATION_VERTICAL, -1))
  }

  /// Only widgets that trade height for width have another height at another width.
  func intrinsicContentHeight(forWidth width: Double) -> Double? {
    guard gtk_widget_get_request_mode(pointer) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH else {
      return nil
    }
    return natural(GTK_ORIENTATION_VERTICAL, width < 100_000 ? Int32(width) : -1)
  }

  /// The distance from the top to where the text stands, as GTK measures it.
  var firstBaselineOffsetFromTop: Double {
    var baseline: Int32 = -1
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, &baseline)
    return Double(max(baseline, 0))
  }

  var lastBaselineOffsetFromBottom: Double {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }

  /// Gives the widget its place, which is on whole pixels.
  func place() {
    let frame = layoutFrame
    var allocation = GtkAllocation(
      x: Int32(frame.x), y: Int32(frame.y), width: Int32(frame.width),
      height: Int32(frame.height))
    gtk_widget_size_allocate(pointer, &allocation, -1)
  }

  private func natural(_ orientation: GtkOrientation, _ size: Int32) -> Double {
    var length: Int32 = 0
    gtk_widget_measure(pointer, orientation, size, nil, &length, nil, nil)
    return Double(length)
  }
}
