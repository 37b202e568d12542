// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "swift-visual-format-tools",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "vfl", targets: ["vfl"]),
    .library(name: "Documents", targets: ["Documents"]),
    .library(name: "LanguageServer", targets: ["LanguageServer"]),
  ],
  dependencies: [
    .package(name: "swift-visual-format", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Documents",
      dependencies: [.product(name: "AutoLayout", package: "swift-visual-format")],
      swiftSettings: settings),
    .target(
      name: "SwiftLiterals",
      dependencies: [
        "Documents", .product(name: "AutoLayout", package: "swift-visual-format"),
        .product(name: "VisualFormat", package: "swift-visual-format"),
      ],
      swiftSettings: settings),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Documents", "SwiftLiterals",
        .product(name: "AutoLayout", package: "swift-visual-format"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "vfl",
      dependencies: [
        "Documents", "LanguageServer", "SwiftLiterals",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The page that `vfl help document` prints; a link to the one beside Grammar.md.
      resources: [.embedInCode("Documents.md")],
      swiftSettings: settings),
    .executableTarget(name: "pictures", dependencies: ["Documents"], swiftSettings: settings),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents"], exclude: ["Experts", "Mistakes"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftLiteralsTests", dependencies: ["SwiftLiterals"], exclude: [".vflignore"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer"], exclude: [".vflignore"],
      swiftSettings: settings),
    .testTarget(name: "CommandTests", dependencies: ["vfl"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
