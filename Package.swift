// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The libraries import no Foundation, and no C library but to write to standard error; rounding needs libm on Linux.
let rounding: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

// With this trait the solver checks its invariants after every transaction, at any cost.
let checked = "CheckedInvariants"
let checking: [SwiftSetting] = [.define("CHECKED_INVARIANTS", .when(traits: [checked]))]

let package = Package(
  name: "swift-visual-format",
  platforms: [.macOS(.v11), .macCatalyst(.v14), .iOS(.v14), .tvOS(.v14), .watchOS(.v7)],
  products: [
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "AutoLayoutFoundation", targets: ["AutoLayoutFoundation"]),
    .library(name: "AutoLayoutTesting", targets: ["AutoLayoutTesting"]),
    .library(name: "CheckedFormats", targets: ["CheckedFormats"]),
  ],
  traits: [
    .trait(name: checked, description: "The solver checks its invariants after every transaction.")
  ],
  targets: [
    .target(name: "VisualFormat", swiftSettings: settings, linkerSettings: rounding),
    .target(
      name: "Cassowary", swiftSettings: settings + checking, linkerSettings: rounding),
    .target(
      name: "AutoLayout", dependencies: ["VisualFormat", "Cassowary"],
      swiftSettings: settings, linkerSettings: rounding),
    .target(
      name: "AutoLayoutFoundation", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(
      name: "AutoLayoutTesting",
      dependencies: ["AutoLayout", "AutoLayoutFoundation", "VisualFormat"],
      swiftSettings: settings),
    .target(
      name: "CheckedFormats", dependencies: ["AutoLayout", "FormatChecker"],
      swiftSettings: settings),
    // It speaks to the compiler itself, so that nobody who uses it waits for a library that does.
    .macro(name: "FormatChecker", dependencies: ["VisualFormat"], swiftSettings: settings),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["VisualFormat"], swiftSettings: settings),
    .testTarget(
      name: "FormatCheckerTests", dependencies: ["FormatChecker"], swiftSettings: settings),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["optima.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "Cassowary"], swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutFoundationTests", dependencies: ["AutoLayoutFoundation"],
      swiftSettings: settings),
    .testTarget(
      name: "MainActorTests", dependencies: ["AutoLayout"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "AutoLayoutTestingTests", dependencies: ["AutoLayoutTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
