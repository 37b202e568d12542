/// Putting constraints into trees and taking them out, each in logarithmic time.
extension PenaltyTrees {
  /// Puts a constraint into its row's tree.
  /// - Returns: the constraint that it comes after, −1 where it is the first.
  mutating func insert(_ constraint: Int32, _ record: ConstraintRecord) -> Int32 {
    let node = makeNode(Node(constraint, record))
    let root = root(of: record.row)
    var before: Int32 = -1
    var walk = root
    while walk >= 0 {
      let isBefore = nodes[walk].precedes(nodes[node])
      if isBefore { before = nodes[walk].constraint }
      walk = isBefore ? nodes[walk].right : nodes[walk].left
    }
    setRoot(of: record.row, to: insert(node, into: root))
    return before
  }

  /// Takes a constraint out of its row's tree, if it is in there: as `record` says, which must not have
  /// changed since it was put in.
  /// - Returns: whether it was.
  @discardableResult
  mutating func remove(_ constraint: Int32, _ record: ConstraintRecord) -> Bool {
    let root = root(of: record.row)
    let key = Node(constraint, record)
    var walk = root
    while walk >= 0 && nodes[walk].constraint != constraint {
      walk = nodes[walk].precedes(key) ? nodes[walk].right : nodes[walk].left
    }
    if walk < 0 { return false }
    setRoot(of: record.row, to: remove(walk, from: root))
    free(walk)
    return true
  }

  private mutating func insert(_ node: Int32, into tree: Int32) -> Int32 {
    if tree >= 0 && nodes[tree].priority > nodes[node].priority {
      if nodes[tree].precedes(nodes[node]) {
        nodes[tree].right = insert(node, into: nodes[tree].right)
      } else {
        nodes[tree].left = insert(node, into: nodes[tree].left)
      }
      update(tree)
      return tree
    }
    (nodes[node].left, nodes[node].right) = split(tree, at: node)
    update(node)
    return node
  }

  private mutating func remove(_ node: Int32, from tree: Int32) -> Int32 {
    if tree == node { return joined(nodes[node].left, nodes[node].right) }
    if nodes[tree].precedes(nodes[node]) {
      nodes[tree].right = remove(node, from: nodes[tree].right)
    } else {
      nodes[tree].left = remove(node, from: nodes[tree].left)
    }
    update(tree)
    return tree
  }

  /// The trees of what comes before a node and of what comes after it.
  private mutating func split(_ tree: Int32, at node: Int32) -> (Int32, Int32) {
    if tree < 0 { return (-1, -1) }
    if nodes[tree].precedes(nodes[node]) {
      let (before, after) = split(nodes[tree].right, at: node)
      nodes[tree].right = before
      update(tree)
      return (tree, after)
    }
    let (before, after) = split(nodes[tree].left, at: node)
    nodes[tree].left = after
    update(tree)
    return (before, tree)
  }

  /// The tree of two, all of the first coming before all of the second.
  private mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
    if first < 0 { return second }
    if second < 0 { return first }
    if nodes[first].priority > nodes[second].priority {
      nodes[first].right = joined(nodes[first].right, second)
      update(first)
      return first
    }
    nodes[second].left = joined(first, nodes[second].left)
    update(second)
    return second
  }
}
