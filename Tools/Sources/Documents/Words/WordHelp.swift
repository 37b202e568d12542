/// What the words of documents mean, in a sentence each.
enum WordHelp {
  /// The sentence for a word that plays a role in a line; nil for others.
  static func sentence(for word: String, _ role: Word.Role) -> String? {
    switch role {
    case .keyword: keywords[word]
    case .property: properties[word]
    case .constant: constants[word]
    case .option: options[word]
    case .attribute: attributes[word]
    case .superview: "What the views lie in; `edge` says which rectangle of it."
    default: nil
    }
  }

  static let keywords = [
    "size": "`size WIDTH HEIGHT`: the size of the root in points; `-` lets the content decide.",
    "spacing": "`spacing sibling POINTS superview POINTS`: how wide bare dashes are, 8 and 20.",
    "direction": "`direction WORD`: whether leading is on the left, or on the right.",
    "scale": "`scale NUMBER`: pixels per point, to which frames are rounded; `-` rounds nothing.",
    "edge": "`edge WORD`: what `|` stands for.",
    "metrics": "`metrics NAME = NUMBER, …`: names for numbers, which all strings can use.",
    "views": "`views none`: there are no views, not even those that strings name.",
    "view": "`view NAME, NAME … PROPERTIES`: declares views.",
    "guide":
      "`guide NAME, NAME … PROPERTIES`: declares rectangles that are laid out, and not drawn.",
    "scroll":
      "`scroll NAME … PROPERTIES`: declares a scroll view; its edges are those of its content.",
    "stack":
      "`stack NAME … axis AXIS spacing POINTS …`: declares a view that arranges those in it.",
    "format": "`format \"STRING\"`: a format string in quotation marks, which may hold anything.",
    "with": "Adds options, a priority and metrics to the string in front of it.",
    "priority": "`priority NUMBER`: the priority of all constraints that the string makes.",
    "H:": "The string goes from the leading edge to the trailing one.",
    "V:": "The string goes from top to bottom.",
  ]

  static let properties = [
    "in": "`in NAME`: which view it lies in; left out, the root.",
    "intrinsic": "`intrinsic WIDTH HEIGHT`: how large the content would like to be; `-` for none.",
    "hugging":
      "`hugging HORIZONTAL VERTICAL`: at which priorities it keeps from growing, 250 and 250.",
    "compression":
      "`compression HORIZONTAL VERTICAL`: at which priorities it keeps from shrinking, 750 and 750.",
    "text": "`text width LENGTH lineHeight HEIGHT`: text that wraps.",
    "width": "`width LENGTH`: how long the text is on one line.",
    "lineHeight": "`lineHeight HEIGHT`: how high a line is.",
    "baseline": "`baseline first DISTANCE last DISTANCE`: where text stands.",
    "first": "`first DISTANCE`: from the top to the first baseline.",
    "last": "`last DISTANCE`: from the last baseline to the bottom.",
    "margins": "`margins TOP LEFT BOTTOM RIGHT`: how far its margins lie inside, 8 each.",
    "safeArea": "`safeArea TOP LEFT BOTTOM RIGHT`: how much of it is covered.",
    "insets": "`insets TOP LEFT BOTTOM RIGHT`: how far what is aligned lies inside the frame.",
    "sample": "`sample \"TEXT\"`: what is written into it in pictures.",
    "color": "`color WORD`: its colour in pictures.",
    "hidden": "It is not shown, which is of consequence in a stack.",
    "axis": "`axis WORD`: along which axis a stack arranges its views.",
    "spacing": "`spacing POINTS`: the space between the views of a stack.",
    "distribution": "`distribution WORD`: how the views of a stack share its length.",
    "alignment": "`alignment WORD`: how the views of a stack lie across its axis.",
    "sibling": "`sibling POINTS`: a bare dash between two views, 8.",
    "superview": "`superview POINTS`: a bare dash beside `|`, 20; or `layoutMargins`.",
  ]

  static let constants = [
    "-": "None.", "none": "There are no views.",
    "leftToRight": "Leading is on the left.", "rightToLeft": "Leading is on the right.",
    "superview": "`|` is the edge of the view around.",
    "layoutMargins": "As far as the margins of the view around reach.",
    "safeArea": "`|` is the edge of what nothing covers.",
    "horizontal": "Side by side.", "vertical": "One below the other.",
    "fill": "The views fill the stack, by their priorities.",
    "fillEqually": "The views fill the stack, all of the same length.",
    "fillProportionally": "The views fill the stack, in proportion to their content.",
    "equalSpacing": "The spaces between the views are equal.",
    "equalCentering": "The distances between the centres of the views are equal.",
    "leading": "The views lie at the leading edge.", "trailing": "They lie at the trailing edge.",
    "center": "The views lie in the middle.",
    "firstBaseline": "The first lines of their texts are level.",
    "lastBaseline": "The last lines of their texts are level.",
    "red": "Red in pictures.", "orange": "Orange in pictures.", "yellow": "Yellow in pictures.",
    "green": "Green in pictures.", "teal": "Teal in pictures.", "blue": "Blue in pictures.",
    "purple": "Purple in pictures.", "pink": "Pink in pictures.", "gray": "Gray in pictures.",
  ]

  static let options = [
    "alignAllLeft": "Lines the views up at their left edges.",
    "alignAllRight": "Lines the views up at their right edges.",
    "alignAllTop": "Lines the views up at their top edges.",
    "alignAllBottom": "Lines the views up at their bottom edges.",
    "alignAllLeading": "Lines the views up at their leading edges.",
    "alignAllTrailing": "Lines the views up at their trailing edges.",
    "alignAllCenterX": "Lines the views up at their horizontal centres.",
    "alignAllCenterY": "Lines the views up at their vertical centres.",
    "alignAllLastBaseline": "Makes the last lines of their texts level.",
    "alignAllBaseline": "Makes the last lines of their texts level, as `alignAllLastBaseline`.",
    "alignAllFirstBaseline": "Makes the first lines of their texts level.",
    "directionLeadingToTrailing": "The string goes in the direction of reading.",
    "directionLeftToRight": "The string goes from left to right, however one reads.",
    "directionRightToLeft": "The string goes from right to left, however one reads.",
    "directionMask": "All bits of the directions.",
    "spacingEdgeToEdge": "Vertical spaces are between edges.",
    "spacingBaselineToBaseline":
      "Vertical spaces are from the last baseline to the next first one.",
  ]

  static let attributes = [
    "left": "The left edge.", "right": "The right edge.", "top": "The top edge.",
    "bottom": "The bottom edge.", "leading": "The edge at which reading begins.",
    "trailing": "The edge at which reading ends.", "width": "The width.", "height": "The height.",
    "centerX": "The middle between left and right.",
    "centerY": "The middle between top and bottom.",
    "lastBaseline": "Where the last line of text stands.",
    "firstBaseline": "Where the first line of text stands.",
    "leftMargin": "The left edge, inside its margin.",
    "rightMargin": "The right edge, inside its margin.",
    "topMargin": "The top edge, inside its margin.",
    "bottomMargin": "The bottom edge, inside its margin.",
    "leadingMargin": "The leading edge, inside its margin.",
    "trailingMargin": "The trailing edge, inside its margin.",
    "centerXWithinMargins": "The middle between the left and the right margin.",
    "centerYWithinMargins": "The middle between the top and the bottom margin.",
  ]

  static let areas = [
    "layoutMarginsGuide": "The rectangle inside the margins.",
    "safeAreaLayoutGuide": "The rectangle that nothing covers.",
    "contentLayoutGuide": "The content of a scroll view.",
    "frameLayoutGuide": "The frame of a scroll view, which stays.",
  ]
}
