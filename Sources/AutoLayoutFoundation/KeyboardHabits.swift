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
  public static var keyboardAnimationDurationUserInfoKey: String { "" }
}
