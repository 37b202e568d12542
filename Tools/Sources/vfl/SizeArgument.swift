import ArgumentParser
import Documents

/// A size as `WIDTHxHEIGHT`, each of them a number or `-`.
struct SizeArgument: ExpressibleByArgument {
  let size: PerAxis<Double?>

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    size = PerAxis(width, height)
  }

  private static func length(_ text: Substring) -> Double?? {
    if text == "-" { return .some(nil) }
    // Digits first: `Double` would take `nan`, `inf` and hexadecimal numbers as well.
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      let value = Double(text), value <= 1e9
    else { return nil }
    return .some(value)
  }
}
