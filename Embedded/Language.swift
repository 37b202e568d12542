import AutoLayout
import VisualFormat

/// Numbers are read by the library's own code, and where they cannot be told apart by all their
/// digits.
func printNumbers() {
  section("numbers")
  var texts = [
    "0", "8", "12.5", "0.1", "1e22", "1e23", "9007199254740993", "0x1.8p1", "0x.8", "1e308",
    "2e308",
    "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "179769313486231580793e289",
    "0.500000000000000166533453693773481063544750213623046875", "1e-99999999999999999999",
    "8.98846567431158e307", "2.2250738585072011e-308", "123456789012345678901234567890",
  ]
  var numbers = Numbers(seed: 1)
  for _ in 0..<2000 {
    var text = String(1 + numbers.next(9)) + "."
    for _ in 0..<numbers.next(40) { text += String(numbers.next(10)) }
    texts.append(text + "0e" + String(numbers.next(640) - 330))
  }
  for text in texts {
    let result = parse("[a(" + text + ")]")
    for predicate in result.tree?.predicates.map({ $0 }) ?? [] {
      if case .number(let number) = predicate.object.value { print(text + " = " + bits(number)) }
    }
    if result.hasErrors { print(text + ": " + result.diagnostics.draw(in: FormatSource("…"))) }
  }
}

/// Strings with and without mistakes.
func printTreesAndMistakes() {
  section("language")
  let texts = [
    "|-[find]-[findNext]-[findField(>=20)]-|", "V:|-(>=8@750,<=20)-[a(==b,>=c@250.5)][b]-0-[c]|",
    "H:|-margin-[a]", "[a]-", "[a(b", "[a b]", "|-(10@1001)-[a]", "[a]->=8-[b]", "[a(1.2.3)]", "é",
    // vfl:ignore
    "", "[a]-[a]-[b(>=-10)]|x", "[a(@@5)]", "H:|-(,10)-[a]-(10,)-|", "[a]-+8-[b]-.5-[c]-0x10-|",
  ]
  for text in texts {
    let source = FormatSource(text)
    let result = parse(source)
    print(result.tree?.dump() ?? "no tree")
    print(result.tree?.description ?? "")
    print(result.diagnostics.draw(in: source))
    for diagnostic in result.diagnostics {
      for fixIt in diagnostic.fixIts { print(fixIt.message + ": " + fixIt.applied(to: text)) }
    }
  }
  print(FormatSource(bytes: [0x5B, 0xF0, 0x90, 0x80, 0x5D]).text)
  // Large enough that the memory of the tree grows several times.
  let chain = "|" + String(repeating: "-[view(>=1@2)]", count: 20_000) + "-|"
  print(String(parse(chain).tree?.views.count ?? 0))
}
