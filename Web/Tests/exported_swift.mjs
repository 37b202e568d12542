// Writes what the playground exports as Swift, of every document of the repository, into a folder: as the tests of a
// package that depends on the repository, and beside it what is written for UIKit.
//
//     node Web/Tests/exported_swift.mjs FOLDER

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { newEngine } from "./engine_answers.mjs";
import { knownDocuments } from "./engine_documents.mjs";

const root = new URL("../..", import.meta.url).pathname;
const [folder] = process.argv.slice(2);
const tests = join(folder, "Tests/ExportTests");
const uikit = join(folder, "UIKit");
for (const made of [tests, uikit]) {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
}

const library = (name) => `.product(name: "${name}", package: "swift-visual-format")`;
writeFileSync(join(folder, "Package.swift"), `// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "${basename(folder)}",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-visual-format", path: "${root}")],
  targets: [
    .testTarget(name: "ExportTests", dependencies: [${library("AutoLayout")}, ${library("AutoLayoutTesting")}])
  ])
`);

/** A program without its imports, as a function. */
function asFunction(program, head) {
  const body = program.split("\n").filter((line) => !line.startsWith("import "));
  return `${head} {\n${body.join("\n")}\n}\n`;
}

const engine = await newEngine();
const programs = [];
const documents = knownDocuments();
documents.forEach(({ name, text }, index) => {
  const sheet = engine.open(text);
  const comment = `// ${name.split("\n")[0]}\n`;
  // Names of classes are those of one file; here all files are one module.
  const write = (kind, program) => writeFileSync(join(tests, `${kind}${index}.swift`),
    comment + program.replaceAll("LayoutTests", `${kind}${index}Tests`).replaceAll(/\bParagraph\b/g, `${kind}${index}Paragraph`));
  write("Program", `import AutoLayout\n${asFunction(sheet.export("swift"), `func program${index}() throws`)}`);
  write("XCTest", sheet.export("xctest"));
  write("Testing", sheet.export("testing"));
  programs.push(`  try program${index}()`);
  for (const form of ["uikit", "uianchors"]) {
    writeFileSync(join(uikit, `${form}${index}.swift`),
      `${comment}import UIKit\n\n${asFunction(sheet.export(form), `func ${form}${index}(superview: UIView)`)}`);
  }
  sheet.close();
});
writeFileSync(join(tests, "Programs.swift"), `import AutoLayout
import Testing

// The programs print; what they would print is not looked at here.
func print(_ name: String, _ frame: LayoutRect) {}

@Test func programsRun() throws {
${programs.join("\n")}
}
`);
console.log(`${documents.length} documents, each as a program, as two tests and twice for UIKit`);
