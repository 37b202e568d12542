#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a text file; says so where that fails.
func writeFile(_ text: String, to path: String) {
  guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
    print("cannot write \(path)")
    return
  }
}
