import Testing
import VisualFormat

/// What people write who mean something that the language says in another way, or not at all.
@Suite struct IntentTests {
  /// All errors' first fix-its, carried out at once.
  private func mended(_ format: String) -> String? {
    let edits = parse(format).diagnostics.compactMap { $0.fixIts.first }.flatMap { $0.edits }
    if edits.isEmpty { return nil }
    var bytes = Array(format.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("[a]–[b]", "[a]-[b]"), ("[a]—10—[b]", "[a]-10-[b]"), ("|−8−[a]", "|-8-[a]"),
    ("[a(≤50)]", "[a(<=50)]"), ("[“a”]", "[a]"), ("['a']", "[a]"),
    ("\"H:|[a]|\"", "H:|[a]|"), ("@\"V:|[a]\"", "V:|[a]"), ("“[a]”", "[a]"),
    ("|[a]|-", "|[a]-|"), ("|[a]|-8", "|[a]-8-|"), ("|[a]|-(>=8)-", "|[a]-(>=8)-|"),
    ("-[a]-", "|-[a]-|"), ("[a]-8-", "[a]-8-|"), ("[a](10)", "[a(10)]"),
    ("[a(10)@750]", "[a(10@750)]"), ("[a@low(10)]", "[a(10@low)]"),
    ("[a(>=1 <=2)]", "[a(>=1,<=2)]"), ("[a(>=1;<=2)]", "[a(>=1,<=2)]"),
    ("[a(>=1 && <=2)]", "[a(>=1,<=2)]"), ("[a(width==10)]", "[a(==10)]"),
    // vfl:ignore
    ("V:[a(height>=10)]", "V:[a(>=10)]"), ("[a(b.width)]", "[a(b)]"),
    ("[a]-->=8-[b]", "[a]->=8-[b]"),
    ("[a]-(-8-)-[b]", "[a]-(8)-[b]"), ("[a]-1,5-[b]", "[a]-1.5-[b]"), ("[a]_8_[b]", "[a]-8-[b]"),
    ("[a]-$gap-[b]", "[a]-gap-[b]"),
    ("{a}-[b]", "[a]-[b]"), ("(a)-[b]", "[a]-[b]"), ("a]-[b]", "[a]-[b]"),
    ("[a)-[b]", "[a]-[b]"), ("H;|[a]", "H:|[a]"), ("[self.a]", "[a]"), ("[top-bar]", "[top_bar]"),
  ])
  func `what was meant is written as the language has it`(_ format: String, _ meant: String) {
    #expect(mended(format) == meant)
    if let mended = mended(format) {
      #expect(parse(mended).diagnostics.allSatisfy { $0.severity == .warning })
    }
  }

  @Test(arguments: [
    ("[a(", "[a]"), ("[a(]", "[a]"), ("[a(>=", "[a]"), ("[a(>=]-[b]", "[a]-[b]"),
    ("[a(20,", "[a(20)]"), ("[a(20,<=", "[a(20)]"), ("[a(20@", "[a(20)]"),
    ("[a(>=1,20@]-[b]", "[a(>=1,20)]-[b]"), ("[a]-(8,-[b]", "[a]-(8)-[b]"),
    ("[a(,", "[a]"), ("[a(>=1", "[a(>=1)]"), ("[a]-(8-[b]", "[a]-(8)-[b]"),
  ])
  func `an unfinished list ends in front of what lacks something`(
    _ format: String, _ finished: String
  ) throws {
    let found = try #require(parse(format).diagnostics.first { $0.id == .unterminatedPredicates })
    #expect(found.fixIts.map { $0.applied(to: format) } == [finished])
    #expect(parse(finished).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("[a(b*2)]", "make the constraint a.width == 2 * b.width beside it"),
    // vfl:ignore
    ("[a]-(pad*2)-[b]", "pass another metric, or write the value in it, as \\(pad * 2)"),
    // vfl:ignore
    ("|-(pad + 8)-[b]", "pass another metric, or write the value in it, as \\(pad + 8)"),
    // vfl:ignore
    ("V:[a(b*2+8)]", "make the constraint a.height == 2 * b.height + 8 beside it"),
    ("[a(b - 8)]", "make the constraint a.width == b.width - 8 beside it"),
    // vfl:ignore
    ("[d(2*a)]", "make the constraint d.width == 2 * a.width beside it"),
    // vfl:ignore
    ("[d(==2.0 * a + 8)]", "make the constraint d.width == 2.0 * a.width + 8 beside it"),
    // vfl:ignore
    ("V:[d(2*a@750)]", "make the constraint d.height == 2 * a.height @750 beside it"),
    // vfl:ignore
    ("[d(a/2)]", "make the constraint d.width == 0.5 * a.width beside it"),
    // vfl:ignore
    ("V:[d(>=a/4-8)]", "make the constraint d.height >= 0.25 * a.height - 8 beside it"),
    // vfl:ignore
    ("[d(a/3)]", "make the constraint d.width == a.width / 3 beside it"),
    // vfl:ignore
    ("[a]-(2*pad)-[b]", "pass another metric, or write the value in it, as \\(2 * pad)"),
    ("[a(50%)]", "make the constraint a.width == 0.5 * superview.width beside it"),
    ("[a(b.height)]", "make the constraint a.width == b.height beside it"),
    ("[a(height==20)]", "make the constraint a.height == 20 beside it"),
    ("[a.width]", "make the constraint for .width beside it"),
    ("[a(5*2)]", "write the result"), ("[a,b]", "as in [a][b]"),
    ("HV:|[a]|", "write one for H and one for V"), ("H:V:|[a]|", "write one for H and one for V"),
    ("[a(%f)]", "or the name of a metric"), ("|-%d-[a]", "or the name of a metric"),
    ("[a]-8-8-[b]", "write one, or the sum"), ("|[a]|-[b]|", "in a string of its own"),
  ])
  func `what no string says is told beside it, and nothing is cut off`(
    _ format: String, _ note: String
  ) throws {
    let first = try #require(parse(format).diagnostics.first { $0.severity == .error })
    #expect(first.fixIts.isEmpty)
    #expect(first.notes.contains { $0.hasSuffix(note) }, "\(first.notes)")
  }

  @Test func `a sign that is a relation is called one`() throws {
    let first = try #require(parse("[a(≥100)]").diagnostics.first)
    #expect(first.message == "Unknown relation. Must be ==, >=, or <=")
  }
}
