// Protocols by which views, controllers and applications are asked and told.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message: "Nobody scrolls here: set contentOffset, and override it to hear of a change."
  )
  public typealias UIScrollViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UITextFieldDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UITextViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UISearchBarDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UIGestureRecognizerDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UIPickerViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias NSTextFieldDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message:
      "Nobody touches a view here: leave the delegate out, or declare a protocol of your own."
  )
  public typealias UIPickerViewDataSource = HabitualDataSource

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias UITableViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias NSTableViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias UITableViewDataSource = HabitualDataSource

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias NSTableViewDataSource = HabitualDataSource

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewDelegateFlowLayout = HabitualDelegate

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewDataSource = HabitualDataSource

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIApplicationDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIWindowSceneDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UINavigationControllerDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UITabBarControllerDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIViewControllerTransitioningDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIAdaptivePresentationControllerDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias NSApplicationDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias NSWindowDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
  )
  public typealias CALayerDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
  )
  public typealias CAAnimationDelegate = HabitualDelegate

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias UITableViewDiffableDataSource<Section, Row> = HabitualRows<Section, Row>

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewDiffableDataSource<Section, Row> = HabitualRows<Section, Row>

  @available(
    *, unavailable,
    message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
  )
  public typealias NSDiffableDataSourceSnapshot<Section, Row> = HabitualRows<Section, Row>
#endif

/// What is told.
@available(*, unavailable, message: "A view is a rectangle.")
public protocol HabitualDelegate: AnyObject {}

/// What is asked for rows.
@available(*, unavailable, message: "Cells are views as any others.")
public protocol HabitualDataSource: AnyObject {}

/// What rows are kept in.
@available(*, unavailable, message: "Cells are views as any others.")
public struct HabitualRows<Section, Row> {
  public init() {}
}
