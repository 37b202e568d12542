// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalPanes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-visual-format", path: "../..")],
  targets: [
    .executableTarget(
      name: "terminal-panes",
      dependencies: [.product(name: "Cassowary", package: "swift-visual-format")])
  ],
  swiftLanguageModes: [.v6]
)
