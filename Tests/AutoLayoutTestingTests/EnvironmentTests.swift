import AutoLayoutTesting
import Testing

@Suite struct EnvironmentTests {
  @Test func `a matrix has every combination`() {
    let matrix = LayoutMatrix(
      devices: [.phone, .phone.turned], directions: [.leftToRight, .rightToLeft],
      textScales: [1, 2], scales: [nil, 3])
    #expect(matrix.environments.count == 16)
    #expect(Set(matrix.environments).count == 16)
    #expect(
      matrix.environments.last?.description
        == "phone on its side 844 x 390, right to left, text x 2, 3 pixels a point")
  }

  @Test func `each failure names its environment`() throws {
    let matrix = LayoutMatrix(devices: [.smallPhone, .tablet])
    let failures = layoutFailures {
      expectAcross(matrix) { environment in
        let bar = try Bar("|-[find]-[field(500)]-|", "V:|-10-[find]", "V:|-10-[field(20)]")
        environment.apply(to: bar.root)
        expectSatisfiable(bar.root)
      }
    }
    #expect(failures.count == 4)
    #expect(
      failures.map(\.environments) == [
        ["small phone 320 x 568, left to right"], ["small phone 320 x 568, right to left"],
        ["tablet 1024 x 1366, left to right"], ["tablet 1024 x 1366, right to left"],
      ])
  }

  @Test func `an error in one environment does not end the others`() {
    let matrix = LayoutMatrix(devices: [.phone], directions: [.leftToRight, .rightToLeft])
    var visited = 0
    let failures = layoutFailures {
      expectAcross(matrix) { environment in
        visited += 1
        let view = LayoutView("view")
        if environment.direction == .leftToRight { try view.layout("[\(view)(1") }
      }
    }
    #expect(visited == 2)
    #expect(failures.count == 1)
    #expect(failures[0].description.hasPrefix("In phone 390 x 844, left to right:\nerror: "))
  }

  @Test func `an expectation of the test's own has the environment named`() {
    let matrix = LayoutMatrix(devices: [.phone, .window], directions: [.leftToRight])
    var failures: [LayoutFailure] = []
    withKnownIssue {
      failures = layoutFailures {
        expectAcross(matrix) { environment in
          #expect(environment.device.size.width < 1000, "it is narrow")
          #expect(environment.device.size.height > environment.device.size.width)
        }
      }
    }
    #expect(failures.map(\.environments) == [["window 1280 x 800, left to right"]])
    let text = failures.first?.description ?? ""
    #expect(text.hasPrefix("In window 1280 x 800, left to right:\n"))
    #expect(text.contains("EnvironmentTests.swift:"))
    #expect(text.contains("size.width -> 1280"))
    #expect(text.hasSuffix(", and 1 more"))
  }

  @Test func `an environment in an environment names what fails in it once`() {
    let phones = LayoutMatrix(devices: [.phone], directions: [.leftToRight])
    let windows = LayoutMatrix(devices: [.window], directions: [.rightToLeft])
    var failures: [LayoutFailure] = []
    withKnownIssue {
      failures = layoutFailures {
        expectAcross(phones) { _ in
          expectAcross(windows) { _ in #expect(Bool(false)) }
        }
      }
    }
    #expect(
      failures.map(\.environments) == [
        ["phone 390 x 844, left to right", "window 1280 x 800, right to left"]
      ])
  }

  @Test func `a matrix without environments is a failure`() {
    var visited = 0
    let failures = layoutFailures { expectAcross(LayoutMatrix(devices: [])) { _ in visited += 1 } }
    #expect(visited == 0)
    #expect(failures.count == 1)
  }

  @Test func `an environment sets size, direction and scale of a root`() throws {
    let bar = try Bar.complete()
    LayoutEnvironment(device: LayoutDevice("panel", 199.5, 40), direction: .rightToLeft, scale: 1)
      .apply(to: bar.root)
    // From the right edge the button takes 20 to 80, of 200 pixels.
    expectFrame(of: bar.find, equals: LayoutRect(120, 10, 60, 20))
  }
}
