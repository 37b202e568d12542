// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LoginForm",
  // What a package that uses the library has to say at least, of the platforms that it is for.
  platforms: [.macOS(.v11), .iOS(.v14), .tvOS(.v14), .watchOS(.v7)],
  products: [.library(name: "LoginForm", targets: ["LoginForm"])],
  dependencies: [
    // In a package of your own:
    // .package(url: "https://github.com/swift-visual-format/swift-visual-format", branch: "main")
    .package(name: "swift-visual-format", path: "../..")
  ],
  targets: [
    .target(
      name: "LoginForm",
      dependencies: [.product(name: "AutoLayout", package: "swift-visual-format")]),
    .executableTarget(name: "login-form", dependencies: ["LoginForm"]),
    .testTarget(
      name: "LoginFormTests",
      dependencies: [
        "LoginForm", .product(name: "AutoLayoutTesting", package: "swift-visual-format"),
      ]),
  ]
)
