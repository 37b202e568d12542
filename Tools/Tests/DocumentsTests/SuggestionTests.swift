import Testing

@testable import Documents

struct SuggestionTests {
  @Test(arguments: [
    ("sise", "size"), ("szie", "size"), ("Size", "size"), ("spaceing", "spacing"),
    ("intrinsik", "intrinsic"), ("wdith", nil), ("x", nil), ("", nil), ("formats", "format"),
  ])
  func `the nearest name is suggested if it is near`(word: String, name: String?) {
    let names = ["size", "spacing", "intrinsic", "format"]
    #expect(Suggestion.nearest(to: word, in: names) == name)
  }

  @Test func `a word too long for a slip gets no suggestion`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long, in: [long + "b"]) == nil)
  }
}
