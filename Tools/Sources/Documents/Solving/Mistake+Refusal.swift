import AutoLayout

extension Mistake {
  /// Why the engine does not take what the document asks for.
  static func refused(_ error: LayoutError) -> Mistake {
    let id =
      switch error {
      case .invalidFormat, .invalidFormats: "invalid-format"
      case .invalidConstraint: "invalid-constraint"
      case .noCommonAncestor: "no-common-ancestor"
      case .unsatisfiable: "unsatisfiable"
      case .invalidValue: "invalid-value"
      case .inaccurate: "inaccurate"
      case .unsettledText: "unsettled-text"
      case .unsettledLayout: "unsettled-layout"
      case .unsettledConstraints: "unsettled-constraints"
      case .unsettledAreas: "unsettled-areas"
      case .circularTree: "parent-cycle"
      }
    if case .invalidConstraint(let record, let defect) = error {
      return Mistake(id, defect.sentence(about: record))
    }
    return Mistake(id, error.description)
  }
}
