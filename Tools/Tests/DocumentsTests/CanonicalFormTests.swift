import Testing

@testable import Documents

struct CanonicalFormTests {
  private func canonical(_ text: String) throws -> String {
    try DocumentFile(SourceFile(name: "t", text: text)).canonical()
  }

  @Test func `text keeps its comments and the order of its lines`() throws {
    let text = """
      #!/usr/bin/env vfl layout


      \t# A find bar
      H:|-( 20.0 )-[ find ]-|    with   priority 999 ,alignAllTop #  why

      size   480    -
      view find,next   intrinsic 60.50 22 hugging 250 250 #
      find.width==2.0*next.width+0


      """
    let expected = """
      #!/usr/bin/env vfl layout

      # A find bar
      H:|-20-[find]-| with alignAllTop, priority 999  #  why

      size 480 -
      view find, next intrinsic 60.5 22  #
      find.width == 2 * next.width

      """
    #expect(try canonical(text) == expected)
    #expect(try canonical(expected) == expected)
  }

  @Test func `JSON stays JSON, with its keys in order and without defaults`() throws {
    let text = #"""
      {"formats": ["V:|[a(10.0)]", {"vfl": "[b]", "options": [], "priority": 5}],
       "size": [3.0, null], "spacing": {"sibling": 8, "superview": 0}, "direction": "leftToRight",
       "views": {"a": {"hugging": [250, 250]}, "b": {"parent": "a", "insets": [0, 1, 0, 0]}}}
      """#
    let expected = #"""
      {
        "size": [3, null],
        "spacing": {"superview": 0},
        "views": {"a": {}, "b": {"parent": "a", "insets": [0, 1, 0, 0]}},
        "formats": ["V:|[a(10)]", {"vfl": "H:[b]", "priority": 5}]
      }

      """#
    #expect(try canonical(text) == expected)
    #expect(try canonical(expected) == expected)
  }

  @Test func `a wrong format string has no canonical form`() {
    let problems = #expect(throws: Problems.self) { try canonical("size 1 2\n  [a]-") }
    #expect(problems?.list[0].range == 14..<15)
  }
}
