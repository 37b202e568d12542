import AutoLayoutTesting
import LoginForm
import Testing

@Suite struct LoginFormTests {
  private func form(width: Double = 390, height: Double = 300) throws -> LoginForm {
    let form = try LoginForm()
    form.layoutEngine.rootWidth = width
    form.layoutEngine.rootHeight = height
    return form
  }

  @Test func `the fields take what the labels leave`() throws {
    // 'Password' is 64 wide: 390 - 20 - 64 - 8 - 20 = 278.
    let form = try form()
    expectFrame(of: form.name, equals: LayoutRect(x: 92, y: 64, width: 278, height: 32))
  }

  @Test func `the whole form`() throws {
    expectLayout(
      try form(),
      matches: """
        form (0, 0, 390, 300)
           | title (20, 20, 96, 20)
           | nameLabel (20, 70, 64, 20)
           | name (92, 64, 278, 32)
           | passwordLabel (20, 110, 64, 20)
           | password (92, 104, 278, 32)
           | cancel (218, 160, 72, 32)
           | login (298, 160, 72, 32)
        """)
  }

  @Test func `it fits every screen, in either direction, with text of any size`() throws {
    expectAcross(LayoutMatrix(textScales: [1, 1.5])) { environment in
      let form = try LoginForm(textScale: environment.textScale)
      environment.apply(to: form)
      expectSatisfiable(form)
      expectNoAmbiguity(in: form)
      expectMirrors(form)
    }
  }

  @Test func `it keeps its arrangement from the smallest phone to a window`() throws {
    let devices: [LayoutDevice] = [.smallPhone, .phone, .tablet, .window]
    expectSameLayout(of: try LoginForm(), across: devices.map(\.size))
  }

  @Test func `a field that is too wide for the form names the culprit`() throws {
    let form = try form()
    form.layoutIfNeeded()
    expectConflict(naming: "H:[password(400)]") {
      try form.layout("H:[\(form.password)(400)]")
    }
  }

  @Test func `a mistyped name is told at its place`() throws {
    let form = try form()
    expectDiagnostics(
      // vfl:ignore
      in: "H:|-[1️⃣titel]", views: ["title": form.title],
      [.error("Unable to find view with name titel", fixIts: ["replace 'titel' with 'title'"])],
      fixed: "H:|-[title]")
  }
}
