/// Where the bytes of a text are, counted in UTF-16 code units as a page counts them.
struct UnitOffsets {
  /// How many units stand in front of each multiple of `stride` bytes; empty where each byte is one.
  private var unitsBefore: [Int] = []
  private let bytes: [UInt8]
  /// The mark in front of the text, of which documents know nothing.
  private let mark: Int
  private static let stride = 256

  /// Linear in the number of bytes.
  init(_ bytes: [UInt8], mark: Int) {
    self.bytes = bytes
    self.mark = mark
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { unitsBefore.append(units) }
      units += Self.units(byte)
    }
    if bytes.count % Self.stride == 0 { unitsBefore.append(units) }
  }

  /// How many code units the scalar takes whose first byte this is; 0 for the other bytes.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// The units in front of a byte.
  func units(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    guard !unitsBefore.isEmpty else { return offset + mark }
    let block = offset / Self.stride
    var units = unitsBefore[block]
    for byte in bytes[(block * Self.stride)..<offset] { units += Self.units(byte) }
    return units + mark
  }

  /// The byte at which a unit begins; within a character its first byte.
  func offset(of unit: Int) -> Int {
    let unit = max(unit - mark, 0)
    guard !unitsBefore.isEmpty else { return min(unit, bytes.count) }
    var low = 0
    var high = unitsBefore.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if unitsBefore[middle] <= unit { low = middle } else { high = middle }
    }
    var offset = low * Self.stride
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    var units = units(before: offset) - mark
    while offset < bytes.count {
      let next = units + Self.units(bytes[offset])
      if next > unit { break }
      units = next
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
