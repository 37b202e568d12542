import Foundation
import Testing

@testable import Documents

/// Every line of every example is removed, doubled, cut in half, and swapped with the next one:
/// all other lines still count.
struct LineMutationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardized

  static let examples: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".vfl") }.sorted()

  enum Mutation: CaseIterable { case removed, doubled, halved, swapped }

  /// What lines say that are each read alone.
  private struct Said {
    var settings: [String] = []
    var views: [ViewEntry] = []
    var metrics: [LayoutDocument.Metric] = []
    var formats: [FormatEntry] = []
    var constraints: [ConstraintEntry] = []

    init(_ lines: [String]) {
      for line in lines {
        for case let statement? in LayoutText(SourceFile(name: "line", text: line)).lines.map(
          \.statement)
        {
          switch statement {
          case .views(let entries): views += entries
          case .metrics(let entries): metrics += entries
          case .format(let entry): formats.append(entry)
          case .constraint(let entry): constraints.append(entry)
          default: settings.append(statement.text)
          }
        }
      }
    }
  }

  private func mutate(_ lines: [String], _ index: Int, _ mutation: Mutation) -> [String] {
    var lines = lines
    switch mutation {
    case .removed: lines.remove(at: index)
    case .doubled: lines.insert(lines[index], at: index)
    case .halved: lines[index] = String(lines[index].prefix(lines[index].count / 2))
    case .swapped where index + 1 < lines.count: lines.swapAt(index, index + 1)
    case .swapped: break
    }
    return lines
  }

  @Test(arguments: examples)
  func `the other lines count`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      let said = Said(rest)
      for mutation in Mutation.allCases {
        let mutated = mutate(lines, index, mutation).joined(separator: "\n")
        let file = DocumentFile(recovering: SourceFile(name: name, text: mutated))
        let context = "\(name), line \(index + 1) \(mutation)"
        expectAll(of: said, in: file, context)
        if mutation == .swapped {
          #expect(file.problems.isEmpty, "\(context)")
        } else {
          expectNoCascade(file, around: lines[index], context)
        }
      }
    }
  }

  private func expectAll(of said: Said, in file: DocumentFile, _ context: String) {
    let document = file.document
    let settings = Set(document.statements.map(\.text))
    for setting in said.settings { #expect(settings.contains(setting), "\(context): \(setting)") }
    // A view whose superview is gone lies in the root, which is told, or where strings name it in a
    // plain view of that name.
    let orphans = file.problems.filter { $0.id == "unknown-parent" }.map {
      file.source.text($0.range)
    }
    for var view in said.views {
      let isOrphan = view.parent.map { orphans.contains($0.text) } ?? false
      if isOrphan, document.views?.contains(where: { $0.name == view.parent }) == false {
        view.parent = nil
      }
      let isThere = document.views?.contains(view) ?? false
      #expect(isThere, "\(context): \(view.name.text)")
    }
    for metric in said.metrics {
      let isThere = document.metrics.contains(metric)
      #expect(isThere, "\(context): \(metric.name.text)")
    }
    for format in said.formats {
      let isThere = document.formats.contains(format)
      #expect(isThere, "\(context): \(format.string.text)")
    }
    for equation in said.constraints {
      let isThere = document.constraints.contains(equation)
      #expect(isThere, "\(context): \(equation.text)")
    }
  }

  /// Elsewhere nothing is wrong but names that the line declared, and each of the others makes
  /// constraints.
  private func expectNoCascade(_ file: DocumentFile, around line: String, _ context: String) {
    let list = ConstraintList(file.document, in: LayoutTree(file.document), excusing: file.excused)
    var recovered = RecoveredDocument()
    let source = SourceFile(name: "line", text: line)
    recovered.excuseNames(in: source, 0..<source.bytes.count)
    for problem in file.problems + list.problems {
      let text = file.source.text(file.source.line(around: problem.position))
      // A guide is named behind its view.
      let item = file.source.text(problem.range)
      let name = item.split(separator: ".").first.map(String.init) ?? item
      #expect(
        line.hasPrefix(text) || recovered.excused.contains(name),
        "\(context): \(problem.message)")
    }
    for case .format(let index) in list.omitted {
      let string = file.document.formats[index].string
      let names = recovered.excused.filter { string.text.contains($0) }
      let written = file.source.text(file.source.line(around: string.range.lowerBound))
      #expect(line.hasPrefix(written) || !names.isEmpty, "\(context): \(string.text)")
    }
  }

  @Test(arguments: examples)
  func `every beginning of an example has its mistakes at the end alone`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for count in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      let file = DocumentFile(recovering: SourceFile(name: name, bytes: bytes))
      let start = file.source.line(around: count).lowerBound
      for problem in file.problems { #expect(problem.position >= start, "\(name), \(count)") }
    }
  }
}
