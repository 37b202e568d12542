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

/// What is known of the names that a string may use, worked out once one that it uses is unknown.
final class NameHelp {
  private var views: NameList?
  private var metrics: NameList?
  private var nearest = NearestName()

  /// The keys of the views dictionary; nil where there is none.
  func views(of names: FormatNames) -> NameList? {
    if views == nil { views = names.viewNames.map { NameList($0) } }
    return views
  }

  /// The keys of the metrics dictionary; nil where there is none.
  func metrics(of names: FormatNames) -> NameList? {
    if metrics == nil { metrics = names.metricNames.map { NameList($0) } }
    return metrics
  }

  /// The key that a misspelt name probably means.
  func nearest(_ name: String, in keys: NameList?, and others: NameList? = nil) -> String? {
    nearest(name, in: keys?.all ?? [], and: others?.all ?? [])
  }
}

extension Expansion {
  /// The help with names, made when it is first asked for.
  mutating func nameHelp() -> NameHelp {
    if let help { return help }
    let made = NameHelp()
    help = made
    return made
  }
}
