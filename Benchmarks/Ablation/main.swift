// workload KIND VIEWS build|shuffled|resize|churn|clear TIMES: one operation, done so many times and nothing else, so
// that its instructions can be counted. Only ablation.py calls it.

let words = CommandLine.arguments.dropFirst()
guard words.count == 4, let kind = Workload.Kind(rawValue: words[1]), let views = Int(words[2]),
  let times = Int(words[4])
else { fatalError("workload KIND VIEWS OPERATION TIMES") }
let operation = words[3]
var workload = Workload.make(kind, views: views)
var generator = SeededGenerator(seed: views)
if operation == "shuffled" { workload = workload.shuffled(using: &generator) }

switch operation {
case "build", "shuffled":
  for _ in 0..<times { _ = SolverStage(workload) }
case "clear":
  for _ in 0..<times {
    var stage = SolverStage(workload)
    stage.clear()
  }
case "resize":
  var stage = SolverStage(workload)
  for step in 0..<times { stage.resize(to: workload.size(at: step)) }
case "churn":
  var stage = SolverStage(workload)
  for step in 0..<times { stage.churn(workload.churn(at: step)) }
default: fatalError("unknown operation \(operation)")
}
