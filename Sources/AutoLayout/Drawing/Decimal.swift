/// A number with at most three digits after the point, none of them a closing 0.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "?" }
  // Beyond this a double has no thousandths to show, and the product no integer.
  let limited = min(max(value, -1e15), 1e15)
  let thousandths = Int64((limited * 1000).rounded())
  let (whole, thousandth) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  var text = (thousandths < 0 ? "-" : "") + String(whole)
  var rest = thousandth
  var place: UInt64 = 100
  if rest > 0 { text += "." }
  while rest > 0 {
    text += String(rest / place)
    rest %= place
    place /= 10
  }
  return text
}

/// A name without characters that would break a picture or a terminal.
func drawable(_ name: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    // Line and paragraph separators, and marks that turn the direction of what follows.
    let isFormat =
      (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || (0x200B...0x200F).contains(scalar.value) || (0xFFFE...0xFFFF).contains(scalar.value)
    scalars.append(isControl || isFormat ? "\u{FFFD}" : scalar)
  }
  return String(scalars)
}
