/// A value in memory of its own, so that who holds it is one word large.
@safe
struct Box<Value: ~Copyable>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  /// The value, in place.
  var value: Value {
    @inline(__always)
    _read { yield unsafe pointer.pointee }
    @inline(__always)
    nonmutating _modify { yield unsafe &pointer.pointee }
  }
}

extension Box where Value: ~Copyable {
  /// The value for somebody else, who must let go of it before the box does.
  func lend() -> Loan<Value> { unsafe Loan(pointer) }
}

/// A value in a box that somebody else owns.
@safe
struct Loan<Value: ~Copyable>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  init(_ pointer: UnsafeMutablePointer<Value>) { unsafe self.pointer = pointer }

  /// The value, in place.
  var value: Value {
    @inline(__always)
    _read { yield unsafe pointer.pointee }
    @inline(__always)
    nonmutating _modify { yield unsafe &pointer.pointee }
  }
}
