extension LayoutItem {
  /// Not needed: a view has the constraints that it was given and no others.
  @available(
    *, unavailable, message: "A view has no autoresizing mask, so there is nothing to turn off."
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
}
