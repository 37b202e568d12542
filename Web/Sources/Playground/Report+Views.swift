import AutoLayout
import Documents

extension Report {
  func writeViews(_ json: inout JSONWriter) {
    var entries: [String: ViewEntry] = [:]
    for entry in document.declaredViews where entries[entry.name.text] == nil {
      entries[entry.name.text] = entry
    }
    var open: [Int: [LayoutEngine.Ambiguity]] = [:]
    if let ambiguities = result.explanation?.ambiguities, !ambiguities.isEmpty {
      let indices = result.indicesOfViews
      for ambiguity in ambiguities {
        if let index = indices[ambiguity.item] { open[index, default: []].append(ambiguity) }
      }
    }
    json.array { json in
      for (index, view) in result.views.enumerated() {
        write(view, index, entries[view.name], open[index] ?? [], &json)
      }
    }
  }

  private func write(
    _ view: LayoutResult.View, _ index: Int, _ entry: ViewEntry?,
    _ open: [LayoutEngine.Ambiguity], _ json: inout JSONWriter
  ) {
    let standard = ViewEntry(name: SourceString(view.name))
    let entry = entry ?? standard
    let isDeclared = file.document.views != nil && entry.name.range.lowerBound > 0
    json.array { json in
      json.string(view.name)
      json.number(view.parent)
      json.string(entry.kind.rawValue)
      json.number(view.isHidden ? 1 : 0)
      json.number(isDeclared ? sheet.offsets.units(before: entry.name.range.lowerBound) : nil)
      json.number(isDeclared ? sheet.offsets.units(before: entry.name.range.upperBound) : nil)
      if entry.says(more: standard) || !open.isEmpty || view.insets != .zero {
        json.object { json in writeRest(of: view, index, entry, standard, open, &json) }
      }
    }
  }

  /// What a plain view does not say.
  private func writeRest(
    of view: LayoutResult.View, _ index: Int, _ entry: ViewEntry, _ standard: ViewEntry,
    _ open: [LayoutEngine.Ambiguity], _ json: inout JSONWriter
  ) {
    if !view.ambiguous.names.isEmpty {
      json.key("ambiguous")
      json.array(view.ambiguous.names) { $0.string($1) }
    }
    if !open.isEmpty {
      json.key("ranges")
      json.object { json in
        for ambiguity in open { write(ambiguity, of: view, index, &json) }
      }
    }
    if entry.intrinsic != standard.intrinsic {
      json.key("intrinsic")
      json.array { json in
        json.number(entry.intrinsic.horizontal)
        json.number(entry.intrinsic.vertical)
      }
    }
    if entry.hugging != standard.hugging {
      json.key("hugging")
      pair(entry.hugging, &json)
    }
    if entry.compression != standard.compression {
      json.key("compression")
      pair(entry.compression, &json)
    }
    if entry.baseline != standard.baseline {
      json.key("baseline")
      json.array { json in
        json.number(entry.baseline.first)
        json.number(entry.baseline.last)
      }
    }
    if let text = entry.text {
      json.key("text")
      json.array([text.width, text.lineHeight]) { $0.number($1) }
    }
    if let sample = entry.sample {
      json.key("sample")
      json.string(sample)
    }
    if let color = entry.color {
      json.key("color")
      json.string(color.rawValue)
    }
    let insets = view.insets
    if insets != .zero {
      json.key("insets")
      json.array([insets.top, insets.left, insets.bottom, insets.right]) { $0.number($1) }
    }
  }

  private func pair(_ pair: PerAxis<Double>, _ json: inout JSONWriter) {
    json.array { json in
      json.number(pair.horizontal)
      json.number(pair.vertical)
    }
  }

  /// The least and the greatest value of a number of a frame; null where nothing limits it.
  private func write(
    _ ambiguity: LayoutEngine.Ambiguity, of view: LayoutResult.View, _ index: Int,
    _ json: inout JSONWriter
  ) {
    var least = ambiguity.range.lowerBound
    var greatest = ambiguity.range.upperBound
    if ambiguity.part == .x, result.direction == .rightToLeft {
      let rest = result.extent(around: index) - view.frame.width
      (least, greatest) = (rest - greatest, rest - least)
    }
    json.name(ambiguity.part.names.first ?? "")
    json.array { json in
      json.number(least.isFinite ? least : nil)
      json.number(greatest.isFinite ? greatest : nil)
    }
  }
}

extension ViewEntry {
  /// Whether it says of its content what a plain view does not.
  fileprivate func says(more standard: ViewEntry) -> Bool {
    intrinsic != standard.intrinsic || hugging != standard.hugging
      || compression != standard.compression || text != nil || baseline != standard.baseline
      || sample != nil || color != nil
  }
}
