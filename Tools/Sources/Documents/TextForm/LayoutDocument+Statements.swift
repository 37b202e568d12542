extension LayoutDocument {
  /// Takes in what one line says.
  mutating func add(_ statement: Statement) {
    switch statement {
    case .size(let size): self.size = size
    case .spacing(let sibling, let superview):
      spacing.sibling = sibling ?? spacing.sibling
      spacing.superview = superview ?? spacing.superview
    case .direction(let direction): self.direction = direction
    case .scale(let scale): self.scale = scale
    case .edge(let edge): self.edge = edge
    case .metrics(let metrics): self.metrics += metrics
    case .views(let entries): views = (views ?? []) + entries
    case .noViews: break
    case .format(let format): formats.append(format)
    case .constraint(let constraint): constraints.append(constraint)
    }
  }

  /// Lines that say what the document says, and nothing that is so by default.
  var statements: [Statement] {
    let standard = LayoutDocument()
    var statements: [Statement] = []
    if size != standard.size { statements.append(.size(size)) }
    if edge != standard.edge { statements.append(.edge(edge)) }
    if spacing != standard.spacing {
      let sibling = spacing.sibling == standard.spacing.sibling ? nil : spacing.sibling
      let superview = spacing.superview == standard.spacing.superview ? nil : spacing.superview
      statements.append(.spacing(sibling: sibling, superview: superview))
    }
    if direction != standard.direction { statements.append(.direction(direction)) }
    if scale != standard.scale { statements.append(.scale(scale)) }
    if !metrics.isEmpty { statements.append(.metrics(metrics)) }
    if let views {
      statements += views.isEmpty ? [.noViews] : views.map { .views([$0]) }
    }
    statements += formats.map { .format($0) }
    statements += constraints.map { .constraint($0) }
    return statements
  }
}
