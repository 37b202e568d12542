import AutoLayout

/// Lays out a mail reader in the cells of a terminal and prints it: `terminal-screen [COLUMNS ROWS]`.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter {
  (1...1000).contains($0)
}
let (columns, rows) = numbers.count == 2 ? (numbers[0], numbers[1]) : (72, 16)

let root = LayoutView("screen", size: LayoutSize(width: Double(columns), height: Double(rows)))
root.layoutEngine.scale = 1

let folders = Pane("Folders", "Inbox Drafts Sent Bin")
let subject = Pane(
  "Subject", "Tickets for the concert on Friday, and where we meet before it begins")
let message = Pane(
  "Message",
  "The tickets are on your desk. Let us meet at seven by the fountain; whoever is late pays for the "
    + "coffee. If it rains we meet in the arcade instead.")
let status = Pane("Status", "3 of 12")
root.addSubviews(folders, subject, message, status)

// A quarter of the screen for the folders, neither too narrow nor too wide to read.
let quarter = folders.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
try LayoutConstraint.activate([quarter.withPriority(.defaultHigh + 1)])
try root.layout("H:|[\(folders)(>=10,<=24)][\(subject)]|", options: .alignAllTop)
try root.layout("H:[\(folders)][\(message)]|")
try root.layout("H:|[\(status)]|")
try root.layout("V:|[\(subject)][\(message)][\(status)(3)]|")
try root.layout("V:|[\(folders)][\(status)]")
subject.setContentHuggingPriority(300, for: .vertical)
root.layoutIfNeeded()

var screen = Screen(columns: columns, rows: rows)
for pane in [folders, subject, message, status] { pane.draw(on: &screen) }
print(screen.text)
