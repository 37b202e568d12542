/// A growable run of values that one solver owns alone, indexed by numbers of one kind.
///
/// The solver's hot loops read and write these millions of times. An `Array` in a structure that is
/// changed in place costs a uniqueness check and a bounds check per access; this costs neither.
/// Indices are checked in debug builds only, which is sound because no index ever comes from a
/// caller unchecked. No other file of the module allocates memory.
@safe
struct Table<Index: TableIndex, Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  /// An empty table, which has no memory until something is put in.
  init() { unsafe base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)! }

  init(capacity: Int) {
    self.init()
    reserve(capacity)
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    unsafe base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    if capacity == 0 { return }
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  @inline(__always)
  subscript(index: Index) -> Element {
    get {
      assert(index.offset >= 0 && index.offset < count)
      return unsafe base[index.offset]
    }
    set {
      assert(index.offset >= 0 && index.offset < count)
      unsafe base[index.offset] = newValue
    }
    _modify {
      assert(index.offset >= 0 && index.offset < count)
      yield unsafe &base[index.offset]
    }
  }

  /// Whether the table is long enough to have an element at an index.
  @inline(__always)
  func reaches(_ index: Index) -> Bool { index.offset < count }

  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var indices: Range<Index> { Index(0)..<end }
  /// The index of the next element to be appended.
  @inline(__always) var end: Index { Index(count) }
  @inline(__always) var last: Element? { count == 0 ? nil : unsafe base[count - 1] }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count &+= 1
  }

  /// Apart, since it is rare: the loops that append need their registers.
  @inline(never)
  private mutating func grow() { reserve(max(8, 2 * capacity)) }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return unsafe (base + count).move()
  }

  /// Reserves memory for that many elements; asked for a little more again and again, it takes more
  /// at once.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let wanted = max(wanted, capacity + capacity / 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    unsafe grown.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = grown
    capacity = wanted
  }

  /// Makes it `newCount` long; added elements are `filler`.
  mutating func resize(to newCount: Int, filler: Element) {
    if newCount > count {
      if newCount > capacity { reserve(max(newCount, 2 * capacity)) }
      unsafe (base + count).initialize(repeating: filler, count: newCount - count)
      count = newCount
    } else {
      truncate(to: newCount)
    }
  }

  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    unsafe (base + newCount).deinitialize(count: count - newCount)
    count = newCount
  }

  @inline(__always)
  mutating func removeAll() { truncate(to: 0) }

  /// Empties it, and frees its memory if its capacity is larger than that.
  mutating func removeAll(keepingRoomFor kept: Int) {
    removeAll()
    if capacity > kept { self = Table() }
  }

  @inline(__always)
  mutating func swapAt(_ a: Int, _ b: Int) {
    assert(a >= 0 && a < count && b >= 0 && b < count)
    if a == b { return }
    let kept = unsafe (base + a).move()
    unsafe (base + a).moveInitialize(from: base + b, count: 1)
    unsafe (base + b).initialize(to: kept)
  }

  /// Lends the first elements.
  func withPointer(toFirst length: Int, _ body: (UnsafeBufferPointer<Element>) -> Void) {
    assert(length <= count)
    unsafe body(UnsafeBufferPointer(start: base, count: length))
  }

  /// Sorts the elements; the order of equal ones is not kept.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var elements = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    unsafe elements.sort(by: precedes)
  }
}

/// What the elements of a table are found by.
protocol TableIndex: Comparable {
  init(_ offset: Int)
  var offset: Int { get }
}

extension Int: TableIndex {
  @inline(__always) var offset: Int { self }
}

/// A table that is indexed by plain numbers: a list, or what has no kind of numbers of its own.
typealias Buffer<Element> = Table<Int, Element>

extension Table where Index == Int {
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
    _modify { yield &self[Int(index)] }
  }
}

/// A member of a list. Many lists lie in one buffer, each led from member to member.
struct Link<Element: BitwiseCopyable>: BitwiseCopyable {
  var element: Element
  /// Where the next member lies, −1 behind the last one.
  var next: Int32
}

/// A value in memory of its own, so that its owner is one word large.
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
  /// Lends the value; the loan must end before the box is released.
  func lend() -> Loan<Value> { unsafe Loan(pointer) }
}

/// A value in a box that is owned elsewhere.
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
