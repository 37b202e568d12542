import AutoLayout

/// Text in quotation marks, as JSON and the text form write it.
package enum QuotedText {
  /// What cannot be shown as it is stands there by its number.
  package static func quote(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case " "..."~": bytes.append(UInt8(ascii: scalar))
      default:
        let letter = String(scalar)
        if Diagnostic.printableText(of: letter) == letter {
          bytes += letter.utf8
        } else {
          for unit in letter.utf16 { append(unit, to: &bytes) }
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ unit: UInt16, to bytes: inout [UInt8]) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> UInt16(shift)) & 15]) }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
