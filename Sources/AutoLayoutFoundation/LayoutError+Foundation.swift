public import AutoLayout
public import Foundation

extension LayoutError: LocalizedError {
  /// What is wrong, as the error's `description` says it; `localizedDescription` and what shows
  /// errors give it too.
  public var errorDescription: String? { description }
}
