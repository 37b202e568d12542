/// A fact and its place, as it is noted while a string is parsed and expanded. With the source it
/// becomes a `Diagnostic`.
package struct Finding: Sendable {
  package let fact: Diagnostic.Fact
  package let bytes: ByteRange
  /// Where the caret stands.
  package let position: Int32

  package init(_ fact: Diagnostic.Fact, at bytes: ByteRange, position: Int32? = nil) {
    self.fact = fact
    self.bytes = bytes
    // What is missing behind blanks is missing where they begin.
    self.position = position.map { min(max($0, bytes.start), bytes.end) } ?? bytes.start
  }

  package var severity: Diagnostic.Severity { fact.id.severity }

  /// Puts findings in the order of the text; those of one place stay as they are.
  package static func sort(_ findings: inout [Finding]) {
    let isInOrder = findings.indices.dropFirst().allSatisfy { index in
      findings[index - 1].bytes.start <= findings[index].bytes.start
    }
    if isInOrder { return }
    // The standard library's sort keeps the order of equal elements, but does not promise to.
    let order = findings.indices.sorted { a, b in
      let (first, second) = (findings[a].bytes.start, findings[b].bytes.start)
      return first == second ? a < b : first < second
    }
    findings = order.map { findings[$0] }
  }
}
