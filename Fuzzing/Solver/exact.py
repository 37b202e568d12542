"""The best values for rows, in exact arithmetic: a rational simplex, level by level.

It shares nothing with the solver: no code, no method (the primal simplex on a full tableau, with
Bland's rule), and no rounding.
"""

from decimal import Decimal
from fractions import Fraction

try:  # A hundred times faster; the results are the same.
    from gmpy2 import mpq as Rational
except ImportError:
    Rational = Fraction


def rational(number):
    """The number that a float stands for: 0.1 is a tenth, and 0.3333333333333333 a third.

    A product of two floats of single precision has 48 bits at most, and stands for itself.
    """
    decimal = Decimal(repr(float(number)))
    exactly = Fraction(number)
    meant = exactly
    if len(decimal.as_tuple().digits) <= 12:
        meant = Fraction(decimal)
    elif exactly.numerator.bit_length() > 48:
        simple = exactly.limit_denominator(10**7)
        if float(simple) == number:
            meant = simple
    return Rational(meant.numerator, meant.denominator)


def precisely(number):
    """A float's own value."""
    numerator, denominator = float(number).as_integer_ratio()
    return Rational(numerator, denominator)


class Row:
    """`Σ terms · variables` stands to `constant` as `relation` (-1, 0, 1 for <=, ==, >=) says.

    `level` is None for a required row; of others the higher level comes first.
    """

    def __init__(self, terms, relation, constant, level):
        self.terms = {variable: factor for variable, factor in terms.items() if factor}
        self.relation = relation
        self.constant = constant
        self.level = level

    def value(self, values):
        return sum((factor * values[v] for v, factor in self.terms.items()), Rational(0))

    def size(self, values):
        """The largest coefficient and the magnitudes of the terms, added up."""
        terms = (abs(factor * values[v]) for v, factor in self.terms.items())
        return sum(terms, self.largest)

    @property
    def largest(self):
        return max((abs(factor) for factor in self.terms.values()), default=Rational(0))

    def error(self, values):
        difference = self.value(values) - self.constant
        if self.relation < 0:
            return max(difference, Rational(0))
        if self.relation > 0:
            return max(-difference, Rational(0))
        return abs(difference)

    def moved(self, constant):
        return Row(self.terms, self.relation, constant, self.level)


class Unbounded(Exception):
    """A function has no least value."""


class Tableau:
    """Columns that are at least 0, and rows that give the basic ones in terms of the others."""

    def __init__(self):
        self.columns = 0
        self.rows = []
        self.right = []
        self.basis = []
        self.allowed = set()

    def column(self):
        self.columns += 1
        self.allowed.add(self.columns - 1)
        return self.columns - 1

    def pivot(self, place, column, cost):
        row = self.rows[place]
        factor = 1 / row[column]
        row = {j: value * factor for j, value in row.items()}
        self.rows[place] = row
        self.right[place] *= factor
        for other in range(len(self.rows)):
            if other != place and column in self.rows[other]:
                multiple = self.rows[other][column]
                subtract(self.rows[other], row, multiple)
                self.right[other] -= multiple * self.right[place]
        multiple = cost.pop(column, 0)
        if multiple:
            cost[column] = multiple
            subtract(cost, row, multiple)
        self.basis[place] = column

    def minimise(self, weights, spare=lambda least, prices: 0):
        """Makes a sum of columns least, and from then on allows only what leaves it so.

        `spare` says by how much the sum may be larger than it has to be, given its least value and by
        how much each column would make it larger.
        """
        # No int among them: they may become a row, by an entry of which one is divided.
        cost = {j: Rational(weight) for j, weight in weights.items() if weight}
        for place, column in enumerate(self.basis):
            if column in cost:
                subtract(cost, self.rows[place], cost[column])
        stalled = 0
        while True:
            column = self.entering(cost, stalled)
            if column is None:
                break
            place = self.leaving(column)
            stalled = stalled + 1 if self.right[place] == 0 else 0
            self.pivot(place, column, cost)
        least = sum(
            (weights.get(j, 0) * self.right[i] for i, j in enumerate(self.basis)), Rational(0)
        )
        limit = spare(least, cost)
        if limit > 0:
            # The sum is its least value and each column times its cost.
            slack = self.column()
            self.rows.append({j: value for j, value in cost.items() if j in self.allowed})
            self.rows[-1][slack] = Rational(1)
            self.right.append(limit)
            self.basis.append(slack)
        else:
            self.allowed -= {j for j, value in cost.items() if value > 0}
        return least

    def entering(self, cost, stalled):
        candidates = [j for j, value in cost.items() if value < 0 and j in self.allowed]
        if not candidates:
            return None
        if stalled > 30:  # Bland: the first of all ends every circle.
            return min(candidates)
        return min(candidates, key=lambda j: (cost[j], j))

    def leaving(self, column):
        best = None
        for place, row in enumerate(self.rows):
            factor = row.get(column)
            if factor is not None and factor > 0:
                candidate = (self.right[place] / factor, self.basis[place], place)
                if best is None or candidate < best:
                    best = candidate
        if best is None:
            raise Unbounded
        return best[2]


def subtract(target, row, multiple):
    for j, value in row.items():
        difference = target.get(j, 0) - multiple * value
        if difference:
            target[j] = difference
        else:
            target.pop(j, None)


class Problem:
    """Rows over `count` variables, solved level by level; `open` then asks about what is left open.

    `infeasible` says whether the required rows exclude each other, and `least` how small the sum of
    errors is at each level. `spare` says how much larger it may be, for a level, that sum, and by how
    much it changes with the constant of each row.
    """

    def __init__(self, count, rows, spare=lambda level, least, prices: 0):
        self.tableau = Tableau()
        # A variable is the difference of two columns.
        self.up = [self.tableau.column() for _ in range(count)]
        self.down = [self.tableau.column() for _ in range(count)]
        self.costs = {}
        self.artificial = []
        # By row: a column that stands in it alone.
        self.own = []
        for row in rows:
            self.add(row)
        self.infeasible = not self.begin()
        self.least = {}
        if not self.infeasible:
            for level in sorted(self.costs, reverse=True):
                self.least[level] = self.tableau.minimise(
                    self.costs[level],
                    lambda least, prices: spare(level, least, self.shadows(level, prices)),
                )

    def shadows(self, level, prices):
        """By row: how fast a level's sum of errors changes with its constant, whatever the sign."""
        costs = self.costs[level]
        return [abs(costs.get(j, 0) - prices.get(j, 0)) for j in self.own]

    def add(self, row):
        tableau = self.tableau
        entries = {}
        for variable, factor in row.terms.items():
            entries[self.up[variable]] = factor
            entries[self.down[variable]] = -factor
        over = under = None
        if row.relation > 0 or row.level is not None:
            over = tableau.column()
            entries[over] = Rational(-1)
        if row.relation < 0 or row.level is not None:
            under = tableau.column()
            entries[under] = Rational(1)
        if row.level is not None:
            cost = self.costs.setdefault(row.level, {})
            cost.update({over: 1} if row.relation <= 0 else {})
            cost.update({under: 1} if row.relation >= 0 else {})
        right = row.constant
        if right < 0:
            entries = {j: -value for j, value in entries.items()}
            right = -right
        basic = next((j for j in (over, under) if entries.get(j) == 1), None)
        if basic is None:
            basic = tableau.column()
            entries[basic] = Rational(1)
            self.artificial.append(basic)
        self.own.append(next((j for j in (over, under) if j is not None), basic))
        tableau.rows.append(entries)
        tableau.right.append(right)
        tableau.basis.append(basic)

    def begin(self):
        if not self.artificial:
            return True
        tableau = self.tableau
        if tableau.minimise({j: 1 for j in self.artificial}) != 0:
            return False
        tableau.allowed -= set(self.artificial)
        # One that stays basic at 0 would grow with what enters, unless nothing in its row can.
        for place in range(len(tableau.rows)):
            if tableau.basis[place] not in tableau.allowed:
                columns = [j for j in tableau.rows[place] if j in tableau.allowed]
                if columns:
                    tableau.pivot(place, min(columns), {})
        return True

    def range(self, terms):
        """The least and the greatest value over all best solutions; None where nothing limits."""
        ends = []
        for sign in (1, -1):
            cost = {}
            for variable, factor in terms.items():
                cost[self.up[variable]] = sign * factor
                cost[self.down[variable]] = -sign * factor
            allowed = set(self.tableau.allowed)
            try:
                ends.append(sign * self.tableau.minimise(cost))
            except Unbounded:
                ends.append(None)
            self.tableau.allowed = allowed
        return ends[0], ends[1]

    def decide(self):
        """The values, with each variable, in order, as near to 0 as what is left open allows."""
        for up, down in zip(self.up, self.down):
            self.tableau.minimise({up: 1, down: 1})
        return self.values()

    def values(self):
        columns = [Rational(0)] * self.tableau.columns
        for place, column in enumerate(self.tableau.basis):
            columns[column] = self.tableau.right[place]
        return [columns[up] - columns[down] for up, down in zip(self.up, self.down)]
