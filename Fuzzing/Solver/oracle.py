"""Judges what a solver found, by exact arithmetic.

Values are right where they are the exact ones up to 1e-9 of the largest. Otherwise they are explained
only by an error in the data, and not at all where all coefficients are powers of two, of which no
product loses a bit:

* They are best, with what is left open decided by the rule, for other data: constants that differ by
  at most 1e-9 of a row's terms, and coefficients that differ relatively by at most 1e-11. The errors of
  a level, added up, may exceed the least ones by 1e-9 of the terms of its rows; by what coefficients
  that differ by 1e-11 come to in the optimum, to the first order (each row's terms times its multiplier
  at that level); and by 1e-11 of the largest coefficient of each row for all that the variables are
  away from the best ones, as if any coefficient of a row, one that is 0 too, differed by that much.
* They are no further from the exact ones than the condition of the exact basis makes of coefficients
  that differ relatively by 1e-11; see `condition`.
* The exact ones are beyond 1e12, which no constant may be either.

Rows that say the same, up to a factor, keep saying the same, since everything would be best among rows
that are pulled apart.
"""

import random

import condition
from exact import Problem, Rational, Row, rational, subtract

CLOSE = rational(1e-9)
LIMIT = rational(1e12)
CONSTANTS = rational(1e-9)
COEFFICIENTS = rational(1e-11)
TRIES = 24

RIGHT, EXPLAINED, WRONG = "right", "explained", "wrong"


def judge(evidence, tries=TRIES):
    """(verdict, kind, sentence)"""
    if evidence.kind in ("history", "together", "single"):
        verdict, sentence = judge_values(evidence, tries)
        of = "" if evidence.kind == "history" else " of a fresh solver"
        return verdict, "values" + of, sentence
    if evidence.kind == "conflict":
        return judge_conflict(evidence, tries)
    if evidence.kind == "range":
        return judge_range(evidence, tries)
    if evidence.kind == "holding-off":
        return judge_holding_off(evidence)
    return RIGHT, evidence.kind, ""


# MARK: Values


def judge_values(evidence, tries):
    rows = list(evidence.rows.values())
    values = evidence.exact_values()
    problem = Problem(len(values), rows)
    best = None
    sentence = "the required rows exclude each other"
    if not problem.infeasible:
        best = problem.decide()
        scale = 1 + max(map(abs, best), default=0)
        distance = max((abs(a - b) for a, b in zip(values, best)), default=0)
        if distance <= CLOSE * scale:
            return RIGHT, ""
        if not is_exact(rows):
            if any(abs(value) > LIMIT for value in best):
                return EXPLAINED, "values beyond those that constants may have"
            bounds = condition.bounds(rows + rule(len(values)), best, COEFFICIENTS)
            if all(abs(a - b) <= bound for a, b, bound in zip(values, best, bounds)):
                return EXPLAINED, "the condition of the basis"
        exact = ", ".join(f"{n} = {float(v):.17g}" for n, v in zip(evidence.variables, best))
        sentence = f"off by {float(distance / scale):.2g}; exact: {exact}"
    reason = flaw(rows, values, best)
    if reason is None or (not is_exact(rows) and explained(rows, values, best, tries)):
        return EXPLAINED, sentence
    return WRONG, f"{reason}; {sentence}"


def is_exact(rows):
    """Whether all coefficients are few bits long, so that no product loses any."""
    factors = [factor for row in rows for factor in row.terms.values()]
    return all(factor.denominator <= 2 and abs(factor) <= 4 for factor in factors)


def explained(rows, values, best, tries):
    generator = random.Random(1)
    return any(flaw(perturbed(rows, generator), values, best) is None for _ in range(tries))


def flaw(rows, values, best):
    """Why values are not exactly best for constants that differ by what is allowed, or None."""
    moved = []
    for row in rows + rule(len(values)):
        fitted = fitting(row, values)
        if fitted is None:
            difference = float(row.error(values))
            return f"a required row is off by {difference:.6g}"
        moved.append(fitted)
    sizes = [max(row.size(at) for at in (values, best) if at) for row in moved]
    way = sum((abs(a - b) for a, b in zip(values, best or values)), Rational(0))
    errors = {}
    bounds = {}
    exact = {}
    for row, size in zip(moved, sizes):
        bound = CONSTANTS * size + COEFFICIENTS * row.largest * way
        errors[row.level] = errors.get(row.level, Rational(0)) + row.error(values)
        bounds[row.level] = bounds.get(row.level, Rational(0)) + bound
        if best:
            exact[row.level] = exact.get(row.level, Rational(0)) + row.error(best)
    allowed = {}

    def spare(level, least, shadows):
        """How much worse than they could be the values are, if that is allowed."""
        more = errors[level] - least
        # What errors in the data come to in the optimum, to the first order.
        sensitivity = sum((rate * size for rate, size in zip(shadows, sizes)), Rational(0))
        bound = bounds[level] + COEFFICIENTS * sensitivity
        # Levels above may leave room in which the best values would be better here, too.
        asked = max(least, exact.get(level, least))
        allowed[level] = more if 0 <= more <= asked - least + bound and not is_exact(rows) else 0
        return allowed[level]

    problem = Problem(len(values), moved, spare)
    for level in sorted(problem.least, reverse=True):
        least = problem.least[level]
        if errors[level] != least + allowed[level]:
            what = f"level {level:g}" if level > 0 else f"what is left open ({-level:g})"
            return f"{what} is off by {float(errors[level]):.12g}, at best {float(least):.12g}"
    return None


def rule(count):
    """What is left open: each variable near 0, in order, below all levels."""
    return [Row({v: Rational(1)}, 0, Rational(0), float(-v - 1)) for v in range(count)]


def fitting(row, values):
    """The row, moved to where it is met exactly if that is near; None for a required row off."""
    value = row.value(values)
    if abs(value - row.constant) <= CONSTANTS * row.size(values):
        return row.moved(value)
    return None if row.level is None and row.error(values) else row


def perturbed(rows, generator):
    """Rows with coefficients that differ by what is allowed, rows with the same direction alike."""
    factors = {}
    result = []
    for row in rows:
        if not row.terms:
            result.append(row)
            continue
        first = row.terms[min(row.terms)]
        direction = tuple((v, row.terms[v] / first) for v in sorted(row.terms))
        if direction not in factors:
            factors[direction] = {
                v: 1 + COEFFICIENTS * Rational(generator.randint(-1000, 1000), 1000)
                for v in row.terms
            }
        terms = {v: factor * factors[direction][v] for v, factor in row.terms.items()}
        result.append(Row(terms, row.relation, row.constant, row.level))
    return result


# MARK: Conflicts


def judge_conflict(evidence, tries):
    count = len(evidence.variables)
    names = evidence.named()
    rows = [evidence.rows[name] for name in names]
    problem = Problem(count, rows)
    if not problem.infeasible:
        if excluded(count, rows, tries) or is_singular(rows, problem.decide()):
            return EXPLAINED, "false conflict", ""
        return WRONG, "false conflict", " ".join(names) + " can all hold"
    verdict = RIGHT
    for name in names:
        others = [evidence.rows[other] for other in names if other != name]
        if Problem(count, others).infeasible:
            verdict = EXPLAINED
            if Problem(count, loosened(others)).infeasible:
                sentence = f"{' '.join(names)} exclude each other without {name}"
                return WRONG, "reducible conflict", sentence
    return verdict, "reducible conflict", ""


def excluded(count, rows, tries):
    """Whether rows exclude each other when their numbers differ by what is allowed.

    Equations that depend on each other have to go on doing so, since they would always exclude each
    other.
    """
    generator = random.Random(1)
    rank = independent(rows)
    for attempt in range(1 if is_exact(rows) else tries):
        moved = perturbed(rows, generator) if attempt > 0 else rows
        if independent(moved) != rank:
            continue
        problem = Problem(count, moved)
        if problem.infeasible or Problem(count, tightened(problem.decide(), moved)).infeasible:
            return True
    return False


def is_singular(rows, best):
    """Whether nothing is known of the values that meet rows, since the data may be a little wrong."""
    if is_exact(rows):
        return False
    bounds = condition.bounds(rows + rule(len(best)), best, COEFFICIENTS)
    return any(bound >= max(1, abs(value)) for bound, value in zip(bounds, best))


def independent(rows):
    """How many of the equations do not follow from the others."""
    left = [dict(row.terms) for row in rows if row.relation == 0 and row.terms]
    count = 0
    while left:
        pivot = left.pop()
        if pivot:
            count += 1
            variable = min(pivot)
            for other in left:
                if variable in other:
                    subtract(other, pivot, other[variable] / pivot[variable])
    return count


def tightened(values, rows):
    """Inequalities that ask for what is allowed in addition, at values that meet them."""
    return [r.moved(r.constant + r.relation * CONSTANTS * r.size(values)) for r in rows]


def loosened(rows):
    """Rows as inequalities that ask for what is allowed less."""
    result = []
    for row in rows:
        largest = max(map(abs, row.terms.values()), default=Rational(0))
        slack = CONSTANTS * (largest + abs(row.constant))
        for relation in (-1, 1):
            if row.relation in (0, relation):
                result.append(Row(row.terms, relation, row.constant - relation * slack, None))
    return result


# MARK: Questions


def judge_range(evidence, tries):
    words = evidence.answer.split(": ")
    terms = evidence.terms(words[0].removeprefix("range "))
    told = [float(word) for word in words[1].split()]
    rows = list(evidence.rows.values())
    values = evidence.exact_values()
    fitted = [fitting(row, values) for row in rows]
    if None in fitted:
        return WRONG, "values", "a required row is off"
    verdict = RIGHT
    generator = random.Random(1)
    sentence = ""
    for attempt in range(1 if is_exact(rows) else tries):
        moved = fitted
        if attempt > 0:
            verdict = EXPLAINED
            moved = [fitting(row, values) for row in perturbed(rows, generator)]
        if None in moved:
            continue
        ends = Problem(len(values), moved).range(terms)
        exact = [end if end is None else float(end) for end in ends]
        size = 1 + max((abs(float(f * values[v])) for v, f in terms.items()), default=0)
        if all(is_same(a, b, size) for a, b in zip(told, exact)):
            return verdict, "range", ""
        sentence = sentence or f"{evidence.answer}, exactly {exact}"
    return WRONG, "range", sentence


def is_same(told, exact, size):
    if exact is None or abs(told) == float("inf"):
        return exact is None and abs(told) == float("inf")
    return abs(told - exact) <= 1e-6 * (size + abs(exact))


def judge_holding_off(evidence):
    wanted, *names = evidence.named()
    values = evidence.exact_values()
    rows = {name: fitting(row, values) for name, row in evidence.rows.items()}
    if None in rows.values():
        return WRONG, "values", "a required row is off"
    row = rows[wanted]
    error = row.error(values)
    if error == 0:
        return (WRONG if names else RIGHT), "holding off a row that is met", evidence.answer
    limit = error - CONSTANTS * 100 * row.size(values)
    if least_error(row, [rows[name] for name in names], values) < limit:
        return WRONG, "rows that do not hold off", evidence.answer
    for name in names:
        others = [rows[other] for other in names if other != name]
        if least_error(row, others, values) >= error:
            return WRONG, "more rows than hold off", f"{evidence.answer}, without {name}"
    return RIGHT, "holding off", ""


def least_error(row, others, values):
    """How well a row can be met while others are met no worse."""
    limits = []
    for other in others:
        error = other.error(values)
        for relation in (-1, 1):
            if other.relation in (0, relation):
                constant = other.constant - relation * error
                limits.append(Row(other.terms, relation, constant, None))
    problem = Problem(len(values), limits + [Row(row.terms, row.relation, row.constant, 1.0)])
    return problem.least[1.0]
