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
