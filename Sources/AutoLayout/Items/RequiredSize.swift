/// The width and height that are asked of a root; nil where its content decides.
struct RequiredSize {
  var width: Double?
  var height: Double?
}
