import Testing

@testable import VisualFormat

@Suite struct TreeTests {
  @Test func `every node has its range`() {
    let text = "V:|-[a(>=100@p,b)]-8-[c][d]-(-2)-|"
    #expect(
      parse(text).tree?.dump() == """
        visualFormatString 0..<34
          orientation 0..<2 vertical
          superview 2..<3
          connection 3..<4 standard
          view 4..<18
            viewName 5..<6 a
            predicateListWithParens 6..<17
              predicate 7..<14
                relation 7..<9 >=
                objectOfPredicate 9..<12 100
                priority 13..<14 p
              predicate 15..<16
                objectOfPredicate 15..<16 b
          connection 18..<21
            simplePredicate 19..<20
              predicate 19..<20
                objectOfPredicate 19..<20 8
          view 21..<24
            viewName 22..<23 c
          connection 24..<24 flush
          view 24..<27
            viewName 25..<26 d
          connection 27..<33
            predicateListWithParens 28..<32
              predicate 29..<31
                objectOfPredicate 29..<31 -2
          superview 33..<34
        """)
  }

  @Test func `lists and names of another tree are looked for no farther than a tree goes`() throws {
    let long = try #require(parse("[abcdefgh]-(1,2,3)-[longname(>=1,2,3@4)]").tree)
    let short = try #require(parse("[a]").tree)
    let one = try #require(parse("[a(9)]").tree)
    let lists = long.views.compactMap { $0.predicateList ?? $0.connection?.predicateList }
    #expect(lists.map { Array(long.predicates(of: $0)).count } == [3])
    for list in lists + long.views.compactMap({ $0.connection?.predicateList }) {
      #expect(short.predicates(of: list).isEmpty)
      #expect(one.predicates(of: list).count <= 1)
    }
    #expect(long.views.map { short.text(of: $0.name) } == ["a]", ""])
    #expect(long.views.map { long.text(of: $0.name) } == ["abcdefgh", "longname"])
  }

  @Test(arguments: [
    ("[a]", "H:[a]"), ("[ a ( == 10.0 ) ]", "H:[a(10)]"), ("[a]-(8)-[b]", "[a]-8-[b]"),
    ("[a]->=8-[b]", "[a]-(>=8)-[b]"), ("[a(0x1p-1)]", "[a(.5)]"), ("[a(==b)]", "[a(b)]"),
    ("[a]-(-0)-[b]", "[a]-(-0.0)-[b]"),
  ])
  func `spelling makes no difference between trees`(first: String, second: String) {
    #expect(parse(first).tree == parse(second).tree)
    #expect(parse(first).tree?.description == parse(second).tree?.description)
  }

  @Test(arguments: [
    ("[a]", "V:[a]"), ("[a]", "|[a]"), ("[a]", "[a]|"), ("[a]", "[A]"), ("[a][b]", "[a]-[b]"),
    ("[a]-[b]", "[a]-8-[b]"), ("[a(1,2)]", "[a(2,1)]"), ("[a(1)]", "[a(1@1000)]"),
    ("[a(1)]", "[a(>=1)]"), ("[a(b)]", "[a(c)]"), ("[a(1@5)]", "[a(1@6)]"), ("[a]", "[a][a]"),
    ("[a]-|", "[a]|"), ("[a(1@x)]", "[a(1@y)]"),
  ])
  func `meaning makes a difference between trees`(first: String, second: String) {
    #expect(parse(first).tree != parse(second).tree)
  }

  @Test func `arguments stay arguments when a tree is printed`() throws {
    var source = FormatSource("|-[")
    source.append(argument: .name(4), shownAs: "2nd box", line: 7, column: 9)
    source.append(text: "(==")
    source.append(argument: .name(0), shownAs: "")
    source.append(text: ")]-")
    source.append(argument: .number(-3), shownAs: "-3.0")
    source.append(text: "-|")
    let result = parse(source)
    let tree = try #require(result.tree)
    #expect(result.diagnostics.isEmpty)
    #expect(tree.views[0].name.argument == 4)
    #expect(tree.description == "H:|-[2nd box(==_)]-(-3)-|")
    #expect(parse(tree.canonicalSource).tree == tree)
    #expect(parse(tree.description).tree != tree)
  }

  @Test func `an argument out of place says where it was written`() throws {
    var source = FormatSource("[")
    source.append(argument: .number(8), shownAs: "8", line: 12, column: 30)
    source.append(text: "(10@")
    source.append(argument: .name(0), shownAs: "box")
    source.append(text: ")]")
    let diagnostics = parse(source).diagnostics
    #expect(diagnostics.map(\.id) == [.argumentOutOfPlace, .argumentOutOfPlace])
    #expect(diagnostics[0].message == "Expected a view in brackets, found the number 8")
    #expect(diagnostics[0].notes == ["it was put into the string at line 12, column 30"])
    #expect(diagnostics[1].message == "Expected a number as a priority, found the view box")
    #expect(diagnostics[1].notes.isEmpty)
  }

  @Test func `a source tells its text and its bytes`() {
    var source = FormatSource(bytes: [0x5B, 0xFF])
    source.append(text: "]")
    #expect(source.bytes == [0x5B, 0xFF, 0x5D])
    #expect(source.text == "[\u{FFFD}]")
    #expect(source.count == 3)
    #expect(FormatSource("[a]") == FormatSource(bytes: [0x5B, 0x61, 0x5D]))
    #expect(FormatSource("[a]") != source)
  }

  @Test func `bytes that only show as a replacement character stay what they are`() {
    // The beginning of a scalar of four bytes, which decodes to the three of U+FFFD.
    let cut: [UInt8] = [0x5B, 0xF0, 0x90, 0x80, 0x5D]
    #expect(FormatSource(bytes: cut).bytes == cut)
    #expect(FormatSource(bytes: cut).text == "[\u{FFFD}]")
    #expect(FormatSource(bytes: cut) != FormatSource("[\u{FFFD}]"))
    let written: [UInt8] = [0x5B, 0xEF, 0xBF, 0xBD, 0x5D]
    #expect(FormatSource(bytes: written) == FormatSource("[\u{FFFD}]"))
  }

  @Test(arguments: [.min, -1, 7, .max])
  func `room may be made for any number of bytes`(count: Int) {
    var source = FormatSource("[a")
    source.reserveCapacity(count)
    source.append(text: "]")
    #expect(source.text == "[a]")
  }
}
