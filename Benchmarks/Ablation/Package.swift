// swift-tools-version: 6.2
import PackageDescription

// Filled by ablation.py, which copies the solver, with a part left out, and the workloads to Sources.
let package = Package(
  name: "ablation",
  targets: [
    .target(
      name: "Cassowary", exclude: ["Cassowary.docc"], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "workload", dependencies: ["Cassowary"]),
  ],
  swiftLanguageModes: [.v6]
)
