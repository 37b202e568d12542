import Cassowary
import Testing

/// The function has one value over all optimal solutions.
func expectDetermined(
  _ solver: inout Solver, _ terms: [(Variable, Double)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isDetermined = solver.isDetermined(terms)
  #expect(isDetermined, sourceLocation: sourceLocation)
}

/// The function has more than one value over the optimal solutions.
func expectOpen(
  _ solver: inout Solver, _ terms: [(Variable, Double)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isDetermined = solver.isDetermined(terms)
  #expect(!isDetermined, sourceLocation: sourceLocation)
}
