import Documents

extension OpenDocument {
  private func location(_ range: Range<Int>) -> JSONOutput {
    .object([("uri", .string(uri)), ("range", json(range))])
  }

  private func occurrence(at position: Position) -> Occurrence? {
    language == .swift ? nil : reading.names.occurrence(at: offset(of: position))
  }

  /// Where that is declared which is named at a position.
  func definition(at position: Position) -> JSONOutput {
    guard let place = occurrence(at: position), let found = reading.names.declaration(of: place)
    else {
      return .null
    }
    return location(found.range)
  }

  /// Where else the same is named.
  func references(at position: Position, includingDeclaration: Bool) -> JSONOutput {
    guard let place = occurrence(at: position) else { return .null }
    let places = reading.names.places(of: place).filter {
      includingDeclaration || !$0.isDeclaration
    }
    return .array(places.map { location($0.range) })
  }

  /// What would be renamed at a position.
  func prepareRename(at position: Position) -> JSONOutput {
    guard let place = occurrence(at: position), place.name != LayoutDocument.rootName else {
      return .null
    }
    return .object([("range", json(place.range)), ("placeholder", .string(place.name))])
  }

  /// The edits that give what is named at a position another name.
  func rename(at position: Position, to name: String) throws(Refusal) -> JSONOutput {
    guard let place = occurrence(at: position) else {
      throw Refusal(.requestFailed, "There is no name here")
    }
    do throws(RefusedName) {
      return workspaceEdit(try Renaming(place, to: name, reading.names, source).edits)
    } catch {
      throw Refusal(.requestFailed, error.sentence)
    }
  }
}
