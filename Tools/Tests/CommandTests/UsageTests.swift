import Foundation
import Testing

/// How the command is used, whatever it is asked to do.
struct UsageTests {
  private static var repository: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  @Test(arguments: ["layout", "constraints", "check", "tree", "format", "explain"])
  func `files, strings and standard input are taken by every subcommand`(name: String) throws {
    try withFolder { folder in
      let string = "H:|-[a(20)]-|"
      try Data(string.utf8).write(to: folder.appending(path: "string.vfl"))
      let runs = [
        try Command([name, string], in: folder),
        try Command([name, "string.vfl"], in: folder),
        try Command([name, "-"], in: folder, input: Data(string.utf8)),
        try Command([name], in: folder, input: Data(string.utf8)),
      ]
      for run in runs {
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n") == runs[0].output.split(separator: "\n"))
      }
    }
  }

  @Test func `help document prints the page about documents`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documents.md"), encoding: .utf8)
    #expect(try Command("help", "document").output == page)
  }

  @Test func `there is a version`() throws {
    let run = try Command("--version")
    #expect(run.status == 0 && run.output.first?.isNumber == true)
  }

  @Test func `a mistyped subcommand is told which one was meant`() throws {
    let run = try Command("layuot", "x.vfl")
    #expect(run.status == 64)
    #expect(run.errors.contains("There is no subcommand 'layuot'. Did you mean 'layout'?"))
  }

  @Test func `a file whose name says nothing about the answer is refused`() throws {
    try withFolder { folder in
      let run = try Command(["layout", "[a]", "-o", "x.pdf"], in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains("No answer looks like '.pdf'. End the file's name in .txt,"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "x.pdf").path))
      for name in ["frames.txt", "frames"] {
        #expect(try Command(["layout", "[a]", "-o", name], in: folder).status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: name).path))
      }
    }
  }

  @Test func `a folder stands for the documents in it`() throws {
    try withFolder { folder in
      let files = FileManager.default
      let inner = folder.appending(path: "layouts/inner")
      try files.createDirectory(at: inner, withIntermediateDirectories: true)
      let hidden = folder.appending(path: "layouts/.build")
      try files.createDirectory(at: hidden, withIntermediateDirectories: true)
      let right = "view a\nH:|-[a(20)]-|\n"
      let wide = "view   a\nH:|-[a(20)]-|  with   priority 4 # so\n"
      try Data(right.utf8).write(to: folder.appending(path: "layouts/b.vfl"))
      try Data(wide.utf8).write(to: inner.appending(path: "a.vfl"))
      for url in [folder.appending(path: "layouts/a.txt"), hidden.appending(path: "c.vfl")] {
        try Data("no layout".utf8).write(to: url)
      }
      #expect(try Command(["check", "layouts"], in: folder).status == 0)
      let run = try Command(["format", "--in-place", "layouts"], in: folder)
      #expect(run.status == 0 && run.output.isEmpty)
      let formatted = try String(contentsOf: inner.appending(path: "a.vfl"), encoding: .utf8)
      #expect(formatted == "view a\nH:|-[a(20)]-| with priority 4  # so\n")
      #expect(try Command(["format", "layouts"], in: folder).output == right + formatted)
      try Data("view a\nH:|-[b]".utf8).write(to: inner.appending(path: "wrong.vfl"))
      let wrong = try Command(["check", "layouts"], in: folder)
      #expect(wrong.status == 1 && wrong.errors.hasPrefix("layouts/inner/wrong.vfl:2:7: error: "))
      #expect(try Command(["format", "-i", "-"], in: folder, input: Data(right.utf8)).status == 64)
    }
  }

  @Test func `batch answers as the page about documents says`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documents.md"), encoding: .utf8)
    let session = try #require(page.components(separatedBy: "```console\n$ echo '").last)
    let parts = session.components(separatedBy: "' | vfl batch | cut -c -67\n")
    let run = try Command("batch", input: Data((parts[0] + "\n").utf8))
    let answer = try #require(parts.last?.components(separatedBy: "\n").first)
    #expect(answer.utf8.count == 67 && run.output.hasPrefix(answer))
  }
}
