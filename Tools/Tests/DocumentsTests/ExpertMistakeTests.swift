import AutoLayout
import Foundation
import Testing

@testable import Documents

/// Mistakes as people ask about them, each in a file of the folder Experts: layout documents, and logs as programs print
/// them. Above each stands what somebody who knows such layouts says of it: which mistake it is, words that
/// name its quantity, and what to do first.
struct ExpertMistakeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isLog: Bool
    var kind = ""
    var says = ""
    var first = ""
    var text = ""

    init(_ url: URL) throws {
      testDescription = url.deletingPathExtension().lastPathComponent
      isLog = url.pathExtension == "txt"
      let whole = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      let parts = whole.components(separatedBy: "\n\n")
      for line in parts[0].split(separator: "\n") {
        if line.hasPrefix("# mistake: ") { kind = String(line.dropFirst(11)) }
        if line.hasPrefix("# says: ") { says = String(line.dropFirst(8)) }
        if line.hasPrefix("# first: ") { first = String(line.dropFirst(9)) }
      }
      text = parts.dropFirst().joined(separator: "\n\n")
    }
  }

  static let cases: [Case] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Experts")
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
    return urls.sorted { $0.path < $1.path }.compactMap { try? Case($0) }
  }()

  @Test func `there are a hundred mistakes`() { #expect(Self.cases.count >= 100) }

  @Test(arguments: cases)
  func `the mistake is named, and what to do first`(_ mistake: Case) throws {
    let conflict = try #require(try conflicts(mistake).first)
    #expect(conflict.mistake?.kind.rawValue == mistake.kind, "\(conflict)")
    #expect(!mistake.says.isEmpty && !mistake.first.isEmpty)
    #expect(conflict.mistake?.sentence.contains(mistake.says) == true, "\(conflict)")
    let told = conflict.draw().split(separator: "\n").first { $0.hasPrefix("repair: ") }
    #expect(told?.hasPrefix("repair: \(mistake.first)") == true, "\(conflict)")
  }

  @Test(arguments: cases.filter { !$0.isLog })
  func `each repair of a document works`(_ mistake: Case) throws {
    let mending = try Mending(mistake.text)
    for repair in try #require(mending.result.explanation?.conflicts.first).repairs {
      let result = try mending.mended(by: "repair: \(repair)").solve(explaining: true)
      #expect(result.explanation?.conflicts.isEmpty == true, "\(repair)")
    }
  }

  @Test(arguments: cases.filter { $0.isLog })
  func `each repair of a log works, and is none of what the system made`(_ mistake: Case) throws {
    let log = ConstraintLog.logs(in: mistake.text)[0]
    for repair in try #require(log.explain().conflicts.first).repairs {
      var mended = log
      for index in mended.entries.indices {
        mended.entries[index].constraints = mended.entries[index].constraints.compactMap {
          changed($0, by: repair, in: log)
        }
      }
      #expect(mended.explain().conflicts.isEmpty, "\(repair)")
      #expect([.caller, .content].contains(repair.constraint.author))
    }
  }

  /// A constraint of a log after a repair; nil where that drops it.
  private func changed(
    _ constraint: LogConstraint, by repair: LayoutError.Repair, in log: ConstraintLog
  ) -> LogConstraint? {
    var tree = LogTree(log.entries.flatMap { $0.constraints })
    for entry in log.entries { for other in entry.constraints { _ = tree.add(other) } }
    var record = tree.add(constraint)?.record
    record?.origin = repair.constraint.origin
    guard record == repair.constraint else { return constraint }
    var changed = constraint
    switch repair.change {
    case .priority(let priority), .contentHugging(let priority),
      .contentCompressionResistance(let priority):
      changed.priority = priority.rawValue
    case .constant(let constant): changed.constant = constant
    case .relation(let relation): changed.relation = relation
    case .removal: return nil
    }
    return changed
  }

  private func conflicts(_ mistake: Case) throws -> [LayoutError.Conflict] {
    if mistake.isLog { return ConstraintLog.logs(in: mistake.text)[0].explain().conflicts }
    let source = SourceFile(name: "mistake", text: mistake.text)
    let result = try DocumentFile(source).document.solve(explaining: true)
    return result.explanation?.conflicts ?? []
  }
}
