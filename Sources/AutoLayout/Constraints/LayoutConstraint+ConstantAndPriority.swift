extension LayoutConstraint {
  /// How important a constraint is, by AppKit's name.
  public typealias Priority = LayoutPriority

  /// What is added to the second side, in points. It can be changed at any time; no change of a
  /// constraint is cheaper.
  ///
  /// A number that is NaN, infinite or beyond 1e9 is refused, and the old one stays. Of an active
  /// constraint the engine's `issueHandler` hears of it; an inactive one cannot be activated then until
  /// it is given another constant, and `LayoutError.invalidConstraint` shows the number. A change that cannot be met breaks constraints in the next pass.
  public var constant: Double {
    get { storedConstant }
    set {
      if let defect = Self.defect(ofNumber: newValue) {
        if isActive {
          refuse(defect) { $0.constant = newValue }
        } else {
          refusedConstant = newValue
        }
        return
      }
      refusedConstant = nil
      let old = storedConstant
      guard newValue != old else { return }
      storedConstant = newValue
      first.engine?.constantDidChange(of: self, from: old)
    }
  }

  /// How much the constraint matters; required to optional and back is allowed.
  ///
  /// A priority that is not above 0 and at most 1000 is refused, and the old one stays. Of an active
  /// constraint the engine's `issueHandler` hears of it; an inactive one cannot be activated then until
  /// it is given another priority, and `LayoutError.invalidConstraint` shows the number. A change that cannot be met breaks constraints in the next pass.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isInRange else {
        if isActive {
          refuse(.priorityOutOfRange) { $0.priority = newValue }
        } else {
          refusedPriority = newValue
        }
        return
      }
      refusedPriority = nil
      let old = storedPriority
      guard newValue != old else { return }
      storedPriority = newValue
      first.engine?.priorityDidChange(of: self, from: old)
    }
  }

  private func refuse(_ defect: LayoutError.Defect, _ change: (inout ConstraintRecord) -> Void) {
    var refused = record
    change(&refused)
    first.tell(.invalidConstraint(refused, defect))
  }
}
