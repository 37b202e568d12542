extension String {
  /// The text with the lines, arrows and signs of drawings and sums in ASCII; names stay as they are.
  var withPlainLines: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    // A sign that becomes longer takes the blank behind it, so that what follows in a drawing stays in its column.
    var takesBlank = false
    for scalar in unicodeScalars {
      if takesBlank, scalar == " " {
        takesBlank = false
        continue
      }
      takesBlank = scalar.value == 0x2264 || scalar.value == 0x2265
      switch scalar.value {
      case 0..<128: text.unicodeScalars.append(scalar)
      case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576:
        text += "-"
      case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2575, 0x2577:
        text += "|"
      case 0x250C...0x254B, 0x2550...0x257F: text += "+"
      case 0x2260: text += "!="
      case 0x2264: text += "<="
      case 0x2265: text += ">="
      case 0x2026: text += "..."
      case 0x00D7: text += "x"
      case 0x00B7: text += "-"
      case 0x2212: text += "-"
      case 0x2190: text += "<"
      case 0x2192: text += ">"
      case 0x2191: text += "^"
      case 0x2193: text += "v"
      // What is too small for a box.
      case 0x25AA: text += "*"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
