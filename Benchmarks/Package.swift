// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "swift-visual-format", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "AutoLayout", package: "swift-visual-format"),
        .product(name: "Cassowary", package: "swift-visual-format"), "CHeap",
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(name: "CHeap"),
    .executableTarget(
      name: "oracle",
      dependencies: [.product(name: "Cassowary", package: "swift-visual-format")]),
  ],
  swiftLanguageModes: [.v6]
)
