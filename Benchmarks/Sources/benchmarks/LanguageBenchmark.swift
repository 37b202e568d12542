import AutoLayout

/// From format strings to trees and constraints.
enum LanguageBenchmark {
  static func run() {
    strings()
    chain()
    growth()
  }

  private static func strings() {
    let formats = SampleStrings.all
    let lengths = formats.map(\.utf8.count).sorted()
    report(
      "strings", "\(formats.count), median \(lengths[lengths.count / 2]) bytes")
    let repeats = 200
    let count = Double(formats.count * repeats)
    let parsing = Timing(runs: 25) {
      for _ in 0..<repeats {
        for format in formats { keep(parse(format)) }
      }
    }
    report(
      "parse", "\(rounded(parsing.median / count, 0)) ns",
      "fastest \(rounded(parsing.fastest / count, 0)) ns")
    let stage = SampleStrings.Stage()
    let expanding = Timing(runs: 25) {
      for _ in 0..<repeats {
        for format in formats {
          keep(
            try? constraints(
              visualFormat: format, metrics: stage.metrics, views: stage.views))
        }
      }
    }
    report(
      "parse and expand", "\(rounded(expanding.median / count, 0)) ns",
      "fastest \(rounded(expanding.fastest / count, 0)) ns")
  }

  private static func chain() {
    let root = LayoutView("superview")
    let view = LayoutView("view")
    root.addSubview(view)
    let format = "|" + String(repeating: "-[view]", count: 1_000_000) + "-|"
    let parsing = Timing(runs: 3) { keep(parse(format)) }
    report(
      "chain of 1,000,000, parse", "\(rounded(parsing.median / 1e9, 3)) s",
      "peak \(rounded(peakMemory(), 0)) MB")
    let expanding = Timing(runs: 3) {
      keep(try? constraints(visualFormat: format, views: ["view": view]))
    }
    report(
      "chain of 1,000,000, expand", "\(rounded(expanding.median / 1e9, 3)) s",
      "peak \(rounded(peakMemory(), 0)) MB")
  }

  private static func growth() {
    let units = ["[", "-", "(", "|", "]", "[-", "[a(", "[a]--", "[a]-(1-", "[9", "a", "1"]
    for unit in units {
      growth("'" + unit + "'") { count in
        FormatSource(String(repeating: unit, count: count / unit.utf8.count))
      }
    }
    growth("0xFF") { FormatSource(bytes: [UInt8](repeating: 0xFF, count: $0)) }
    growth("a name") { FormatSource("[" + String(repeating: "n", count: $0 * 5) + "]") }
  }

  private static func growth(_ label: String, _ make: (Int) -> FormatSource) {
    let (small, large) = (make(500_000), make(1_000_000))
    func parsing(_ source: FormatSource) -> Double {
      Timing(runs: 5) { keep(parse(source)) }.fastest
    }
    func drawing(_ source: FormatSource) -> Double {
      let diagnostics = parse(source).diagnostics
      return Timing(runs: 2) { keep(diagnostics.draw(in: source)) }.fastest
    }
    let (first, second) = (parsing(small), parsing(large))
    let drawn = drawing(large)
    report(
      "growth, " + label,
      "parse \(rounded(second / first, 2)) to \(rounded(second / 1e6, 1)) ms",
      "draw \(rounded(drawn / drawing(small), 2)) to \(rounded(drawn / 1e6, 1)) ms")
  }
}
