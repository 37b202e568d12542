/// Which variables have changed since the caller last asked: each once, in the order of first change.
struct ChangeList: ~Copyable {
  private var list = Buffer<Int32>()
  private var isListed = Buffer<Bool>()

  mutating func reserve(_ variable: Int32) {
    if Int(variable) >= isListed.count { isListed.resize(to: Int(variable) + 1, filler: false) }
  }

  @inline(__always)
  mutating func insert(_ variable: Int32) {
    if isListed[variable] { return }
    isListed[variable] = true
    list.append(variable)
  }

  @inline(__always) var count: Int { list.count }
  @inline(__always) subscript(index: Int) -> Int32 { list[index] }

  mutating func removeAll() {
    for i in list.indices { isListed[list[i]] = false }
    list.removeAll()
  }
}
