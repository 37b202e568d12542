import Foundation
import Testing

struct CommandTests {
  private let document = Data(
    "size 100 40\nview find intrinsic 30 20\nH:|-[find]-|\nV:|-10-[find]\n".utf8)

  @Test func `frames are a table`() throws {
    let command = try Command("layout", "-", input: document)
    #expect(command.status == 0)
    #expect(command.errors.isEmpty)
    #expect(
      command.output == """
                    x   y  width  height
        superview   0   0    100      40
          find     20  10     60      20

        """)
  }

  @Test(arguments: [
    ("json", "{\n  \"status\": \"ok\","), ("svg", "<svg "), ("ascii", "┌─superview"),
    ("text", "  "),
  ])
  func `a layout has several forms`(format: String, beginning: String) throws {
    let command = try Command("layout", "-", "--format", format, input: document)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix(beginning))
  }

  @Test func `the size can be another one`() throws {
    let command = try Command("layout", "-", "--size", "300x-", input: document)
    #expect(command.status == 0)
    #expect(command.output.contains("find     20  10    260      20"))
  }

  @Test func `an axis without a size may come first`() throws {
    let command = try Command("layout", "-", "--size", "-x-", input: document)
    #expect(command.status == 0)
    // 20 points on each side of 30; nothing holds the lower edge.
    #expect(command.output.contains("superview   0   0     70       0"))
  }

  @Test func `a picture goes to a file, whose name says what it is`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "find.svg").path
      let command = try Command("layout", "-", "-o", path, input: document)
      #expect(command.status == 0)
      #expect(command.output.isEmpty)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
    }
  }

  @Test func `of a document with a mistake no file is written, and that is said`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "find.svg").path
      let command = try Command("layout", "-", "-o", path, input: Data("size 1".utf8))
      #expect(command.status == 1)
      #expect(command.errors.hasSuffix("note: \(path) is not written\n"))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test(arguments: [["layout"], ["check"], ["constraints"]])
  func `a log is sent to the command that explains it`(arguments: [String]) throws {
    let log = Data("<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>\n".utf8)
    let command = try Command(arguments + ["-"], input: log)
    #expect(command.status == 1)
    #expect(
      command.errors.hasPrefix(
        "<stdin>:1:1: error: This is a log of constraints and no document; 'vfl explain' says"))
    #expect(command.errors.components(separatedBy: "error:").count == 2)
  }

  @Test func `without its program a PNG is refused in one sentence`() throws {
    let command = try Command(
      "layout", "-", "--format", "png", input: document, environment: ["PATH": "/nowhere"])
    #expect(command.status == 1)
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("error: PNG needs the program 'rsvg-convert'"))
    #expect(command.errors.split(separator: "\n").count == 1)
  }

  @Test func `a bad document leaves no file behind`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "out.svg").path
      let input = Data("{\"sice\": [1, 2]}".utf8)
      let command = try Command("layout", "-", "-o", path, input: input)
      #expect(command.status == 1)
      #expect(command.output.isEmpty)
      #expect(
        command.errors.hasPrefix(
          "<stdin>:1:2: error: A layout document has no key 'sice'; did you mean 'size'?\n"))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a file that is not there is one sentence with its name`() throws {
    let command = try Command("layout", "nobody.vfl")
    #expect(command.status == 1)
    #expect(command.output.isEmpty)
    #expect(
      command.errors
        == "nobody.vfl:1:1: error: The file cannot be read: No such file or directory\n")
  }

  @Test func `an output that cannot be written is one sentence`() throws {
    let command = try Command("layout", "-", "-o", "/nowhere/x.svg", input: document)
    #expect(command.status == 1)
    #expect(command.errors == "error: /nowhere/x.svg: No such file or directory\n")
  }

  @Test func `a clash prints the frames and says what gave way`() throws {
    let input = Data("size 100 40\nH:|-[a(90)]-|\n".utf8)
    let command = try Command("layout", "-", input: input)
    #expect(command.status == 1)
    #expect(command.output.contains("a        20  0?     90"))
    #expect(
      command.errors.hasPrefix(
        "<stdin>:2:12: error: `[a]-20-|` cannot hold together"))
  }

  @Test func `a wrong string answers a program in JSON, and people on standard error`() throws {
    let input = Data("view a\nH:|-[b]".utf8)
    let command = try Command("layout", "-", "--format", "json", input: input)
    #expect(command.status == 1)
    #expect(command.output.hasPrefix("{\n  \"status\": \"invalid\","))
    #expect(command.errors.hasPrefix("<stdin>:2:7: error: Unable to find view with name b\n"))
    #expect(try Command("check", "-", input: input).errors == command.errors)
  }

  @Test func `what is right of a document is drawn, with a note of what is left out`() throws {
    let input = Data("size 100 20\nview a\nH:|-[b]\nH:|-[a(30\nH:|-5-[a(40)]\nV:|[a]|".utf8)
    let command = try Command("layout", "-", input: input)
    #expect(command.status == 1)
    #expect(command.output.contains("  a        5  0     40      20"))
    #expect(command.errors.hasPrefix("<stdin>:3:7: error: Unable to find view with name b\n"))
    #expect(command.errors.contains("<stdin>:4:10: error: "))
    #expect(command.errors.hasSuffix("note: what is wrong on lines 3 and 4 is left out\n"))
    // Nothing in it is right.
    #expect(try Command("layout", "-", input: Data("viwe a".utf8)).output.isEmpty)
  }

  @Test(arguments: [
    [], ["nonsense"], ["layout", "-", "--size", "big"],
    ["layout", "-", "--size", "nanx1"],
    ["layout", "-", "--format", "gif"], ["layout", "-", "-o", "x.pdf"], ["batch", "x"],
  ])
  func `wrong usage is 64`(arguments: [String]) throws {
    // A bare `vfl` prints its help and is no mistake.
    let command: Command
    switch arguments.count {
    case 0: command = try Command()
    case 1: command = try Command(arguments[0])
    case 2: command = try Command(arguments[0], arguments[1])
    default: command = try Command(arguments[0], arguments[1], arguments[2], arguments[3])
    }
    #expect(command.status == (arguments.isEmpty ? 0 : 64))
  }

  @Test func `check reports every document and string`() throws {
    let command = try Command("check", "H:|-[a]-|", "-", "[a]-", "nobody.vfl", input: document)
    #expect(command.status == 1)
    #expect(command.output.isEmpty)
    #expect(command.errors.contains("<string>:1:5: error: "))
    #expect(command.errors.contains("nobody.vfl:1:1: error: "))
    #expect(try Command("check", "-", "[a]-gap-[b(==c)]", input: document).status == 0)
  }

  @Test func `the empty string is a wrong format string`() throws {
    for subcommand in ["check", "constraints", "tree"] {
      let command = try Command(subcommand, "")
      #expect(command.status == 1)
      #expect(command.errors.hasPrefix("<string>:1:1: error: Expected a view in brackets"))
    }
  }

  @Test func `warnings alone are no failure`() throws {
    let command = try Command("check", "[a] - [b]")
    #expect(command.status == 0)
    #expect(command.errors.contains("<string>:1:4: warning: "))
  }

  @Test func `constraints come from a document or a string`() throws {
    #expect(
      try Command("constraints", "[a]-[b]").output
        == "H:[a]-[b]\n  b.leading == a.trailing + 8\n".replacingOccurrences(of: "H:", with: ""))
    let strings = try Command("constraints", "-", "--format", "vfl", input: document)
    #expect(strings.output == "H:|-20-[find]-20-|\nV:|-10-[find]\n")
    let json = try Command("constraints", "-", "--format", "json", input: document)
    let records = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any]
    #expect(records?.count == 3)
    let wrong = try Command("constraints", "[a]-gap-[b]")
    #expect(wrong.status == 1)
    #expect(wrong.output.isEmpty)
  }

  @Test func `tree prints what was parsed`() throws {
    let command = try Command("tree", "V:[a]")
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("visualFormatString 0..<5\n"))
    #expect(try Command("tree", "-", input: Data("V:[a]\n".utf8)).output == command.output)
    #expect(try Command("tree", "V[a]").status == 1)
  }

  @Test func `format prints the canonical spelling`() throws {
    let command = try Command("format", "-", input: Data("size  1   2 # why\n".utf8))
    #expect(command.status == 0)
    #expect(command.output == "size 1 2  # why\n")
  }

  @Test func `batch answers each line with a line, whatever it is`() throws {
    var input = Data("{\"size\": [1, 2]}\nnonsense\n\n{\"formats\": [\"[a\"]}\n".utf8)
    input += Data([0xFF, 0x0A])
    input += Data("{\"size\": [3, 4]}".utf8)
    let command = try Command("batch", input: input)
    #expect(command.status == 0)
    #expect(command.errors.isEmpty)
    let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
    let statuses = try lines.dropLast().map { line in
      let result = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return result?["status"] as? String
    }
    #expect(statuses == ["ok", "invalid", "invalid", "invalid", "invalid", "ok"])
  }

  @Test func `batch answers a thousand documents in one process`() throws {
    var input = ""
    for width in 100..<1100 {
      input += "{\"size\": [\(width), 50], \"formats\": [\"H:|-[a]-[b(a)]-|\"]}\n"
    }
    let command = try Command("batch", input: Data(input.utf8))
    let lines = command.output.split(separator: "\n")
    #expect(lines.count == 1000)
    // Both views share what 20, 8 and 20 points leave.
    #expect(lines[0].contains("\"frames\": {\"a\": [20, 0, 26, 0], \"b\": [54, 0, 26, 0]}"))
    #expect(lines[999].contains("\"a\": [20, 0, 525.5, 0]"))
  }

  @Test func `a layout is explained, in words or for programs`() throws {
    let fine = try Command("explain", "-", input: document)
    #expect(fine.status == 0)
    #expect(fine.output == "All constraints hold, and they decide everything.\n")
    let clash = Data("size 100 40\nview find\nH:|-[find(80)]-|\nV:|[find]|\n".utf8)
    let words = try Command("explain", "-", input: clash)
    #expect(words.status == 1)
    #expect(words.output.contains("note: 20 + 80 + 20 = 120 ≠ 100\n"))
    let json = try Command("explain", "-", "--format", "json", input: clash)
    #expect(json.output.contains("\"contradiction\": \"20 + 80 + 20 = 120 ≠ 100\""))
    let log = Data("<NSLayoutConstraint:0x1 UIView:0x2.width == -1   (active)>\n".utf8)
    let explained = try Command("explain", input: log)
    #expect(explained.status == 1)
    #expect(explained.output.contains("note: `[UIView(-1)]` asks for a width of -1 points\n"))
  }

  @Test func `a log that was not understood is no success`() throws {
    let entry = "<NSSpringLayoutConstraint:0x5 UIView:0x2.width == 4>\n"
    let unknown = try Command("explain", input: Data(entry.utf8))
    #expect(unknown.status == 1)
    #expect(unknown.output.hasSuffix("in which a conflict could be looked for.\n"))
    let known = "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>\n"
    let fine = try Command("explain", input: Data(known.utf8))
    #expect(fine.status == 0)
    #expect(fine.output.hasPrefix("As printed, this constraint can hold; "))
  }
}
