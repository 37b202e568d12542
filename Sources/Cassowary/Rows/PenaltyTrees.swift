/// The constraints of rows that have many, as trees with sums, so that a penalty is evaluated and
/// changed without a walk over all of them.
///
/// Each tree is a treap (Seidel and Aragon, 1996) in the order of a row's list: by breakpoint, and
/// by index where breakpoints are equal. Its random priorities are hashes of the index here, so
/// that the tree and the bits of its sums depend on its members alone, not on history. A refusal
/// restores a tree by restoring its members.
struct PenaltyTrees: ~Copyable {
  /// A row with at most so many constraints has no tree: a walk along so few is as fast.
  static let limit = 64

  /// What a constraint is to a penalty.
  struct Kind: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    /// An optional one, which changes the slope.
    static let optional = Kind(rawValue: 1)
    /// A required one, which bounds the value from below, or from above.
    static let lowerBound = Kind(rawValue: 2)
    static let upperBound = Kind(rawValue: 4)
    static let all = Kind(rawValue: 7)
  }

  struct NodeIndex: Index {
    var number: Int32
  }

  /// A constraint, with the tree of those before it on its left and of those after it on its right.
  struct Node: BitwiseCopyable {
    var constraint: ConstraintIndex
    var left = NodeIndex.none
    var right = NodeIndex.none
    /// Of the node and all below it.
    var count: Int32 = 1
    var breakpoint: Double
    var level: Double
    /// How steeply an optional constraint pulls up from below its breakpoint, and down from above;
    /// or 0.
    var upWeight: Double
    var downWeight: Double
    var kind: Kind
    /// Of the node and all below it.
    var kinds: Kind

    init(_ constraint: ConstraintIndex, _ record: RowConstraint) {
      self.constraint = constraint
      breakpoint = record.breakpoint
      level = record.level
      kind = []
      if !record.isRequired {
        kind = .optional
      } else {
        if record.pullsUp { kind.insert(.lowerBound) }
        if record.pullsDown { kind.insert(.upperBound) }
      }
      kinds = kind
      upWeight = kind == .optional && record.pullsUp ? record.weight : 0
      downWeight = kind == .optional && record.pullsDown ? record.weight : 0
    }

    /// The order of a row's constraints.
    func precedes(_ other: Node) -> Bool {
      breakpoint != other.breakpoint ? breakpoint < other.breakpoint : constraint < other.constraint
    }

    /// The heap order: a node is above all nodes of smaller priority. The hash is a bijection, so
    /// that no two are equal.
    var priority: UInt64 {
      var hash = UInt64(UInt32(bitPattern: constraint.number)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (hash &>> 32)) &* 0xD6E8_FEB8_6659_FD93
      return hash ^ (hash &>> 32)
    }
  }

  var nodes = Table<NodeIndex, Node>()
  /// By node: the sums of what the constraints in its tree pull up, and down, level by level.
  private(set) var ups = Table<NodeIndex, LevelVector>()
  private(set) var downs = Table<NodeIndex, LevelVector>()
  private var freeNodes = Buffer<NodeIndex>()
  /// By row: the root, none where there is no tree. Rows beyond its end have none.
  private var roots = Table<RowIndex, NodeIndex>()

  @inline(__always)
  mutating func root(of row: RowIndex) -> NodeIndex {
    roots.reaches(row) ? roots[row] : .none
  }

  /// Whether the row has a tree.
  @inline(__always)
  mutating func contain(_ row: RowIndex) -> Bool { !root(of: row).isNone }

  /// How many constraints the row's tree has.
  mutating func count(of row: RowIndex) -> Int {
    let root = root(of: row)
    return root.isNone ? 0 : Int(nodes[root].count)
  }

  // MARK: Whole trees

  /// Makes the row's tree from its list, which begins with `first`. Linear in its length.
  mutating func build(
    _ row: RowIndex, from first: ConstraintIndex,
    _ constraints: borrowing Table<ConstraintIndex, RowConstraint>
  ) {
    // The nodes from the root to the last one, each to the right of the one before it.
    var spine = Buffer<NodeIndex>(capacity: 64)
    var next = first
    while !next.isNone {
      let node = makeNode(Node(next, constraints[next]))
      next = constraints[next].next
      var last = NodeIndex.none
      while let above = spine.last, nodes[above].priority < nodes[node].priority {
        last = spine.removeLast()
        update(last)
      }
      nodes[node].left = last
      if let above = spine.last { nodes[above].right = node }
      spine.append(node)
    }
    var root = NodeIndex.none
    while !spine.isEmpty {
      root = spine.removeLast()
      update(root)
    }
    setRoot(of: row, to: root)
  }

  /// Removes the row's tree.
  mutating func drop(_ row: RowIndex) {
    let root = root(of: row)
    if root.isNone { return }
    free(allUnder: root)
    roots[row] = .none
    // What large trees needed is not kept for small ones.
    if freeNodes.count < nodes.count || nodes.count <= 1024 { return }
    nodes = Table()
    ups = Table()
    downs = Table()
    freeNodes = Buffer()
  }

  private mutating func setRoot(of row: RowIndex, to node: NodeIndex) {
    if !roots.reaches(row) { roots.resize(to: row.offset + 1, filler: .none) }
    roots[row] = node
  }

  mutating func makeNode(_ node: Node) -> NodeIndex {
    if !freeNodes.isEmpty {
      let index = freeNodes.removeLast()
      nodes[index] = node
      return index
    }
    let index = nodes.end
    nodes.append(node)
    ups.append(LevelVector())
    downs.append(LevelVector())
    return index
  }

  mutating func free(_ node: NodeIndex) {
    // A vector with many levels has memory of its own, which is released here.
    ups[node] = LevelVector()
    downs[node] = LevelVector()
    freeNodes.append(node)
  }

  private mutating func free(allUnder node: NodeIndex) {
    if node.isNone { return }
    free(allUnder: nodes[node].left)
    free(allUnder: nodes[node].right)
    free(node)
  }

  /// Adds up what is below a node, and the node itself.
  mutating func update(_ node: NodeIndex) {
    let own = nodes[node]
    var kinds = own.kind
    var count: Int32 = 1
    var up = LevelVector()
    var down = LevelVector()
    if !own.left.isNone {
      kinds.formUnion(nodes[own.left].kinds)
      count += nodes[own.left].count
      up = ups[own.left]
      down = downs[own.left]
    }
    up.add(own.upWeight, at: own.level)
    down.add(own.downWeight, at: own.level)
    if !own.right.isNone {
      kinds.formUnion(nodes[own.right].kinds)
      count += nodes[own.right].count
      up.add(ups[own.right])
      down.add(downs[own.right])
    }
    nodes[node].kinds = kinds
    nodes[node].count = count
    ups[node] = up
    downs[node] = down
  }
}

/// Inserting constraints into trees and removing them, each in logarithmic time.
extension PenaltyTrees {
  /// Inserts a constraint into its row's tree.
  /// - Returns: the constraint that it comes after; none where it is the first.
  mutating func insert(_ constraint: ConstraintIndex, _ record: RowConstraint) -> ConstraintIndex {
    let node = makeNode(Node(constraint, record))
    let root = root(of: record.row)
    var before = ConstraintIndex.none
    var walk = root
    while !walk.isNone {
      let isBefore = nodes[walk].precedes(nodes[node])
      if isBefore { before = nodes[walk].constraint }
      walk = isBefore ? nodes[walk].right : nodes[walk].left
    }
    setRoot(of: record.row, to: insert(node, into: root))
    return before
  }

  /// Removes a constraint from its row's tree, if it is there. It is searched by `record`, which
  /// must be as it was when it was inserted.
  /// - Returns: whether it was.
  @discardableResult
  mutating func remove(_ constraint: ConstraintIndex, _ record: RowConstraint) -> Bool {
    let root = root(of: record.row)
    let key = Node(constraint, record)
    var walk = root
    while !walk.isNone && nodes[walk].constraint != constraint {
      walk = nodes[walk].precedes(key) ? nodes[walk].right : nodes[walk].left
    }
    if walk.isNone { return false }
    setRoot(of: record.row, to: remove(walk, from: root))
    free(walk)
    return true
  }

  private mutating func insert(_ node: NodeIndex, into tree: NodeIndex) -> NodeIndex {
    if !tree.isNone && nodes[tree].priority > nodes[node].priority {
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

  private mutating func remove(_ node: NodeIndex, from tree: NodeIndex) -> NodeIndex {
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
  private mutating func split(_ tree: NodeIndex, at node: NodeIndex) -> (NodeIndex, NodeIndex) {
    if tree.isNone { return (.none, .none) }
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
  private mutating func joined(_ first: NodeIndex, _ second: NodeIndex) -> NodeIndex {
    if first.isNone { return second }
    if second.isNone { return first }
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
