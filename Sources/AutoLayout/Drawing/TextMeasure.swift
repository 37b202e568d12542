/// How wide text will be, without a font at hand.
enum TextMeasure {
  /// The width of a text in a common sans-serif face, generously, for a size in pixels.
  static func width(_ text: String, size: Double) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += width(of: scalar) }
    return ems * size
  }

  /// In parts of the size.
  private static func width(of scalar: UnicodeScalar) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "I", ".", ",", "|", "'", " ", "1": 0.36
    case "m", "w", "M", "W", "@": 0.92
    case "A"..."Z", "=", "≥", "≤", "×", "+": 0.7
    default: isWide(scalar) ? 1 : 0.58
    }
  }

  /// Whether a scalar joins its neighbours or keeps them apart, and takes no room. Terminals do not
  /// join what they show in cells.
  static func isJoiner(_ scalar: UnicodeScalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Whether a scalar takes two columns in a terminal: East Asian scripts and pictographs.
  static func isWide(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// As much of a text as fits, with `…` where something is left out; nil where nothing fits.
  static func fitting(_ text: String, size: Double, into width: Double) -> String? {
    if Self.width(text, size: size) <= width { return text }
    var room = width - 0.9 * size
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      room -= Self.width(of: scalar) * size
      if room < 0 { break }
      kept.append(scalar)
    }
    return kept.isEmpty ? nil : String(kept) + "…"
  }
}
