import ArgumentParser
import Documents

/// The picture of a document in a browser.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a layout document in the browser, drawn anew whenever it is saved.",
    discussion: """
      Prints the address of the page, which is on this machine alone. The edges of the picture can \
      be dragged to another size. What is right of the document is drawn, with what is wrong beside \
      it; where nothing can be drawn the last picture stays. Ctrl-C ends it.
      """)

  @Argument(help: "A layout document.", completion: .file())
  var file: String

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 0

  func run() throws {
    var (watched, source) = try WatchedFile.opened(file)
    System.noteInterrupts()
    System.ignoreLostReaders()
    let listener: (socket: Int32, port: UInt16)
    do throws(SystemFailure) { listener = try System.listen(port: port) } catch {
      throw Terminal.fail("port \(port): \(error.sentence)")
    }
    var server = PreviewServer(listener.socket, port: listener.port, LiveLayout(source))
    try Terminal.write("http://127.0.0.1:\(listener.port)/\n")
    while !System.isInterrupted {
      server.answer(milliseconds: 50)
      if watched.refresh() { server.show(watched.source, isGone: watched.isGone) }
    }
    server.end()
  }
}
