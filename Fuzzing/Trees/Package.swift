// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "trees",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-visual-format", path: "../..")],
  targets: [
    .executableTarget(
      name: "trees", dependencies: [.product(name: "AutoLayout", package: "swift-visual-format")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
