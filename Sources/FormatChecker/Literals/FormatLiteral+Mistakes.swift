import VisualFormat

/// A mistake in a string, at its place in the file.
struct PlacedMistake {
  var diagnostic: Diagnostic
  var position: Int
  var range: Range<Int>
  /// The text that the diagnostic's own offsets count in.
  var text: LiteralText

  init(_ diagnostic: Diagnostic, in text: LiteralText) {
    self.diagnostic = diagnostic
    self.text = text
    position = text.place(of: diagnostic.position)
    range = text.place(of: diagnostic.range)
  }

  /// Ways to mend the literal, but for those that would replace what the program puts in.
  var fixIts: [(message: String, edits: [(range: Range<Int>, text: String)])] {
    diagnostic.fixIts.compactMap { fixIt in
      let edits = fixIt.edits.map { (range: text.place(of: $0.range), text: $0.text) }
      return edits.contains { text.hasHole(in: $0.range) } ? nil : (fixIt.message, edits)
    }
  }

  func isSame(as other: PlacedMistake) -> Bool {
    diagnostic.id == other.diagnostic.id && range == other.range
  }
}

extension FormatLiteral {
  func placed(_ diagnostics: [Diagnostic], _ text: LiteralText) -> [PlacedMistake] {
    diagnostics.prefix(Self.mostMistakes).map { PlacedMistake($0, in: text) }
  }

  /// Of a string that is no format string at all the first mistakes say enough.
  private static let mostMistakes = 50

  static func keepCommon(_ common: inout [PlacedMistake]?, _ found: [PlacedMistake]) {
    common = common?.filter { known in found.contains { $0.isSame(as: known) } } ?? found
  }

  /// The mistakes that are there whether views or numbers are put in.
  ///
  /// - Parameter mistakes: The mistakes with views in the holes that it is told, and numbers in the
  ///   others.
  func mistakesWithArguments(
    _ mistakes: (_ isView: (Int) -> Bool) -> [PlacedMistake]
  ) -> [PlacedMistake] {
    let count = text.holes.count
    // Of many arguments each is what its place asks for.
    let areFew = count <= 4
    var common: [PlacedMistake]?
    for choice in 0..<(areFew ? 1 << count : 1) {
      Self.keepCommon(
        &common, mistakes { hole in areFew ? choice >> hole & 1 == 0 : isInBrackets(hole) })
    }
    return common ?? []
  }

  private func isInBrackets(_ hole: Int) -> Bool {
    let offset = text.holes[hole].offset
    return offset > 0 && text.bytes[offset - 1] == UInt8(ascii: "[")
  }
}
