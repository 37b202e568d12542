import Testing

@testable import Cassowary

/// Numbers by level, beside a dictionary that is added to in the same way.
struct LevelVectorTests {
  @Test(arguments: 0..<20)
  func `entries beyond the first few are found, put in and taken away like those`(seed: Int) {
    var numbers = SeededNumbers(mixing: seed)
    // Whole numbers, so that no addition rounds.
    let levels = Int.random(in: 3...40, using: &numbers)
    var vector = LevelVector()
    var expected: [Double: Double] = [:]
    for _ in 0..<400 {
      let level = Double(Int.random(in: 1...levels, using: &numbers))
      // Half of the time what is there is taken away.
      let taken = Bool.random(using: &numbers) ? -(expected[level] ?? 0) : 0
      let value = taken != 0 ? taken : Double(Int.random(in: -3...3, using: &numbers))
      vector.add(value, at: level)
      expected[level, default: 0] += value
      expectEntries(of: vector, expected)
    }
    while !vector.isZero {
      expected[vector.top] = 0
      vector.add(-vector.topValue, at: vector.top)
      expectEntries(of: vector, expected)
    }
  }

  private func expectEntries(of vector: LevelVector, _ expected: [Double: Double]) {
    let sorted = expected.filter { $0.value != 0 }.sorted { $0.key > $1.key }
    #expect(vector.count == sorted.count)
    #expect((0..<vector.count).map { vector.level($0) } == sorted.map(\.key))
    #expect((0..<vector.count).map { vector.value($0) } == sorted.map(\.value))
    for (level, value) in sorted { #expect(vector[level] == value) }
  }
}
