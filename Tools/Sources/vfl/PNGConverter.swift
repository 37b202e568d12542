/// Pixels from SVG, by a program that does it well.
enum PNGConverter {
  private static let program = "rsvg-convert"

  /// Hands a picture to `rsvg-convert`, at twice its size, for sharp screens.
  static func convert(svg: String) throws(SystemFailure) -> [UInt8] {
    let arguments = [program, "--format=png", "--zoom=2"]
    let (output, status) = try System.run(arguments, input: Array(svg.utf8))
    switch status {
    case 0: return output
    case System.notFound:
      throw SystemFailure(
        sentence: "PNG needs the program '\(program)', which is not installed"
          + " (Debian: librsvg2-bin, Homebrew: librsvg); --format svg works without it")
    default: throw SystemFailure(sentence: "'\(program)' failed with exit status \(status)")
    }
  }
}
