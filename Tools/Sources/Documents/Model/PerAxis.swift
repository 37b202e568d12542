/// One value for the horizontal axis and one for the vertical.
public struct PerAxis<Value> {
  public var horizontal: Value
  public var vertical: Value

  public init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
