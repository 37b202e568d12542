/// Something that must never happen.
struct Failure: Error {
  /// A few words without numbers, by which failures are counted.
  var kind: String
  var detail: String

  init(_ kind: String, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }
}
