import Foundation
import Testing

/// `vfl check` of files and folders.
struct CheckTests {
  private static var repository: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  private static let wrong = "f(visualFormat: \"H:|-[a(>5)]-|\")\n"

  private func write(_ files: [String: String], to folder: URL) throws {
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  @Test func `in this repository only mistakes are wrong that are said to be on purpose`() throws {
    let run = try Command("check", Self.repository.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty && run.output.isEmpty)
  }

  @Test func `a folder stands for what is in it, in the order of names`() throws {
    try withFolder { folder in
      try write(
        [
          // vfl:ignore
          "b.swift": Self.wrong, "a/c.swift": Self.wrong, "a/d.vfl": "H:|[a", "e.txt": "H:|[a",
          ".hidden/f.swift": Self.wrong, "g.swift": "let a = \"H:|[a]|\"",
        ], to: folder)
      let run = try Command(["check", ".", "--format", "xcode"], in: folder)
      #expect(run.status == 1 && run.errors.isEmpty)
      #expect(
        run.output.split(separator: "\n").map { $0.prefix(24) } == [
          "./a/c.swift:1:26: error:", "./a/d.vfl:1:6: error: Vi", "./b.swift:1:26: error: U",
        ])
    }
  }

  @Test func `what a .vflignore names is left out`() throws {
    try withFolder { folder in
      try write(
        [
          "a/x.swift": Self.wrong, "a/y.swift": Self.wrong, "b/c/x.swift": Self.wrong,
          "b/d/z.swift": Self.wrong, "b/.vflignore": "# Not these.\n d/*.swift \n", "c/w.vfl": "[a",
          ".vflignore": "x.swift\nc/\n",
        ], to: folder)
      let run = try Command(["check", ".", "--format", "xcode"], in: folder)
      #expect(run.output.split(separator: "\n").map { $0.prefix(11) } == ["./a/y.swift"])
    }
  }

  @Test(arguments: [
    ("*.swift", ["a.swift"]), ("**/*.swift", ["a.swift", "b/c.swift", "b/d/e.swift"]),
    ("b/*/*.swift", ["b/d/e.swift"]), ("b/**/?.swift", ["b/c.swift", "b/d/e.swift"]),
  ])
  func `a pattern stands for the files that it matches`(pattern: String, files: [String]) throws {
    try withFolder { folder in
      try write(
        ["a.swift": Self.wrong, "b/c.swift": Self.wrong, "b/d/e.swift": Self.wrong], to: folder)
      let run = try Command(["check", pattern, "--format", "xcode"], in: folder)
      let found = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
      #expect(found.map(String.init) == files)
    }
  }

  @Test func `nothing to check is said in one sentence`() throws {
    try withFolder { folder in
      for argument in ["*.swift", "."] {
        let run = try Command(["check", argument], in: folder)
        #expect(run.status == 1)
        #expect(run.errors == "error: There is nothing to check in '\(argument)'\n")
      }
    }
  }

  @Test func `answers for people, programs, GitHub and Xcode`() throws {
    try withFolder { folder in
      try write(["a,b.swift": "f(visualFormat: \"[b]-m-[a]\", views: [\"a\": 100%])\n"], to: folder)
      let text = try Command(["check", "a,b.swift"], in: folder)
      #expect(
        text.errors.hasPrefix(
          "a,b.swift:1:20: error: Unable to find view with name b\n"
            + "f(visualFormat: \"[b]-m-[a]\", views: [\"a\": 100%])\n"))
      #expect(text.status == 1 && text.output.isEmpty)
      let github = try Command(["check", "a,b.swift", "--format", "github"], in: folder)
      #expect(
        github.output.hasPrefix(
          "::error file=a%2Cb.swift,line=1,endLine=1,col=19,endColumn=20,title=unknown-view::"
            + "Unable to find view with name b%0Athe views dictionary has a"))
      let xcode = try Command(["check", "a,b.swift", "--format", "xcode"], in: folder)
      #expect(
        xcode.output.hasPrefix(
          "a,b.swift:1:20: error: Unable to find view with name b\n"
            + "a,b.swift:1:20: note: the views dictionary has a"))
      let json = try Command(["check", "a,b.swift", "--format", "json"], in: folder)
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect(answer["files"] as? Int == 1)
      let diagnostics = try #require(answer["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.map { $0["id"] as? String } == ["unknown-view", "unknown-metric"])
      #expect(diagnostics.map { $0["file"] as? String } == ["a,b.swift", "a,b.swift"])
      #expect(diagnostics[0]["line"] as? Int == 1 && diagnostics[0]["range"] as? [Int] == [18, 19])
    }
  }

  @Test func `what is certain is mended in the files, and the rest is told`() throws {
    try withFolder { folder in
      let files = [
        "a.swift": "f(visualFormat: #\"H:|-[a(>5)]-[b(=>6)]-|\"#) // ü\n"
          + "g(visualFormat: \"[a][b]\", views: [\"a\": a, \"bb\": b])\n",
        "b.vfl": "size 9 9\nH:|[a(>5)]|\nformat \"V:|[a(\\u0061\\u003E3)]|\"\n",
        "c.swift": "let a = \"H:|[a]|\"\n",
      ]
      try write(files, to: folder)
      let run = try Command(["check", ".", "--fix", "--format", "xcode"], in: folder)
      #expect(run.status == 1)
      let mended = try String(contentsOf: folder.appending(path: "a.swift"), encoding: .utf8)
      #expect(
        mended == "f(visualFormat: #\"H:|-[a(>=5)]-[b(>=6)]-|\"#) // ü\n"
          + "g(visualFormat: \"[a][b]\", views: [\"a\": a, \"bb\": b])\n")
      let document = try String(contentsOf: folder.appending(path: "b.vfl"), encoding: .utf8)
      #expect(document.hasPrefix("size 9 9\nH:|[a(>=5)]|\n"))
      #expect(run.output.contains("./a.swift:2:") && !run.output.contains("./a.swift:1:"))
      #expect(
        try String(contentsOf: folder.appending(path: "c.swift"), encoding: .utf8)
          == files["c.swift"])
    }
  }
}
