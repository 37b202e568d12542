extension ConflictReading {
  /// A number with a digit too many, of which a tenth would do: a metric, or a constant by itself.
  var mistyped: String? { mistypedMetric ?? mistypedNumber }

  private var mistypedMetric: String? {
    guard let trials, let container = containerSize, container.constant > 0 else { return nil }
    for name in metrics {
      let users = written.filter { $0.metric == name && $0.relation != .lessThanOrEqual }
      guard let old = users.first?.constant, old > 0, users.allSatisfy({ $0.constant == old })
      else { continue }
      let all = Double(users.count) * old
      let isFarTooMuch =
        users.allSatisfy { $0.isStatedSize }
        ? users.count > 1 && isHardlyMeant(old) && all > container.constant
          || isFarTooLarge(users[0], in: container)
        : isHardlyMeant(old) && 2 * all > container.constant
      guard isFarTooMuch, trials.helps(users.map { ($0, old / 10) }, withAllLike: true)
      else { continue }
      return "if the metric \(name) is mistyped, change it from \(decimal(old)) to "
        + decimal(old / 10)
    }
    return nil
  }

  private var mistypedNumber: String? {
    guard let trials, let container = containerSize, container.constant > 0,
      written.count <= Self.mostCompared
    else { return nil }
    let spaces = places.filter { $0.relation == .equal && $0.constant != 0 }
    let number =
      written.first { record in
        guard record.author == .caller, record.metric == nil, record.first != container.first else {
          return false
        }
        if record.isStatedSize { return isFarTooLarge(record, in: container) }
        // Of a space one knows by the others which was meant.
        return record.second != nil && record.constant.magnitude >= 50 && record.relation == .equal
          && spaces.contains {
            $0 != record && $0.constant.magnitude * 10 == record.constant.magnitude
          }
      }
      ?? written.first { record in
        record.author == .caller && record.metric == nil && record.relation == .equal
          && places.contains(record)
          && (record.constant.magnitude > container.constant
            || isHardlyMeant(record.constant.magnitude)
              && 2 * record.constant.magnitude > container.constant)
      }
    guard let number, trials.helps([(number, number.constant / 10)]) else { return nil }
    var meant = number
    meant.constant = number.constant / 10
    return "if \(number.excerpt.quoted) is mistyped, write \(meant.excerpt.quoted)"
  }

  /// Whether a space is more than all that there is room for.
  func isMoreThanAll(_ record: ConstraintRecord) -> Bool {
    guard record.firstAttribute.sort != .size, let container = containerSize,
      container.firstAttribute.axis == record.firstAttribute.axis
    else { return false }
    return record.constant.magnitude > container.constant && container.constant > 0
  }

  /// Whether a size is so much more than all the room there is that one would not write it.
  private func isFarTooLarge(_ size: ConstraintRecord, in container: ConstraintRecord) -> Bool {
    guard size.relation != .lessThanOrEqual, size.firstAttribute == container.firstAttribute else {
      return false
    }
    return size.constant >= 2 * container.constant
  }

  /// Whether a number is large and not round, so that a tenth of it is as likely.
  private func isHardlyMeant(_ number: Double) -> Bool {
    number >= 100 && (number / 10).rounded() * 10 == number
      && (number / 100).rounded() * 100 != number
  }

  /// The metrics that constraints of the conflict use, each once.
  private var metrics: [String] {
    var names: [String] = []
    for name in written.compactMap({ $0.metric }) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Another value of a metric that several constraints of the conflict use, with which they could
  /// all hold.
  var otherMetric: String? {
    guard let sums, let trials else { return nil }
    for name in metrics {
      let users = written.filter { $0.metric == name }
      guard users.count > 1, let old = users.first?.constant,
        users.allSatisfy({ $0.constant == old })
      else { continue }
      let demand = containerSize.map { need(of: $0) } ?? sums.demand
      // What is most of it is the culprit; what is a small part of it has its size for a reason.
      guard Double(users.count) * old * 2 > min(demand, sums.supply) else { continue }
      let value = old - (demand - sums.supply) / Double(users.count)
      guard value >= 0, (value * 100).rounded() == value * 100,
        trials.helps(users.map { ($0, value) })
      else { continue }
      return "change the metric \(name) from \(decimal(old)) to \(decimal(value))"
    }
    return nil
  }
}
