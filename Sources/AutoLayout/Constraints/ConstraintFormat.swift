/// The format string that constraints came from, kept once for all that one call made.
///
/// A string of a million views makes millions of constraints, so each of them holds this one
/// object and four numbers, and the readable record is put together when somebody asks for it.
final class ConstraintFormat {
  /// The text as the caller wrote it, arguments filled in.
  let text: String

  init(_ text: String) { self.text = text }
}
