/// What is wrong with a document, in words. All sentences about documents are in
/// `Mistake+Sentences.swift` and `Mistake+Notes.swift`; those about format strings belong to the language.
struct Mistake {
  /// A short name for the kind of mistake, words joined by dashes.
  let id: String
  /// One sentence that names what was found and what could stand there.
  let message: String
  /// Further sentences.
  var notes: [String] = []

  init(_ id: String, _ message: String, notes: [String] = []) {
    self.id = id
    self.message = message
    self.notes = notes
  }
}
