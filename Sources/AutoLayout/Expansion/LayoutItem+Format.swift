extension LayoutItem {
  /// Makes the constraints of a format string with views in it, and activates them.
  ///
  ///     try root.layout("V:|-[\(title)]-\(gap)-[\(body)(>=44)]|", options: .alignAllLeading)
  ///
  /// A `|` is the superview of the view beside it, as always, unless the convention says otherwise;
  /// without one it is that of the tree, `LayoutEngine.convention`.
  ///
  /// - Returns: The constraints, in the order of the string.
  /// - Throws: `LayoutError.invalidFormat` with every error of the string; what
  ///   `LayoutConstraint.activate(_:)` throws. Nothing has changed then.
  @discardableResult
  public func layout(
    _ format: LayoutFormat, options: LayoutConstraint.FormatOptions = [],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    let made = try unsafe format.items.withUnsafeBufferPointer { items throws(LayoutError) in
      try Expansion.constraints(
        format.source, unsafe FormatNames(items), options, convention)
    }
    try LayoutConstraint.activate(made)
    return made
  }
}
