/// Which variables have changed since the caller last asked, each once.
///
/// A few are listed. If there are many they are only marked, which costs less, and searched for
/// when they are handed out.
struct ChangeList: ~Copyable {
  private var list = Buffer<VariableIndex>()
  private var isMarked = Table<VariableIndex, Bool>()
  /// Whether some are marked that are not listed.
  private var hasUnlisted = false
  /// An upper bound of how many are marked.
  private(set) var count = 0

  /// Makes room for so many variables.
  mutating func reserve(_ variables: Int) {
    if variables > isMarked.count { isMarked.resize(to: variables, filler: false) }
  }

  @inline(__always)
  mutating func insert(_ variable: VariableIndex) {
    if isMarked[variable] { return }
    isMarked[variable] = true
    list.append(variable)
    count += 1
  }

  /// Marks a variable without listing it; `noteMarked` is to follow.
  @inline(__always)
  mutating func mark(_ variable: VariableIndex) { isMarked[variable] = true }

  /// Counts variables that have been marked without being listed. Some may have been marked before.
  mutating func noteMarked(_ number: Int) {
    hasUnlisted = true
    count = min(count + number, isMarked.count)
  }

  /// Hands all out and begins again: in the order of their first change where they are few, by
  /// their index where they are many.
  mutating func drain(_ body: (VariableIndex) -> Void) {
    if hasUnlisted {
      for i in isMarked.indices where isMarked[i] { body(i) }
    } else {
      for i in list.indices { body(list[i]) }
    }
    removeAll()
  }

  mutating func removeAll() {
    if hasUnlisted {
      for i in isMarked.indices { isMarked[i] = false }
      hasUnlisted = false
    } else {
      for i in list.indices { isMarked[list[i]] = false }
    }
    list.removeAll()
    count = 0
  }
}
