// What is said besides, below the sentence of a mistake.

extension Mistake {
  /// What is said besides where a name is none.
  static var signsOfNames: String {
    "a name has letters, digits and '_', and no digit first; any other is written in quotation marks, and stands in "
      + "equations, not in format strings"
  }

  /// What is said besides where a document that declares views does not declare one of them.
  static func missingView(_ name: String, isJSON: Bool) -> String {
    let name = clipped(name)
    return "it has to be declared as well, as in "
      + (isJSON ? "\"views\": {\"\(name)\": {}}" : "view \(name)")
  }

  /// What is said besides where a metric is unknown that could have the number.
  static func missingMetric(_ name: String, _ number: Int, isJSON: Bool) -> String {
    let name = clipped(name)
    return "a metric is declared as in "
      + (isJSON ? "\"metrics\": {\"\(name)\": \(number)}" : "metrics \(name) = \(number)")
  }

  /// The same for a string that is no document.
  static func metricOfString(_ name: String, _ number: Int) -> String {
    "a string alone has no metrics; a document has, in a file or on standard input for '-', as in "
      + "metrics \(clipped(name)) = \(number)"
  }

  /// What is said besides where one word stands for several attributes; nil where it does not.
  static func attributes(_ word: String, of item: String) -> String? {
    let item = clipped(item)
    return switch word {
    case "edges" where item != LayoutDocument.rootName && !item.utf8.contains(UInt8(ascii: ".")):
      "edges are pinned to the superview's by two strings: H:|[\(item)]| and V:|[\(item)]|"
    case "size": "two equations say that, one for \(item).width and one for \(item).height"
    case "center": "two equations say that, one for \(item).centerX and one for \(item).centerY"
    case "constraint":
      "an equation has attributes on both sides, and a relation between them: a.top == b.top"
    default: nil
    }
  }

  /// What is said besides where one of four numbers is missing.
  static var fourEdges: String { "the four numbers are top, left, bottom, right" }

  static var blanksBetweenNumbers: String {
    "two numbers have a blank between them, as in 320 480"
  }

  static var priorities: String {
    "a priority is a number: 1000 is required, 750 high and 250 low"
  }

  static var metricsInEquations: String {
    "metrics are of strings: an equation has the number itself"
  }

  static func priorityOfEquation(_ number: String) -> String {
    "a priority stands behind '@' in an equation: @\(clipped(number))"
  }

  static func sumOfConstants(_ sum: String) -> String {
    "one number is added: add the numbers up: \(sum)"
  }

  static var signOfComments: String { "'#' begins a comment, and a colour is one of these names" }

  static var wordsOfText: String {
    "the words in a view are its 'sample', as in sample \"Hello\"; 'text' says how wide they are on "
      + "one line, and how high: text width 80 lineHeight 20"
  }

  /// What is said besides where one of two numbers may be missing.
  static var signForNone: String { "'-' stands for none, as in 'size 320 -'" }

  static var nullForNone: String { "null stands for none" }
}
