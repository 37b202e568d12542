import Foundation

// Random histories of trees: trees run|replay|reduce|show. CONTRIBUTING.md tells about it.

let arguments = Array(CommandLine.arguments.dropFirst())
let usage = """
  usage: trees run [CLASS|all] [FIRST SEED] [SEEDS] [STEPS]
         trees replay FILE [CLASS]
         trees reduce FILE [CLASS]
         trees show CLASS SEED [STEPS]

  """

func argument(_ place: Int, or other: String) -> String {
  arguments.indices.contains(place) ? arguments[place] : other
}

func leave(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(status)
}

func numberClass(_ place: Int) -> NumberClass {
  guard let found = NumberClass(rawValue: argument(place, or: "exact")) else { leave(usage, 64) }
  return found
}

let steps = Int(argument(4, or: "")) ?? 150

switch argument(0, or: "") {
case "run":
  let wanted = argument(1, or: "all")
  let classes = wanted == "all" ? NumberClass.allCases : [numberClass(1)]
  let first = UInt64(argument(2, or: "")) ?? 1
  var search = Search(steps: steps)
  for chosen in classes {
    search.run(chosen, seeds: first..<first + (UInt64(argument(3, or: "")) ?? 300))
  }
  exit(search.findings == 0 ? 0 : 1)
case "batch":
  guard let first = UInt64(argument(2, or: "")), let end = UInt64(argument(3, or: "")) else {
    leave(usage, 64)
  }
  Batch.run(numberClass(1), seeds: first..<end, steps: steps)
case "show":
  let seed = UInt64(argument(2, or: "")) ?? 1
  let length = Int(argument(3, or: "")) ?? 150
  print(Search.history(numberClass(1), seed, length).text, terminator: "")
case "replay", "reduce":
  guard let text = try? String(contentsOfFile: argument(1, or: ""), encoding: .utf8) else {
    leave(usage, 64)
  }
  let history = [Step](text: text)
  if arguments[0] == "replay" {
    let failures = Batch.failures(of: history, numberClass(2))
    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
  print(Reducer(numberClass(2)).reduced(history).text, terminator: "")
default: leave(usage, 64)
}
