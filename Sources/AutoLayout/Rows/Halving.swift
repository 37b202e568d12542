/// Tries a batch as a whole, and in halves where that fails, down to single elements.
///
/// Most batches succeed as a whole. Where a few of n elements fail, this takes some log n attempts
/// for each of those instead of n. What succeeds is in effect before later elements are tried.
///
/// - Parameters:
///   - attempt: Tries to put all elements of a batch into effect; returns why it could not, and
///     then must have changed nothing.
///   - refuse: Called for each element that fails by itself.
func tryByHalves<Element, Failure>(
  _ batch: ArraySlice<Element>, _ attempt: (ArraySlice<Element>) -> Failure?,
  refuse: (Element, Failure) -> Void
) {
  guard let first = batch.first, let failure = attempt(batch) else { return }
  if batch.count == 1 { return refuse(first, failure) }
  let middle = batch.startIndex + batch.count / 2
  tryByHalves(batch[..<middle], attempt, refuse: refuse)
  tryByHalves(batch[middle...], attempt, refuse: refuse)
}
