import Cassowary

/// A part of the screen: the four edges are all that a solver has to know of it.
struct Pane {
  let name: String
  let left: Variable
  let top: Variable
  let right: Variable
  let bottom: Variable

  init(_ name: String, in solver: inout Solver) {
    self.name = name
    left = solver.makeVariable()
    top = solver.makeVariable()
    right = solver.makeVariable()
    bottom = solver.makeVariable()
  }

  var width: LinearExpression { right - left }
  var height: LinearExpression { bottom - top }
}
