/// A fact and its place, as it is noted while a string is parsed and expanded. With the source it
/// becomes a `Diagnostic`.
package struct Finding: Sendable {
  package let fact: Diagnostic.Fact
  package let bytes: ByteRange
  /// Where the caret stands.
  package let position: Int32

  package init(_ fact: Diagnostic.Fact, at bytes: ByteRange, position: Int32? = nil) {
    self.fact = fact
    self.bytes = bytes
    // What is missing behind blanks is missing where they begin.
    self.position = position.map { min(max($0, bytes.start), bytes.end) } ?? bytes.start
  }

  package var severity: Diagnostic.Severity { fact.id.severity }

  /// Puts findings in the order of the text; those of one place stay as they are.
  package static func sort(_ findings: inout [Finding]) {
    let isInOrder = findings.indices.dropFirst().allSatisfy { index in
      findings[index - 1].bytes.start <= findings[index].bytes.start
    }
    if isInOrder { return }
    // The standard library's sort keeps the order of equal elements, but does not promise to.
    let order = findings.indices.sorted { a, b in
      let (first, second) = (findings[a].bytes.start, findings[b].bytes.start)
      return first == second ? a < b : first < second
    }
    findings = order.map { findings[$0] }
  }
}

extension Diagnostic {
  /// What is the matter, as data. The cases carry places in the source and, for what the source
  /// does not tell, names; never views, so that a diagnostic can outlive everything it speaks of.
  ///
  /// What the parser finds are plain bytes, a few to a fact: a million of them cost little more
  /// than the tokens they speak of.
  package enum Fact: Sendable {
    case argumentOutOfPlace(wanted: Wanted)
    case baselineSpacing
    case blank
    case emptySpace
    case expectedColon
    case expectedDash(End)
    case expectedPredicate(found: ByteRange, removal: ByteRange?)
    case expectedPriority(found: ByteRange)
    case expectedView(found: ByteRange, orSuperview: Bool, removal: ByteRange?)
    case expectedViewName(found: ByteRange, removal: ByteRange?)
    case explicitPlus
    case hexadecimalNumber(value: Double)
    case invalidViewName
    case leadingPoint
    case malformedNumber(number: ByteRange)
    indirect case misalignedOption(name: String, isVertical: Bool)
    case noSuperview(view: ByteRange, isGuide: Bool, removal: ByteRange)
    case notFinite(value: Double, Origin)
    case numberOutOfRange
    case priorityOutOfRange(value: Double, Origin)
    case signedSpace(sign: ByteRange, isRemovable: Bool)
    case sourceTooLong(count: Int)
    case textAfterBar
    case unexpectedInPredicates
    case unexpectedInView(name: ByteRange)
    case unexpectedText
    indirect case unknownMetric(nearest: String?, metrics: KnownNames?, isView: Bool)
    indirect case unknownName(nearest: String?, metrics: KnownNames?, views: KnownNames?)
    case unknownOrientation
    case unknownRelation(VisualFormatString.Relation.Kind)
    indirect case unknownView(nearest: String?, views: KnownNames?)
    case unterminatedPredicates(owner: Owner, replaced: ByteRange, end: Closing)
    case unterminatedView(name: ByteRange)
    case viewAsSpace(isVertical: Bool)

    /// What an argument should have been.
    package enum Wanted: Sendable {
      case view, priority
    }

    /// Where a dash is missing.
    package enum End: Sendable {
      case before, after, both
    }

    /// Where a number comes from.
    package enum Origin: Sendable {
      case literal, argument, metric
    }

    /// What a list of predicates speaks of.
    package enum Owner: Sendable {
      case thickness, space
    }

    /// What ends a list of predicates, the view around it, or both.
    package enum Closing: String, Sendable {
      case list = ")"
      case view = "]"
      case listAndView = ")]"
    }
  }
}

extension Diagnostic.Fact {
  var id: Diagnostic.ID {
    switch self {
    case .argumentOutOfPlace: .argumentOutOfPlace
    case .baselineSpacing: .baselineSpacing
    case .blank: .blank
    case .emptySpace: .emptySpace
    case .expectedColon: .expectedColon
    case .expectedDash: .expectedDash
    case .expectedPredicate: .expectedPredicate
    case .expectedPriority: .expectedPriority
    case .expectedView: .expectedView
    case .expectedViewName: .expectedViewName
    case .explicitPlus: .explicitPlus
    case .hexadecimalNumber: .hexadecimalNumber
    case .invalidViewName: .invalidViewName
    case .leadingPoint: .leadingPoint
    case .malformedNumber: .malformedNumber
    case .misalignedOption: .misalignedOption
    case .noSuperview: .noSuperview
    case .notFinite: .notFinite
    case .numberOutOfRange: .numberOutOfRange
    case .priorityOutOfRange: .priorityOutOfRange
    case .signedSpace: .signedSpace
    case .sourceTooLong: .sourceTooLong
    case .textAfterBar: .textAfterBar
    case .unexpectedInPredicates: .unexpectedInPredicates
    case .unexpectedInView: .unexpectedInView
    case .unexpectedText: .unexpectedText
    case .unknownMetric: .unknownMetric
    case .unknownName: .unknownName
    case .unknownOrientation: .unknownOrientation
    case .unknownRelation: .unknownRelation
    case .unknownView: .unknownView
    case .unterminatedPredicates: .unterminatedPredicates
    case .unterminatedView: .unterminatedView
    case .viewAsSpace: .viewAsSpace
    }
  }
}
