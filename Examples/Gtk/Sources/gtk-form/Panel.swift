import AutoLayout
import CGtk

/// A container of GTK whose children are where the constraints put them: the root of a tree.
final class Panel: LayoutItem {
  let layoutNode = LayoutNode("panel")
  let pointer: UnsafeMutablePointer<GtkWidget>
  private(set) var children: [Widget] = []

  private static let key = "layout-panel"
  private static let leastWidth: Int32 = 260

  init() {
    pointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    layoutEngine.scale = 1
    // The functions that GTK calls know the widget alone; it knows the panel.
    let object = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    let manager = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, size, minimum, natural, _, _ in
        let length = Panel.of(widget)?.measure(orientation, size) ?? 0
        minimum?.pointee = orientation == GTK_ORIENTATION_HORIZONTAL ? Panel.leastWidth : length
        natural?.pointee = length
      },
      { widget, width, height, _ in Panel.of(widget)?.allocate(width, height) })
    gtk_widget_set_layout_manager(pointer, manager)
  }

  func adopt(_ child: Widget) {
    children.append(child)
    addSubitem(child)
  }

  private static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Panel? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_data(object, key) else { return nil }
    return Unmanaged<Panel>.fromOpaque(data).takeUnretainedValue()
  }

  /// What the constraints would like along an axis, for a size on the other one.
  private func measure(_ orientation: GtkOrientation, _ size: Int32) -> Int32 {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let fitting = systemLayoutSizeFitting(.layoutFittingCompressedSize)
      return Int32(max(fitting.width.rounded(.up), Double(Self.leastWidth)))
    }
    let width = Double(size < 0 ? Self.leastWidth : size)
    let fitting = systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0), withHorizontalFittingPriority: .required)
    return Int32(fitting.height.rounded(.up))
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    layoutEngine.rootWidth = Double(width)
    layoutEngine.rootHeight = Double(height)
    layoutIfNeeded()
    for child in children { child.place() }
  }
}
