import AutoLayoutTesting
import Testing

@Suite struct DiagnosticExpectationTests {
  private let views = ["label": LayoutView("label")]

  @Test func `diagnostics are where their markers are`() {
    LayoutView("superview").addSubview(views["label"]!)
    let failures = layoutFailures {
      expectDiagnostics(in: "H:[label]-[label]", [])
      expectDiagnostics(
        // vfl:ignore
        in: "H:[1️⃣lable]", views: views,
        [
          .error(
            "Unable to find view with name lable", fixIts: ["replace 'lable' with 'label'"])
        ], fixed: "H:[label]")
      expectDiagnostics(
        in: "[a(1️⃣.5,2️⃣1e400)]",
        [
          .warning("Other implementations refuse '.5', which has no digit before its point"),
          .error("The number '1e400' is too large", at: "2️⃣"),
        ])
    }
    #expect(failures.map(\.message) == [])
  }

  @Test func `other diagnostics are drawn, with markers where they begin`() {
    let failures = layoutFailures {
      expectDiagnostics(
        // vfl:ignore
        in: "H:[1️⃣label(<30)]", [.error("Unknown relation. Must be ==, >=, or <=")])
    }
    #expect(
      failures.map(\.message) == [
        """
        The string "H:[label(<30)]" gets other diagnostics than expected

        It gets:
        error: Unknown relation. Must be ==, >=, or <=
        H:[label(<30)]
                 ~^
        fix-it: replace '<' with '<='

        Where they begin:
          H:[label(1️⃣<30)]

        Expected, in H:[1️⃣label(<30)]:
          1️⃣ error: Unknown relation. Must be ==, >=, or <=
        """
      ])
  }

  @Test func `a missing marker, a missing diagnostic and a wrong mending are told`() {
    let failures = layoutFailures {
      expectDiagnostics(in: "[a]-[b]", [.error("Anything")])
      expectDiagnostics(
        in: "V1️⃣|[a]", [.error("Expected ':' after 'V' to specify vertical arrangement")])
      expectDiagnostics(
        in: "1️⃣V|[a]", [.error("Expected ':' after 'V' to specify vertical arrangement")],
        fixed: "V|:[a]")
    }
    #expect(
      failures.map { String($0.message.split(separator: "\n")[0]) } == [
        "The string \"[a]-[b]\" gets no diagnostic",
        "The string \"V|[a]\" gets other diagnostics than expected",
        "The fix-its do not make the string right",
      ])
    #expect(failures[0].message.contains("1️⃣ error: Anything, which is not in the string"))
    #expect(failures[2].message.hasSuffix("becomes:\n  V:|[a]\n\nExpected:\n  V|:[a]"))
  }
}
