import Foundation

/// Plays histories of a solver and prints what is to be looked at; see README.md of this package.
///
///     histories run CLASS FIRST LAST [STEPS [SAMPLING]]   plays the histories of these seeds
///     histories script CLASS SEED [STEPS]                 prints a history as a script
///     histories replay FILE [lenient]                     plays a script
///
/// Lenient, a script may come to rows that cannot be solved accurately.

func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data(("histories: " + sentence + "\n").utf8))
  exit(64)
}

func run(_ numbers: NumberClass, _ seeds: Range<UInt64>, _ steps: Int, _ sampling: Int) {
  var sum = Player.Counts()
  for seed in seeds {
    let (lines, counts) = History(
      numbers: numbers, seed: seed, steps: steps, sampling: sampling
    ).play()
    for line in lines { write(line) }
    sum.add(counts)
  }
  write("\(sum)")
}

func replay(_ text: String) {
  let script: Script
  do throws(Script.Mistake) {
    script = try Script(text)
  } catch {
    fail("line \(error.line): cannot read '\(error.text)'")
  }
  let player = Player(allowsInaccurate: arguments.contains("lenient"), sampling: 1)
  var random = SplitMix(seed: 1)
  do throws(Failure) {
    for step in script.steps { try player.play(step) }
    try player.compareWithFresh(&random)
    player.putDown("history")
  } catch {
    player.evidence.append("failure \(error.kind): \(error.detail)")
    player.putDown("history")
  }
  for line in player.evidence { write(line) }
}

let arguments = CommandLine.arguments
func number<Value: LosslessStringConvertible>(_ index: Int, _ usual: Value? = nil) -> Value {
  if index >= arguments.count, let usual { return usual }
  guard index < arguments.count, let value = Value(arguments[index]) else {
    fail("argument \(index) is to be a number")
  }
  return value
}
func numberClass() -> NumberClass {
  guard arguments.count > 2, let numbers = NumberClass(rawValue: arguments[2]) else {
    fail("a class is one of " + NumberClass.allCases.map(\.rawValue).joined(separator: ", "))
  }
  return numbers
}

switch arguments.dropFirst().first {
case "run":
  let first: UInt64 = number(3)
  run(numberClass(), first..<max(first, number(4)), number(5, 60), number(6, 64))
case "script":
  let history = History(numbers: numberClass(), seed: number(3), steps: number(4, 60), sampling: 1)
  _ = history.play { write("\($0)") }
case "replay":
  guard arguments.count > 2, let text = try? String(contentsOfFile: arguments[2], encoding: .utf8)
  else { fail("there is no script to read") }
  replay(text)
default:
  fail("what is to be done is one of run, script, replay")
}
