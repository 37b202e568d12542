// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "terminal-screen",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-visual-format", path: "../..")],
  targets: [
    .executableTarget(
      name: "terminal-screen",
      dependencies: [.product(name: "AutoLayout", package: "swift-visual-format")])
  ],
  swiftLanguageModes: [.v6]
)
