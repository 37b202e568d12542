import AutoLayout

let bar = LayoutView("bar", size: LayoutSize(width: 480, height: 44))
let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
let next = LayoutView("next", intrinsicContentSize: LayoutSize(width: 60, height: 22))
let field = LayoutView("field")
bar.addSubviews(find, next, field)

try bar.layout(
  "|-[\(find)]-[\(next)]-[\(field)(>=20)]-|", options: [.alignAllTop, .alignAllBottom])
try bar.layout("V:|-11-[\(find)]")

bar.layoutIfNeeded()
print(LayoutDrawing(of: bar).svg(), terminator: "")
