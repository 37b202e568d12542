import AutoLayout

let bar = LayoutView("bar", size: LayoutSize(width: 480, height: 44))
let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
bar.addSubview(find)

try bar.layout("|-[\(find)]")

bar.layoutIfNeeded()
print(LayoutDrawing(of: bar).svg(), terminator: "")
