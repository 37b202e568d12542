import AutoLayout
import LoginForm

/// Prints the form as a drawing.
@main
struct LoginFormCommand {
  static func main() throws {
    let form = try LoginForm()
    form.layoutEngine.rootWidth = 390
    form.layoutEngine.rootHeight = 260
    form.layoutIfNeeded()
    print(LayoutDrawing(of: form).text(), terminator: "")
  }
}
