/// An area that comes with an item, and that a guide of its own stands for.
enum ItemArea: UInt8, CaseIterable {
  case layoutMargins
  case safeArea
  /// What a scroll view shows: its bounds, moved by how far it is scrolled.
  case scrollFrame
  /// What a scroll view scrolls over. Its origin is fixed, its size is not.
  case scrollContent

  /// Whether the area follows from the item's bounds, so that its guide needs no variables.
  var isInset: Bool { self != .scrollContent }

  /// What messages call the guide, after the name of its item.
  var guideName: String {
    switch self {
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    }
  }
}
