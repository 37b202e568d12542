import Testing

@testable import Documents

struct RoundTripTests {
  @Test(arguments: 1...400)
  func `a document reads back from either spelling`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let document = random.document()
    let text = LayoutText(document).canonical
    let json = document.json
    let fromText = try read(text, "seed \(seed), text:\n\(text)")
    // The documents themselves would fill pages of the report.
    let isSameText = fromText == document
    #expect(isSameText, "seed \(seed), text:\n\(text)")
    for spelling in [json.line, json.page] {
      let fromJSON = try read(spelling, "seed \(seed), JSON:\n\(spelling)")
      let isSameJSON = fromJSON == document
      #expect(isSameJSON, "seed \(seed), JSON:\n\(spelling)")
    }
    #expect(LayoutText(fromText).canonical == text, "seed \(seed)")
  }

  private func read(_ text: String, _ comment: String) throws -> LayoutDocument {
    let source = SourceFile(name: "random", text: text)
    do throws(Problems) {
      return try DocumentFile(source).document
    } catch {
      let drawn = error.list.map { $0.draw(in: source) }.joined()
      Issue.record("\(comment)\n\(drawn)")
      throw error
    }
  }

  @Test(arguments: 1...300)
  func `no text makes the readers fall over`(seed: UInt64) {
    var random = RandomDocument(seed: seed)
    var mutation = RandomBytes(seed: seed)
    for spelling in [LayoutText(random.document()).canonical, random.document().json.page] {
      let source = SourceFile(name: "random", bytes: mutation.mutate(Array(spelling.utf8)))
      do throws(Problems) {
        _ = try DocumentFile(source)
      } catch {
        #expect(!error.list.isEmpty, "seed \(seed)")
        for problem in error.list { #expect(!problem.draw(in: source).isEmpty, "seed \(seed)") }
      }
    }
  }
}

/// Damages texts, always in the same way for a seed.
struct RandomBytes {
  private var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[below(bytes.count)], at: place)
      default: bytes[place] = UInt8(below(256))
      }
    }
    return bytes
  }
}
