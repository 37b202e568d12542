import AutoLayout
import Documents

/// All that a page is told of a layout, as JSON. Ranges are code units of the text.
struct Report {
  let sheet: Sheet
  /// The document with what is said beside its text.
  let document: LayoutDocument
  let result: LayoutResult
  let file: DocumentFile
  /// Where each record is among the constraints, the first of several that are equal.
  let places: [ConstraintRecord: Int]
  var writer = JSONWriter()

  init(_ sheet: Sheet, explaining: Bool) {
    self.sheet = sheet
    document = sheet.configured.document
    file = sheet.file
    result = sheet.takeResult(explaining: explaining)
    var places: [ConstraintRecord: Int] = [:]
    if let explanation = result.explanation, !explanation.isEmpty {
      for (index, constraint) in result.constraints.enumerated()
      where places[constraint.record] == nil {
        places[constraint.record] = index
      }
    }
    self.places = places
  }

  /// Writes everything. Linear in the size of the document, but for what explaining takes.
  mutating func write() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.key("status")
      json.string(result.status.rawValue)
      json.key("size")
      json.array { json in
        json.number(result.size?.width ?? 0)
        json.number(result.size?.height ?? 0)
      }
      json.key("views")
      writeViews(&json)
      json.key("constraints")
      writeConstraints(&json)
      json.key("conflicts")
      writeConflicts(&json)
      json.key("losses")
      writeLosses(&json)
      writeDiagnostics(&json)
      json.key("omitted")
      json.array(result.omitted) { range(&$0, $1) }
      json.key("open")
      writeOpenPlaces(&json)
      json.key("dimensions")
      writeDimensions(&json)
      json.key("metrics")
      writeMetrics(&json)
      json.key("settings")
      writeSettings(&json)
      json.key("explanation")
      json.string(result.explanation.map { $0.draw() })
    }
    return writer.bytes
  }

  func range(_ json: inout JSONWriter, _ range: Range<Int>?) {
    guard let range else { return json.null() }
    json.array { json in
      json.number(sheet.offsets.units(before: range.lowerBound))
      json.number(sheet.offsets.units(before: range.upperBound))
    }
  }

  /// Edits of the text; null where there are none that would do it.
  func edits(_ json: inout JSONWriter, _ edits: [TextEdit]?) {
    guard let edits, !edits.isEmpty else { return json.null() }
    json.array(edits) { json, edit in
      json.object { json in
        json.key("range")
        range(&json, edit.range)
        json.key("text")
        json.string(edit.text)
      }
    }
  }

  /// A way to change the text, in words and as edits.
  func action(_ json: inout JSONWriter, _ message: String, _ list: [TextEdit]?) {
    json.object { json in
      json.key("message")
      json.string(message)
      json.key("edits")
      edits(&json, list)
    }
  }
}

extension Report {
  private func writeMetrics(_ json: inout JSONWriter) {
    json.array(document.metrics) { json, metric in
      let number = file.number(of: metric)
      json.object { json in
        json.key("name")
        json.string(metric.name.text)
        json.key("value")
        json.number(metric.value)
        json.key("range")
        range(&json, metric.name.range.lowerBound > 0 ? metric.name.range : nil)
        json.key("number")
        range(&json, number?.range)
      }
    }
  }

  private func writeSettings(_ json: inout JSONWriter) {
    json.object { json in
      json.key("direction")
      json.string(document.direction == .rightToLeft ? "rtl" : "ltr")
      json.key("spacing")
      json.array { json in
        json.number(document.spacing.sibling)
        switch document.spacing.superview {
        case .points(let points): json.number(points)
        case .layoutMargins: json.string("layoutMargins")
        }
      }
      json.key("scale")
      json.number(document.scale)
      json.key("edge")
      json.string(document.edge.rawValue)
      json.key("size")
      json.array { json in
        json.number(file.document.size.horizontal)
        json.number(file.document.size.vertical)
      }
      json.key("isJSON")
      json.bool(file.isJSON)
    }
  }
}
