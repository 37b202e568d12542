import Documents

/// A log of constraints that clash, as a document that draws it and in words.
struct LogAnswer {
  let bytes: [UInt8]

  init(_ text: String) {
    var json = JSONWriter()
    if ConstraintLog.isLog(text), let first = ConstraintLog.logs(in: text).first {
      let logs = ConstraintLog.logs(in: text).map {
        (line: $0.line, explanation: $0.explain())
      }
      json.object { json in
        json.key("document")
        json.string(first.documentText())
        json.key("explanation")
        json.string(LogExplanation.draw(logs))
        json.key("count")
        json.number(logs.count)
      }
    } else {
      json.null()
    }
    bytes = json.bytes
  }
}
