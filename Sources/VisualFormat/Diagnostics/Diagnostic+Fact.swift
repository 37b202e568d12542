extension Diagnostic {
  /// What is the matter, as data. The cases carry names and texts only, never views, so that a
  /// diagnostic can outlive everything it speaks of.
  package enum Fact: Sendable, Equatable {
    case argumentOutOfPlace(found: String, wanted: Wanted, line: Int, column: Int)
    case baselineSpacing
    case blank
    case emptySpace
    case expectedColon(letter: String)
    case expectedDash(end: End, found: String)
    case expectedPredicate(found: String, removal: Removal?)
    case expectedPriority(found: String)
    case expectedView(found: String, orSuperview: Bool, removal: Removal?)
    case expectedViewName(found: String, removal: Removal?)
    case explicitPlus
    case hexadecimalNumber(found: String, decimal: String)
    case invalidViewName(found: String, valid: String)
    case leadingPoint(found: String)
    case malformedNumber(found: String, number: String)
    case misalignedOption(name: String, isVertical: Bool)
    case noSuperview(view: String, isGuide: Bool)
    case notFinite(name: String, value: String)
    case numberOutOfRange(found: String)
    case priorityOutOfRange(found: String, isTooHigh: Bool, isLiteral: Bool)
    case signedSpace(sign: String, removal: ByteRange?)
    case sourceTooLong(count: Int)
    case textAfterBar
    case unexpectedInPredicates(found: String)
    case unexpectedInView(name: String, found: String)
    case unexpectedText(found: String)
    case unknownMetric(name: String, nearest: String?, metrics: KnownNames?, isView: Bool)
    case unknownName(name: String, nearest: String?, metrics: KnownNames?, views: KnownNames?)
    case unknownOrientation(found: String)
    case unknownRelation(found: String, relation: String)
    case unknownView(name: String, nearest: String?, views: KnownNames?)
    case unterminatedPredicates(owner: Owner, replaced: ByteRange, insertion: String)
    case unterminatedView(name: String)
    case viewAsSpace(name: String, isVertical: Bool)

    /// What to take away so that the rest is right.
    package struct Removal: Sendable, Equatable {
      package let bytes: ByteRange
      package let text: String
    }

    /// What an argument should have been.
    package enum Wanted: Sendable, Equatable {
      case view, priority
    }

    /// Where a dash is missing.
    package enum End: Sendable, Equatable {
      case before, after, both
    }

    /// What a list of predicates speaks of.
    package enum Owner: Sendable, Equatable {
      case thickness, space
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
