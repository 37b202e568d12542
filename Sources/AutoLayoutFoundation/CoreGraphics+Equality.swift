public import AutoLayout
public import Foundation

/// A rectangle, size or point of Core Graphics, or several of them, which is compared by its
/// numbers with what stands for it in AutoLayout. Otherwise the two would be compared as values of
/// different types, which are never equal.
public protocol BridgedGeometry {
  /// What stands for it.
  associatedtype Bridged: Equatable
  /// The same in AutoLayout.
  var bridged: Bridged { get }
}

extension CGRect: BridgedGeometry {
  /// The same rectangle.
  public var bridged: LayoutRect { LayoutRect(self) }
}

extension CGSize: BridgedGeometry {
  /// The same size.
  public var bridged: LayoutSize { LayoutSize(self) }
}

extension CGPoint: BridgedGeometry {
  /// The same point.
  public var bridged: LayoutPoint { LayoutPoint(self) }
}

extension Array: BridgedGeometry where Element: BridgedGeometry {
  /// The same, one by one.
  public var bridged: [Element.Bridged] { map(\.bridged) }
}

extension Dictionary: BridgedGeometry where Value: BridgedGeometry {
  /// The same for each key.
  public var bridged: [Key: Value.Bridged] { mapValues(\.bridged) }
}

/// Whether both have the same numbers.
public func == <Geometry: BridgedGeometry>(a: Geometry.Bridged, b: Geometry) -> Bool {
  a == b.bridged
}

/// Whether both have the same numbers.
public func == <Geometry: BridgedGeometry>(a: Geometry, b: Geometry.Bridged) -> Bool {
  a.bridged == b
}

/// Whether a number of one differs from that of the other.
public func != <Geometry: BridgedGeometry>(a: Geometry.Bridged, b: Geometry) -> Bool {
  a != b.bridged
}

/// Whether a number of one differs from that of the other.
public func != <Geometry: BridgedGeometry>(a: Geometry, b: Geometry.Bridged) -> Bool {
  a.bridged != b
}

/// Whether both have the same numbers, or none.
public func == <Geometry: BridgedGeometry>(a: Geometry.Bridged?, b: Geometry?) -> Bool {
  a == b?.bridged
}

/// Whether both have the same numbers, or none.
public func == <Geometry: BridgedGeometry>(a: Geometry?, b: Geometry.Bridged?) -> Bool {
  a?.bridged == b
}

/// Whether a number of one differs from that of the other, or one alone has any.
public func != <Geometry: BridgedGeometry>(a: Geometry.Bridged?, b: Geometry?) -> Bool {
  a != b?.bridged
}

/// Whether a number of one differs from that of the other, or one alone has any.
public func != <Geometry: BridgedGeometry>(a: Geometry?, b: Geometry.Bridged?) -> Bool {
  a?.bridged != b
}

/// Whether the value has the numbers of a case.
public func ~= <Geometry: BridgedGeometry>(pattern: Geometry, value: Geometry.Bridged) -> Bool {
  pattern.bridged == value
}
