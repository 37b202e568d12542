"""How far values may be from the exact ones where the data are a little wrong: what the condition of the
basis explains.

The basis are the rows that are tight at the exact values, as many as there are variables, taken in
the order of their levels. Where each coefficient and each constant is wrong relatively by at most
`error`, the values are wrong, to the first order, by at most |B⁻¹| (|B| |x| + |b|) error (Skeel, 1979),
of which the sum in brackets is at most twice the size of each row.
"""

from exact import Rational, subtract


def bounds(rows, best, error):
    """By variable: how wrong its value may be."""
    basis = tight(rows, best)
    sizes = [2 * row.size(best) for row in basis]
    inverse = invert(basis, len(best))
    return [
        error * sum((abs(factor) * sizes[i] for i, factor in line.items()), Rational(0))
        for line in inverse
    ]


def tight(rows, best):
    """As many rows that are tight at the values as are independent, required ones first."""
    ordered = sorted(rows, key=lambda row: -float("inf") if row.level is None else -row.level)
    chosen = []
    reduced = {}
    for row in ordered:
        if row.terms and row.value(best) == row.constant:
            left = dict(row.terms)
            while left:
                pivot = min(left)
                if pivot not in reduced:
                    reduced[pivot] = left
                    chosen.append(row)
                    break
                subtract(left, reduced[pivot], left[pivot] / reduced[pivot][pivot])
    return chosen


def invert(basis, count):
    """By variable: how it depends on the constants of the rows."""
    lines = [(dict(row.terms), {i: Rational(1)}) for i, row in enumerate(basis)]
    found = [{} for _ in range(count)]
    done = []
    for i, (terms, factors) in enumerate(lines):
        if not terms:
            continue
        pivot = min(terms)
        scale = 1 / terms[pivot]
        terms = {v: factor * scale for v, factor in terms.items()}
        factors = {v: factor * scale for v, factor in factors.items()}
        lines[i] = (terms, factors)
        done.append((pivot, i))
        for other, (more, sums) in enumerate(lines):
            if other != i and pivot in more:
                multiple = more[pivot]
                subtract(more, terms, multiple)
                subtract(sums, factors, multiple)
    for pivot, i in done:
        found[pivot] = lines[i][1]
    return found
