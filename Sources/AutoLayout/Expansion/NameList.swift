import VisualFormat

/// The names of a dictionary, which is walked once for all that a string has and the dictionary has not.
struct NameList {
  let all: [String]
  let known: KnownNames

  init(_ names: [String]) {
    all = names
    known = KnownNames(names)
  }
}

extension Expansion {
  /// The keys of the views dictionary; nil where there is none.
  mutating func viewNames() -> NameList? {
    if viewList == nil { viewList = names.viewNames.map { NameList($0) } }
    return viewList
  }

  /// The keys of the metrics dictionary; nil where there is none.
  mutating func metricNames() -> NameList? {
    if metricList == nil { metricList = names.metricNames.map { NameList($0) } }
    return metricList
  }
}
