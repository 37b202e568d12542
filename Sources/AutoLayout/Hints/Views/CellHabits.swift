// Lists and grids, whose rows and cells are views as any others here.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public static var automaticDimension: Double { 0 }

  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public var rowHeight: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public var estimatedRowHeight: Double {
    get { 0 }
    set {}
  }

  @available(*, unavailable, message: "Arrange it as the first view of the LayoutStackView.")
  public var tableHeaderView: LayoutView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "Arrange it as the last view of the LayoutStackView.")
  public var tableFooterView: LayoutView? {
    get { nil }
    set {}
  }
}

extension LayoutView {
  @available(
    *, unavailable,
    message: "Make a class of LayoutView; cells are made as they are needed, never registered."
  )
  public typealias CellRegistration<Cell, Item> = HabitualRegistration<Cell, Item>
}

/// What is made where cells are registered.
@available(*, unavailable, message: "Cells are views as any others.")
public struct HabitualRegistration<Cell, Item> {
  public init(handler: (Cell, HabitualIndexPath, Item) -> Void) {}
}

// What a cell looks like.
@available(
  *, unavailable,
  message: "A view is a rectangle without a look: keep it in a class of your own."
)
extension LayoutItem where Self: LayoutView {
  public var selectionStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var accessoryType: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var separatorStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }
}

extension LayoutView {
  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public convenience init(style: HabitualValue, reuseIdentifier: String?) { self.init() }

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public convenience init(frame: LayoutRect, style: HabitualValue) { self.init() }

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public convenience init(frame: LayoutRect, collectionViewLayout: LayoutView) { self.init() }
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message:
      "There are no tables: rows are what arrangedSubviews of a LayoutStackView has. Other lists of numbers are of import Foundation."
  )
  public typealias IndexPath = HabitualIndexPath

  @available(
    *, unavailable,
    message: "Make a class of LayoutView with a property for each text and image that it shows."
  )
  public typealias UIListContentConfiguration = HabitualListContent

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public typealias UITableViewCell = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public typealias UICollectionViewCell = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public typealias UICollectionViewListCell = LayoutView

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias UITableView = LayoutView

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias NSTableView = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionView = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewFlowLayout = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewLayout = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewCompositionalLayout = HabitualCellLayout

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public typealias UICollectionReusableView = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView; cells are made as they are needed, and no cell is used again."
  )
  public typealias UITableViewHeaderFooterView = LayoutView

  @available(
    *, unavailable,
    message: "Cells are views as any others: their frames are what constraints make them."
  )
  public typealias UICollectionViewLayoutAttributes = HabitualCellAttributes

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionLayoutItem = HabitualCellLayout

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionLayoutGroup = HabitualCellLayout

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionLayoutSection = HabitualCellLayout

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionLayoutSize = HabitualCellLayout

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionLayoutDimension = HabitualCellLayout
#endif

/// Members that the attributes of a cell have.
@available(*, unavailable, message: "Cells are views as any others.")
public struct HabitualCellAttributes {
  public var frame = LayoutRect.zero
  public var bounds = LayoutRect.zero
  public var center = LayoutPoint.zero
  public var size = LayoutSize.zero
  public var alpha = 1.0
}

/// Members that the parts of a compositional layout have.
@available(*, unavailable, message: "Cells are views as any others.")
public struct HabitualCellLayout {
  init() {}
  public init(layoutSize: Self) {}
  public init(widthDimension: Self, heightDimension: Self) {}
  public init(group: Self) {}
  public init(section: Self) {}
  public var contentInsets = DirectionalLayoutInsets.zero
  public var interGroupSpacing = 0.0
  public static func fractionalWidth(_ part: Double) -> Self { Self() }
  public static func fractionalHeight(_ part: Double) -> Self { Self() }
  public static func estimated(_ length: Double) -> Self { Self() }
  public static func absolute(_ length: Double) -> Self { Self() }
  public static func list(using configuration: Self) -> Self { configuration }
  public init(appearance: HabitualValue) {}
  public static func horizontal(layoutSize: Self, subitems: [Self]) -> Self { layoutSize }
  public static func vertical(layoutSize: Self, subitems: [Self]) -> Self { layoutSize }
}

/// What is made where the content of a cell is meant.
@available(*, unavailable, message: "A cell is a view.")
public struct HabitualListContent {
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public var text: String?
  public var secondaryText: String?
  public var image: HabitualImage?
}

/// What is made where the place of a cell is meant.
@available(*, unavailable, message: "A cell is a view.")
public struct HabitualIndexPath {
  public init(row: Int, section: Int) {}
  public init(item: Int, section: Int) {}
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}
