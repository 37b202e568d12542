import AutoLayout

let card = LayoutView("card", size: LayoutSize(width: 240, height: 120))
let badge = LayoutView("badge")
let logo = LayoutView("logo")
card.addSubviews(badge, logo)

// Any size from here on would do: the least one is taken.
try card.layout("[\(badge)(>=70)]")
try card.layout("V:[\(badge)(>=24)]")
try card.layout("[\(logo)(>=90)]")
// Any place further to the right, or further down, would do: the nearest to the limits is taken.
try LayoutConstraint.activate([
  badge.trailingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor, constant: -12),
  badge.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 12),
])
// The lower edge is given, the upper one is not: the height is what it must be.
try card.layout("V:[\(logo)(>=30)]-12-|")

card.layoutIfNeeded()
print(LayoutDrawing(of: card).svg(), terminator: "")
