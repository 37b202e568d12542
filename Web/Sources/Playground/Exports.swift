import Documents

// What a page calls. A sheet is known by a handle, which is the address of the object; answers stay
// where they are until the sheet is asked for something else.

/// Memory for a text that comes in.
@_expose(wasm, "allocate")
func allocate(_ count: Int32) -> UInt32 {
  let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(Int(count), 1), alignment: 8)
  return UInt32(UInt(bitPattern: bytes))
}

@_expose(wasm, "release")
func release(_ address: UInt32) {
  unsafe UnsafeMutableRawPointer(bitPattern: UInt(address))?.deallocate()
}

private func bytes(_ address: UInt32, _ count: Int32) -> [UInt8] {
  unsafe Array(
    UnsafeBufferPointer(
      start: UnsafePointer<UInt8>(bitPattern: UInt(address)), count: max(0, Int(count))))
}

private func text(_ address: UInt32, _ count: Int32) -> String {
  String(decoding: bytes(address, count), as: UTF8.self)
}

private func answering(_ handle: UInt32) -> Answering {
  unsafe Unmanaged<Answering>.fromOpaque(UnsafeRawPointer(bitPattern: UInt(handle))!)
    .takeUnretainedValue()
}

private func sheet(_ handle: UInt32) -> Sheet {
  unsafe Unmanaged<Sheet>.fromOpaque(UnsafeRawPointer(bitPattern: UInt(handle))!)
    .takeUnretainedValue()
}

@_expose(wasm, "open")
func open(_ address: UInt32, _ count: Int32) -> UInt32 {
  let sheet = Sheet(bytes(address, count))
  return unsafe UInt32(UInt(bitPattern: Unmanaged.passRetained(sheet).toOpaque()))
}

@_expose(wasm, "close")
func close(_ handle: UInt32) {
  unsafe Unmanaged<Answering>.fromOpaque(UnsafeRawPointer(bitPattern: UInt(handle))!).release()
}

@_expose(wasm, "replace")
func replace(_ handle: UInt32, _ address: UInt32, _ count: Int32) {
  sheet(handle).replace(bytes(address, count))
}

/// Takes over settings, an object of JSON; says whether it is one.
@_expose(wasm, "configure")
func configure(_ handle: UInt32, _ address: UInt32, _ count: Int32) -> Int32 {
  do throws(Problem) {
    let value = try JSONValue(message: bytes(address, count))
    sheet(handle).configure(Settings(value))
    return 1
  } catch {
    return 0
  }
}

/// A length of 0 or more is one in points, a negative one the content's; what is no number leaves it
/// to the text.
@_expose(wasm, "resize")
func resize(_ handle: UInt32, _ width: Double, _ height: Double) {
  sheet(handle).resize(extent(width), extent(height))
}

private func extent(_ length: Double) -> Sheet.Extent? {
  if length.isNaN { return nil }
  return length < 0 ? .content : .points(min(length, 1e9))
}

@_expose(wasm, "frames")
func frames(_ handle: UInt32) -> UInt32 { UInt32(sheet(handle).frames.address) }

@_expose(wasm, "frameNumbers")
func frameNumbers(_ handle: UInt32) -> Int32 { Int32(sheet(handle).frames.count) }

@_expose(wasm, "measure")
func measure(_ handle: UInt32) { sheet(handle).measure() }

/// Where the numbers of the last report's dimensions are, or of `measure`.
@_expose(wasm, "measures")
func measures(_ handle: UInt32) -> UInt32 { UInt32(sheet(handle).measures.address) }

@_expose(wasm, "measuredNumbers")
func measuredNumbers(_ handle: UInt32) -> Int32 { Int32(sheet(handle).measures.count) }

@_expose(wasm, "isReportDue")
func isReportDue(_ handle: UInt32) -> Int32 { sheet(handle).isReportDue ? 1 : 0 }

/// Where the bytes of the last answer are.
@_expose(wasm, "answer")
func answer(_ handle: UInt32) -> UInt32 {
  unsafe answering(handle).answer.withUnsafeBufferPointer { buffer in
    UInt32(UInt(bitPattern: buffer.baseAddress))
  }
}

@_expose(wasm, "answerLength")
func answerLength(_ handle: UInt32) -> Int32 { Int32(answering(handle).answer.count) }

@_expose(wasm, "report")
func report(_ handle: UInt32, _ isExplaining: Int32) {
  let sheet = sheet(handle)
  var report = Report(sheet, explaining: isExplaining != 0)
  sheet.answer = report.write()
}

@_expose(wasm, "words")
func words(_ handle: UInt32) { sheet(handle).writeWords() }

@_expose(wasm, "complete")
func complete(_ handle: UInt32, _ offset: Int32) { sheet(handle).complete(at: Int(offset)) }

@_expose(wasm, "hover")
func hover(_ handle: UInt32, _ offset: Int32) { sheet(handle).hover(at: Int(offset)) }

@_expose(wasm, "occurrences")
func occurrences(_ handle: UInt32, _ offset: Int32) {
  sheet(handle).occurrences(at: Int(offset))
}

@_expose(wasm, "rename")
func rename(_ handle: UInt32, _ offset: Int32, _ address: UInt32, _ count: Int32) {
  sheet(handle).rename(at: Int(offset), to: text(address, count))
}

/// Says whether there is such a form.
@_expose(wasm, "export")
func export(_ handle: UInt32, _ address: UInt32, _ count: Int32) -> Int32 {
  sheet(handle).export(text(address, count)) ? 1 : 0
}

/// Frames become those of the document read afresh, to the last bit.
@_expose(wasm, "settle")
func settle(_ handle: UInt32) { sheet(handle).settle() }

@_expose(wasm, "describe")
func describe(_ handle: UInt32, _ index: Int32) { sheet(handle).describe(Int(index)) }

@_expose(wasm, "sweep")
func sweep(_ handle: UInt32, _ first: Double, _ last: Double, _ step: Double) {
  sheet(handle).sweep(from: first, to: last, step: step)
}

@_expose(wasm, "numberOf")
func numberOf(_ handle: UInt32, _ constraint: Int32) { sheet(handle).number(of: Int(constraint)) }

@_expose(wasm, "numberAt")
func numberAt(_ handle: UInt32, _ edge: Int32, _ address: UInt32, _ count: Int32) {
  let edges: [Sheet.Edge] = [.left, .right, .top, .bottom]
  guard edges.indices.contains(Int(edge)) else { return }
  sheet(handle).number(of: text(address, count), edges[Int(edge)])
}

/// An answer of its own about a log of constraints, null where the text is none.
@_expose(wasm, "readLog")
func readLog(_ address: UInt32, _ count: Int32) -> UInt32 {
  let answering = Answering()
  answering.answer = LogAnswer(text(address, count)).bytes
  return unsafe UInt32(UInt(bitPattern: Unmanaged.passRetained(answering).toOpaque()))
}
