/// What the command line asks for.
struct Options {
  struct Mistake: Error {
    var sentence: String
  }

  private static let usual = ["language", "layout", "explaining", "solver"]
  private static let all = usual + ["drift"]

  var names = usual
  /// The greatest number of views in the solver's benchmark.
  var largest = 100_000
  /// Seconds that one build may take there.
  var limit = 10.0
  /// How often each workload is changed to see whether values drift.
  var edits = 1_000_000
  /// Where the solver's benchmark writes its figures.
  var json: String?
  /// To be printed instead of measuring anything.
  var workload: Workload?

  mutating func parse(_ arguments: ArraySlice<String>) throws(Mistake) {
    var named: [String] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--largest": largest = try number(after: word, &words)
      case "--limit": limit = try number(after: word, &words)
      case "--edits": edits = try number(after: word, &words)
      case "--json": json = words.popFirst()
      case "workload":
        guard let kind = words.popFirst().flatMap(Workload.Kind.init(rawValue:)) else {
          let kinds = Workload.Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Mistake(sentence: "there are these workloads: \(kinds)")
        }
        workload = Workload.make(kind, views: try number(after: word, &words))
      case _ where Self.all.contains(word): named.append(word)
      default:
        let known = Self.all.joined(separator: ", ")
        throw Mistake(sentence: "unknown benchmark '\(word)'; there are: \(known)")
      }
    }
    if !named.isEmpty { names = named }
  }

  private func number<Number: LosslessStringConvertible>(
    after word: String, _ words: inout ArraySlice<String>
  ) throws(Mistake) -> Number {
    guard let number = words.popFirst().flatMap(Number.init) else {
      throw Mistake(sentence: "\(word) wants a number")
    }
    return number
  }
}
