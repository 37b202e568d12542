import AutoLayout
import Documents

extension Sheet {
  /// The widths at which something cannot be met, or a view has no size, as ranges of the widths that
  /// are looked at; each with a sentence. The layout stays as it is.
  func sweep(from first: Double, to last: Double, step: Double) {
    let most = 2000
    let swept = LiveLayout(configured)
    let names = swept.names
    var found: [Stretch] = []
    var numbers: [Double] = []
    var width = first
    var count = 0
    while step > 0, width <= last, count < most {
      count += 1
      swept.resize(width: width, height: size.vertical, isPassing: true)
      swept.writeFrames(into: &numbers)
      var sentences = sentencesOfBroken(in: swept)
      for (index, name) in names.enumerated() where numbers[4 * index + 6] <= 0 {
        sentences.append("\(name) is 0 points wide")
      }
      for (index, name) in names.enumerated() where numbers[4 * index + 7] <= 0 {
        sentences.append("\(name) is 0 points high")
      }
      for sentence in sentences {
        let place = found.lastIndex { $0.sentence == sentence && $0.last == count - 1 }
        if let place {
          found[place].to = width
          found[place].last = count
        } else {
          found.append(Stretch(from: width, to: width, sentence: sentence, last: count))
        }
      }
      width += step
    }
    var json = JSONWriter()
    json.array(found) { json, stretch in
      json.object { json in
        json.key("from")
        json.number(stretch.from)
        json.key("to")
        json.number(stretch.to)
        json.key("what")
        json.string(stretch.sentence)
      }
    }
    answer = json.bytes
  }

  private struct Stretch {
    var from: Double
    var to: Double
    var sentence: String
    /// The number of the last width that belongs to it.
    var last: Int
  }

  private func sentencesOfBroken(in layout: LiveLayout) -> [String] {
    let broken = layout.brokenConstraints
    guard !broken.isEmpty else { return [] }
    let constraints = layout.result(findingAmbiguity: false).constraints
    return broken.filter { constraints.indices.contains($0) }.map {
      "`\(constraints[$0].record.excerpt)` cannot hold"
    }
  }
}
