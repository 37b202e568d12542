/// What tests with pictures are written with.
@available(
  *, unavailable,
  message: "Write expectLayout(view, matches: \"\"), and run it with RECORD_LAYOUTS=1."
)
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as format: HabitualValue, named name: String? = nil,
  record: Bool = false
) {}

/// What tests with pictures are written with.
@available(
  *, unavailable,
  message: "Write expectLayout(view, matches: \"\"), and run it with RECORD_LAYOUTS=1."
)
public func assertSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as format: HabitualValue,
  named name: String? = nil, record: Bool = false
) {}
