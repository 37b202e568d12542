import AutoLayout
import Documents

/// Something that answers in bytes, which stay where they are until the next answer.
class Answering {
  var answer: [UInt8] = []
}

/// A text that is edited, with its layout.
final class Sheet: Answering {
  /// The document as its text says it.
  private(set) var file: DocumentFile
  private(set) var offsets: UnitOffsets
  private var settings = Settings()
  /// The size that was given; on an axis nil: what the text says.
  private var width: Extent?
  private var height: Extent?
  let layout: LiveLayout
  /// Whether numbers that were rounded may have last bits of the way on which they came.
  private var isPassing = false

  private var knownReading: DocumentReading?
  /// The constraints that had given way when the last report was written; nil before the first.
  private var reported: [Int]?
  /// The last report's result.
  private(set) var result: LayoutResult?
  /// Indices of constraints, the first of each dimension of the last report.
  var measured: [Int] = []

  /// What a page reads where it lies.
  var frames = Numbers()
  var measures = Numbers()

  /// A length of the root.
  enum Extent: Equatable {
    case points(Double)
    /// As much as the content needs.
    case content
  }

  init(_ bytes: [UInt8]) {
    let (file, offsets) = Self.read(bytes)
    self.file = file
    self.offsets = offsets
    layout = LiveLayout(file)
    super.init()
    writeFrames()
  }

  private static func read(_ bytes: [UInt8]) -> (DocumentFile, UnitOffsets) {
    let source = SourceFile(name: "text", bytes: bytes)
    let mark = bytes.count - source.bytes.count
    return (
      DocumentFile(recovering: source), UnitOffsets(source.bytes, mark: mark > 0 ? 1 : 0)
    )
  }

  /// Puts another text in the place of this one.
  func replace(_ bytes: [UInt8]) {
    (file, offsets) = Self.read(bytes)
    knownReading = nil
    update()
  }

  func configure(_ settings: Settings) {
    self.settings = settings
    update()
  }

  func resize(_ width: Extent?, _ height: Extent?) {
    self.width = width
    self.height = height
    let size = size
    layout.resize(width: size.horizontal, height: size.vertical, isPassing: true)
    isPassing = true
    writeFrames()
  }

  /// Gives frames their last bits, which depend on nothing but the text and the size.
  func settle() {
    guard isPassing else { return }
    isPassing = false
    let size = size
    layout.resize(width: size.horizontal, height: size.vertical)
    writeFrames()
  }

  /// The size in force.
  var size: PerAxis<Double?> {
    PerAxis(
      Self.length(width, file.document.size.horizontal),
      Self.length(height, file.document.size.vertical))
  }

  private static func length(_ extent: Extent?, _ said: Double?) -> Double? {
    switch extent {
    case .points(let points)?: points
    case .content?: nil
    case nil: said
    }
  }

  /// The document with what is said beside its text.
  var configured: DocumentFile {
    var configured = file
    configure(&configured)
    return configured
  }

  /// Says of a document what is said beside the text.
  func configure(_ file: inout DocumentFile) {
    let own = file.document.size
    settings.apply(to: &file.document)
    file.document.size = PerAxis(
      Self.length(width, own.horizontal), Self.length(height, own.vertical))
  }

  private func update() {
    layout.replaceFile(configured)
    isPassing = false
    reported = nil
    result = nil
    measured = []
    writeFrames()
  }

  private func writeFrames() {
    frames.fill { layout.writeFrames(into: &$0) }
  }

  /// Whether a report would say something else than the last one: the text is another, or other
  /// constraints give way.
  var isReportDue: Bool { reported != layout.brokenConstraints }

  /// The layout as values, for a report.
  func takeResult(explaining: Bool) -> LayoutResult {
    settle()
    var result = layout.result(findingAmbiguity: false, explaining: explaining)
    if explaining { result.markOpenPlaces() }
    self.result = result
    reported = layout.brokenConstraints
    return result
  }

  /// The words and names of the text.
  var reading: DocumentReading {
    if let knownReading { return knownReading }
    let reading = DocumentReading(file)
    knownReading = reading
    return reading
  }

  /// The text that stands somewhere.
  func text(_ range: Range<Int>) -> String {
    String(
      decoding: file.source.bytes[range.clamped(to: 0..<file.source.bytes.count)], as: UTF8.self)
  }
}

/// Numbers at a place that stays while there are not more of them.
@safe
struct Numbers: ~Copyable {
  private var list: [Double] = []
  private var buffer: UnsafeMutableBufferPointer<Double>

  init() { unsafe buffer = UnsafeMutableBufferPointer(start: nil, count: 0) }

  deinit { unsafe buffer.deallocate() }

  private(set) var count = 0

  /// Where the first one is; 0 where there is none.
  var address: UInt { unsafe UInt(bitPattern: buffer.baseAddress) }

  subscript(index: Int) -> Double { list[index] }

  mutating func fill(_ body: (inout [Double]) -> Void) {
    body(&list)
    count = list.count
    if unsafe list.count > buffer.count {
      unsafe buffer.deallocate()
      unsafe buffer = UnsafeMutableBufferPointer.allocate(capacity: list.count + list.count / 2)
      unsafe buffer.initialize(repeating: 0)
    }
    for index in list.indices { unsafe buffer[index] = list[index] }
  }
}
