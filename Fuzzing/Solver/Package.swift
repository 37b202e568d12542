// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The solver is a target of this package, and Sources/Cassowary a link to it: rehearsals, and
// changes that are settled later, are open to modules of the same package only.
let package = Package(
  name: "solver-fuzzing",
  platforms: [.macOS(.v26)],
  traits: [
    .trait(
      name: "CheckedInvariants",
      description: "The solver checks its invariants after every transaction.")
  ],
  targets: [
    .target(
      name: "Cassowary",
      swiftSettings: settings + [
        .define("CHECKED_INVARIANTS", .when(traits: ["CheckedInvariants"]))
      ],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "histories", dependencies: ["Cassowary"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
