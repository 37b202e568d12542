import AutoLayout
import CGtk

/// A form: labels as wide as the widest of them, fields that take the rest, a note that wraps, and
/// two buttons of one width at the end.
@MainActor
func makeForm() throws(LayoutError) -> Panel {
  let panel = Panel()
  let nameLabel = Widget("nameLabel", gtk_label_new("Name"), in: panel)
  let nameField = Widget("nameField", gtk_entry_new(), in: panel)
  let mailLabel = Widget("mailLabel", gtk_label_new("E-mail address"), in: panel)
  let mailField = Widget("mailField", gtk_entry_new(), in: panel)
  let text = "We write to this address once, to make sure that it is yours, and never again."
  let note = Widget("note", gtk_label_new(text), in: panel)
  gtk_label_set_wrap(OpaquePointer(note.pointer), 1)
  gtk_label_set_xalign(OpaquePointer(note.pointer), 0)
  let cancel = Widget("cancel", gtk_button_new_with_label("Cancel"), in: panel)
  let send = Widget("send", gtk_button_new_with_label("Send the form"), in: panel)
  for label in [nameLabel, mailLabel] {
    label.setContentHuggingPriority(300, for: .horizontal)
    label.setContentCompressionResistancePriority(800, for: .horizontal)
  }
  for button in [cancel, send] { button.setContentHuggingPriority(300, for: .horizontal) }

  try panel.layout(
    "H:|-[\(nameLabel)(==\(mailLabel))]-[\(nameField)]-|", options: .alignAllLastBaseline)
  try panel.layout("H:|-[\(mailLabel)]-[\(mailField)]-|", options: .alignAllLastBaseline)
  try panel.layout("H:|-[\(note)]-|")
  try panel.layout("H:|-(>=20)-[\(cancel)(==\(send))]-[\(send)]-|", options: .alignAllTop)
  try panel.layout("V:|-[\(nameField)]-[\(mailField)]-[\(note)]-20-[\(send)]-(>=20)-|")
  return panel
}

gtk_init()
let panel = try makeForm()
let window = gtk_window_new()!
let windowPointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(windowPointer, "Auto Layout")
gtk_window_set_default_size(windowPointer, 420, 260)
gtk_window_set_child(windowPointer, panel.pointer)
gtk_window_present(windowPointer)
let loop = g_main_loop_new(nil, 0)
g_signal_connect_data(
  window, "close-request",
  unsafeBitCast(
    { _, loop in g_main_loop_quit(OpaquePointer(loop)) }
      as @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
      ) -> Void, to: GCallback.self),
  UnsafeMutableRawPointer(loop), nil, GConnectFlags(rawValue: 0))
g_main_loop_run(loop)
