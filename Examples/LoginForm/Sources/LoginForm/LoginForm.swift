public import AutoLayout

/// A title, a name, a password and two buttons, laid out by five format strings.
public final class LoginForm: LayoutView {
  public let title: Label
  public let nameLabel: Label
  public let name: Field
  public let passwordLabel: Label
  public let password: Field
  public let cancel: Button
  public let login: Button

  /// Makes the form with its constraints, in a size of text that the user chose.
  ///
  /// The form has no size of its own: a superview or the engine's `rootWidth` and `rootHeight` give it
  /// one.
  public init(textScale: Double = 1) throws {
    title = Label("title", "Welcome back", textScale: textScale)
    nameLabel = Label("nameLabel", "Name", textScale: textScale)
    name = Field("name", textScale: textScale)
    passwordLabel = Label("passwordLabel", "Password", textScale: textScale)
    password = Field("password", textScale: textScale)
    cancel = Button("cancel", "Cancel", textScale: textScale)
    login = Button("login", "Log in", textScale: textScale)
    super.init("form")
    addSubviews(title, nameLabel, name, passwordLabel, password, cancel, login)
    try LayoutConstraint.activate(constraints())
  }

  private func constraints() throws -> [LayoutConstraint] {
    let views: [String: LayoutView] = [
      "title": title, "nameLabel": nameLabel, "name": name, "passwordLabel": passwordLabel,
      "password": password, "cancel": cancel, "login": login,
    ]
    let metrics = ["gap": 24.0, "least": 120]
    let formats: [(String, LayoutConstraint.FormatOptions)] = [
      // The fields take what the labels leave, and the labels are as wide as the wider of them.
      ("H:|-[nameLabel]-[name(>=least)]-|", .alignAllFirstBaseline),
      ("H:|-[passwordLabel(nameLabel)]-[password]-|", .alignAllFirstBaseline),
      ("H:|-[title]-(>=20)-|", []),
      // Two buttons of one width at the trailing edge.
      ("H:|-(>=20)-[cancel(login)]-[login]-|", [.alignAllTop, .alignAllBottom]),
      ("V:|-[title]-gap-[name]-[password]-gap-[login]-(>=20)-|", []),
    ]
    return try formats.flatMap { format, options in
      try LayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
  }
}
