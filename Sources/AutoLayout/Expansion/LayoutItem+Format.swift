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
    let made = try format.constraints(options, convention)
    try LayoutConstraint.activate(made)
    return made
  }

  /// Makes the constraints of several format strings, and activates them together: all or none.
  ///
  ///     try root.layout("H:|-[\(title)]-[\(clock)]-|", "V:|-[\(title)]-[\(body)]-|")
  ///
  /// The options are for each of the strings; those that do not fit the axis of one, as alignments
  /// along it, are a mistake in it.
  ///
  /// - Returns: The constraints, string by string.
  /// - Throws: What the call with one string throws; `LayoutError.invalidFormats` where several are wrong. Nothing has
  ///   changed then.
  @discardableResult
  public func layout(
    _ first: LayoutFormat, _ second: LayoutFormat, _ others: LayoutFormat...,
    options: LayoutConstraint.FormatOptions = [], convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    var wrong: [LayoutError.InvalidFormat] = []
    for format in [first, second] + others {
      do throws(LayoutError) {
        made += try format.constraints(options, convention)
      } catch {
        guard case .invalidFormat(let text, let diagnostics) = error else { throw error }
        wrong.append(.init(format: text, diagnostics: diagnostics))
      }
    }
    if let first = wrong.first {
      throw wrong.count > 1
        ? .invalidFormats(wrong) : .invalidFormat(first.format, first.diagnostics)
    }
    try LayoutConstraint.activate(made)
    return made
  }
}

extension LayoutFormat {
  /// The constraints of the string, none of them active.
  fileprivate func constraints(
    _ options: LayoutConstraint.FormatOptions, _ convention: LayoutConvention?
  ) throws(LayoutError) -> [LayoutConstraint] {
    try unsafe items.withUnsafeBufferPointer { items throws(LayoutError) in
      try Expansion.constraints(source, unsafe FormatNames(items), options, convention)
    }
  }
}
