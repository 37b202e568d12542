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

  @Test func `a word that is no subcommand is told which there are, and where files go`() throws {
    try withFolder { folder in
      #expect(try Command("lay").errors.contains("no subcommand 'lay'. Did you mean 'layout'?"))
      let unknown = try Command("paint")
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("There are layout, constraints, check, "))
      try Data("[a]".utf8).write(to: folder.appending(path: "bar.vfl"))
      for word in ["bar.vfl", "H:|-[a]-|"] {
        let run = try Command([word], in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("no subcommand '\(word)'. One comes before it, as in"))
      }
      let topic = try Command("help", "documnet")
      #expect(topic.status == 64)
      #expect(topic.errors.contains("There is no help on 'documnet'. Did you mean 'document'?"))
    }
  }

  @Test func `a view that only stands behind a relation is told how to be one`() throws {
    for subcommand in ["layout", "constraints", "explain"] {
      let run = try Command(subcommand, "[button1(==button2)]")
      #expect(run.status == 1)
      #expect(
        run.errors.contains(
          "note: nothing declares views, so these are the names in brackets: '[a(b)]' needs a '[b]' too,"
        ))
    }
    #expect(try Command("layout", "[button1(==button2)]-[button2(40)]").status == 0)
    let declared = Data("view a\n[a(==b)]".utf8)
    #expect(!(try Command("layout", "-", input: declared).errors.contains("nothing declares")))
  }

  @Test func `a name without brackets that is no file is told what strings look like`() throws {
    let run = try Command("layout", "button1")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("note: a format string has its views in brackets, as in '[button1]'"))
    #expect(!(try Command("layout", "forms/button1.vfl").errors.contains("note:")))
  }

  @Test func `completions offer subcommands, values and files`() throws {
    try withFolder { folder in
      let script = try Command("--generate-completion-script", "bash").output
      // Completes the last word as the shell does.
      let lines = """
        complete_words() {
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
          _vfl vfl "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
          echo "${COMPREPLY[@]}"
        }
        complete_words vfl la
        complete_words vfl layout --format p
        complete_words vfl layout cal
        complete_words vfl layout x -o cal
        complete_words vfl check x cal
        complete_words vfl format cal
        """
      try Data((script + "\n" + lines).utf8).write(to: folder.appending(path: "try.bash"))
      try Data().write(to: folder.appending(path: "calendar.vfl"))
      let bash = Process()
      let pipe = Pipe()
      bash.executableURL = URL(filePath: "/usr/bin/env")
      bash.arguments = ["bash", "try.bash"]
      bash.currentDirectoryURL = folder
      bash.standardOutput = pipe
      try bash.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      bash.waitUntilExit()
      let files = Array(repeating: "calendar.vfl", count: 4)
      #expect(
        String(decoding: output, as: UTF8.self).split(separator: "\n").map { String($0) }
          == ["layout", "png"] + files)
    }
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
