import VisualFormat

extension ConflictReading {
  /// A string without `H:` or `V:`, which is about widths, where others have said all about these
  /// already.
  var forgottenVertical: LayoutError.Mistake? {
    for format in suspects {
      let others = written.filter { $0.origin?.format != format }
      let own = written.filter { $0.origin?.format == format }
      guard own.contains(where: { record in others.contains { repeats(record, $0) } }) else {
        continue
      }
      return LayoutError.Mistake(
        kind: .forgottenVertical,
        sentence:
          "\(format.quoted) has no `V:`, so that it is about widths and the places from side to "
          + "side, which other constraints decide already",
        advice: "if it is meant from top to bottom, write \("V:\(format)".quoted)")
    }
    return nil
  }

  /// The strings without an axis, each once; the last one is looked at first.
  private var suspects: [String] {
    var formats: [String] = []
    for record in written {
      guard let format = record.origin?.format, record.firstAttribute.axis == .horizontal,
        !format.hasPrefix("H:"), !format.hasPrefix("V:"), !formats.contains(format)
      else { continue }
      formats.append(format)
    }
    return formats.reversed()
  }

  /// Whether two constraints, neither of them about a size alone, place one item twice: by an edge
  /// at the same edge, or behind another that ends where it begins.
  private func repeats(_ one: ConstraintRecord, _ other: ConstraintRecord) -> Bool {
    if one.isAbout(sameAs: other) { return true }
    guard let second = one.second, one.firstAttribute == .leading, one.secondAttribute == .trailing
    else { return false }
    // `[a]-[b]` where both begin at the same edge.
    let begins = places.filter { $0.isPin && $0.firstAttribute == .leading }
    return begins.contains { $0.first == one.first } && begins.contains { $0.first == second }
      && (other.first == one.first || other.first == second)
  }

  /// A distance from the margins, or from the guide that stands for them, as large as the margins
  /// are.
  var marginsTwice: LayoutError.Mistake? {
    let pins = places.filter { $0.isPin && $0.relation == .equal && $0.constant.magnitude > 0 }
    let within = pins.filter { record in
      record.firstAttribute.isWithinMargins || record.secondAttribute.isWithinMargins
        || [record.first, record.second ?? ""].contains {
          $0.hasSuffix("layoutMarginsGuide") || $0.hasSuffix("LayoutMarginsGuide")
        }
    }
    guard let pin = within.first, within.count > 1 else { return nil }
    return LayoutError.Mistake(
      kind: .marginsTwice,
      sentence: "the margins are counted twice: \(pin.excerpt.quoted) keeps "
        + "\(points(pin.constant.magnitude)) off an area that has left them out already")
  }
}
