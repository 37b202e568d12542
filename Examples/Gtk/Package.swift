// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "gtk-form",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-visual-format", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "gtk-form",
      dependencies: [
        "CGtk", .product(name: "AutoLayout", package: "swift-visual-format"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
