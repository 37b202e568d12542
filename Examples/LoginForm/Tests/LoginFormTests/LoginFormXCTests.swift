import AutoLayoutTesting
import LoginForm
import XCTest

/// The same expectations in XCTest.
final class LoginFormXCTests: XCTestCase {
  func testTheButtonsAreEquallyWide() throws {
    let form = try LoginForm()
    form.layoutEngine.rootWidth = 390
    form.layoutEngine.rootHeight = 300
    expectNoAmbiguity(in: form)
    XCTAssertEqual(form.cancel.frame.width, form.login.frame.width)
  }
}
