import Cassowary

/// The values of a solver's variables, lent for one call: thousands of them are read without a call for each.
@safe
struct VariableValues {
  private let values: UnsafePointer<Double>?
  private let count: UInt32

  init(_ values: UnsafeBufferPointer<Double>) {
    unsafe self.values = values.baseAddress
    count = UInt32(clamping: values.count)
  }

  /// The value of the variable with this index; 0 where there is none.
  @inline(__always)
  subscript(index: Int32) -> Double {
    // Without its sign, no number below 0 is less than the count.
    guard let values = unsafe values, UInt32(bitPattern: index) < count else { return 0 }
    return unsafe values[Int(index)]
  }

  /// The value of a variable; 0 for none.
  @inline(__always)
  subscript(variable: Variable?) -> Double { variable.map { self[$0.index] } ?? 0 }
}
