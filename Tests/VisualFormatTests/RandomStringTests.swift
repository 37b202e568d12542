import Testing

@testable import VisualFormat

@Suite struct RandomStringTests {
  @Test func `accepted strings parse without errors and print to an equal tree`() {
    for seed in UInt64(1)...2000 {
      var formats = RandomFormats(seed: seed)
      let text = formats.accepted()
      #expect(!parse(text).hasErrors, "seed \(seed): \(text)")
      let found = parserViolations(FormatSource(text))
      #expect(found.isEmpty, "seed \(seed): \(text)")
    }
  }

  @Test func `tokens in any order get diagnostics whose fix-its work`() {
    for seed in UInt64(1)...3000 {
      var formats = RandomFormats(seed: seed)
      let text = formats.soup()
      let found = parserViolations(FormatSource(text))
      #expect(found.isEmpty, "seed \(seed): \(text)")
    }
  }

  @Test func `any bytes are parsed and drawn`() {
    for seed in UInt64(1)...1000 {
      var formats = RandomFormats(seed: seed)
      let bytes = (0..<formats.next(24)).map { _ in
        UInt8(truncatingIfNeeded: formats.next(256))
      }
      let source = FormatSource(bytes: bytes)
      let found = parserViolations(source)
      #expect(found.isEmpty, "seed \(seed): \(bytes)")
    }
  }

  @Test func `arguments are tokens whatever they look like`() {
    for seed in UInt64(1)...1000 {
      var formats = RandomFormats(seed: seed)
      var source = FormatSource()
      for _ in 0..<(1 + formats.next(8)) {
        switch formats.next(3) {
        case 0: source.append(text: formats.soup())
        case 1: source.append(argument: .name(formats.next(3)), shownAs: formats.soup())
        default: source.append(argument: .number(Double(formats.next(9)) - 4), shownAs: "5")
        }
      }
      for diagnostic in parse(source).diagnostics {
        #expect(!diagnostic.draw(in: source).isEmpty, "seed \(seed)")
      }
    }
  }
}
