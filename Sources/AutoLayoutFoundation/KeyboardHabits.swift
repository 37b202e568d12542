public import AutoLayout
public import Foundation

/// What is heard of a keyboard.
@available(*, unavailable, message: "Nobody types into a layout.")
extension HabitualResponder {
  public static var keyboardWillShowNotification: Notification.Name { Notification.Name("") }
  public static var keyboardDidShowNotification: Notification.Name { Notification.Name("") }
  public static var keyboardWillHideNotification: Notification.Name { Notification.Name("") }
  public static var keyboardDidHideNotification: Notification.Name { Notification.Name("") }
  public static var keyboardWillChangeFrameNotification: Notification.Name { Notification.Name("") }
  public static var keyboardFrameEndUserInfoKey: String { "" }
  public static var keyboardDidChangeFrameNotification: Notification.Name { Notification.Name("") }
  public static var keyboardFrameBeginUserInfoKey: String { "" }
  public static var keyboardAnimationDurationUserInfoKey: String { "" }
  public static var keyboardAnimationCurveUserInfoKey: String { "" }
  public static var keyboardIsLocalUserInfoKey: String { "" }
}

#if !canImport(UIKit) && !canImport(AppKit)
  /// What rectangles are put into where objects are wanted.
  extension NSValue {
    @available(
      *, unavailable,
      message:
        "Write safeAreaInsets.bottom = height for a keyboard; any other rectangle is a value: as? CGRect."
    )
    public var cgRectValue: CGRect { .zero }

    @available(*, unavailable, message: "Write as? CGSize: any value can be kept as it is.")
    public var cgSizeValue: CGSize { .zero }

    @available(*, unavailable, message: "Write as? CGPoint: any value can be kept as it is.")
    public var cgPointValue: CGPoint { .zero }

    @available(*, unavailable, message: "Write as? LayoutInsets: any value can be kept as it is.")
    public var uiEdgeInsetsValue: LayoutInsets { .zero }

    @available(*, unavailable, message: "Leave NSValue out: any value can be kept as it is.")
    public convenience init(cgRect: CGRect) { self.init() }

    @available(*, unavailable, message: "Leave NSValue out: any value can be kept as it is.")
    public convenience init(cgSize: CGSize) { self.init() }

    @available(*, unavailable, message: "Leave NSValue out: any value can be kept as it is.")
    public convenience init(cgPoint: CGPoint) { self.init() }
  }
#endif
