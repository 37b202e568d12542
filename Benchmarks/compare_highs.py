#!/usr/bin/env python3
"""Compares the solver with HiGHS over random layouts and random edits of them.

usage: compare_highs.py FIRST LAST [--variables LEAST MOST] [--edits N] [--mixed] [--processes N] [--oracle COMMAND]
(needs highspy)

Each seed is a problem of 2 to 40 variables, or as many as are asked for, half of them chains and trees as
layouts have, and a script of edits. What is compared: the sum of errors at each level, the range of each
variable over the optimal solutions, and the values, which what is left open makes unique; where these seem to
differ, fractions decide, since HiGHS needs a little room for one value after the other. With `--mixed` half
of the edits are several of all kinds in one transaction. Each conflict has to be infeasible and none
of its rows superfluous; each refusal has to leave every bit as it was; in the end a fresh solver, given the
same rows shuffled, has to agree. A difference prints the seed. Build the other side first:

    swift build -c release --package-path Benchmarks --product oracle
"""
import argparse, collections, fractions, math, multiprocessing, os, random, subprocess, sys
import highspy

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'Fuzzing', 'Solver'))
import exact

INFINITY = highspy.kHighsInf
LEVELS = [999, 900, 751, 750, 500, 400.5, 251, 250, 100.5, 50, 1]


# -- the reference -----------------------------------------------------------------------------------------

class Reference:
    """A problem in HiGHS: variables first, then the errors of optional rows, one program after another."""

    def __init__(self, variables, rows):
        self.variables, self.rows = variables, rows
        self.highs = highs = highspy.Highs()
        for option, value in (('output_flag', False), ('presolve', 'off'), ('threads', 1),
                              ('primal_feasibility_tolerance', 1e-9), ('dual_feasibility_tolerance', 1e-9)):
            highs.setOptionValue(option, value)
        for _ in range(variables): highs.addVar(-INFINITY, INFINITY)
        self.errors = collections.defaultdict(list)                 # by level: columns
        for terms, relation, constant, priority in rows:
            columns, values = list(terms), list(terms.values())
            if priority < 1000:
                for sign in (1,) * (relation != '<=') + (-1,) * (relation != '>='):
                    self.errors[priority].append(highs.getNumCol())
                    columns.append(highs.getNumCol()); values.append(sign)
                    highs.addVar(0, INFINITY)
            low = -INFINITY if relation == '<=' else constant
            high = INFINITY if relation == '>=' else constant
            highs.addRow(low, high, len(columns), columns, values)

    def minimise(self, costs):
        """The least value of Σ costs; None where there is no solution, −∞ where nothing limits it."""
        highs = self.highs
        for column, cost in costs: highs.changeColCost(column, cost)
        highs.run()
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kUnknown:             # its warm start led nowhere
            highs.clearSolver(); highs.run()
            status = highs.getModelStatus()
        value = highs.getInfo().objective_function_value
        for column, _ in costs: highs.changeColCost(column, 0)
        if status == highspy.HighsModelStatus.kInfeasible: return None
        if status == highspy.HighsModelStatus.kUnbounded: return -math.inf
        if status != highspy.HighsModelStatus.kOptimal: raise ArithmeticError(str(status))
        return value

    def is_feasible(self): return self.minimise([]) is not None

    def descend(self):
        """Goes down the levels, keeping to the optimal solutions of each. The least sums of errors."""
        sums = {}
        for level in sorted(self.errors, reverse=True):
            sums[level] = self.minimise([(column, 1) for column in self.errors[level]])
            self.keep_to_optimum()
        return sums

    def keep_to_optimum(self):
        """The optimal solutions are those that are complementary to one dual solution: what has a multiplier
        stays at its bound. No tolerance widens them."""
        highs, solution, lp = self.highs, self.highs.getSolution(), self.highs.getLp()
        for column, multiplier in enumerate(solution.col_dual):
            if abs(multiplier) > 1e-7: highs.changeColBounds(column, 0, 0)
        for row, multiplier in enumerate(solution.row_dual):
            if abs(multiplier) <= 1e-7: continue
            low, high = lp.row_lower_[row], lp.row_upper_[row]
            bound = low if high == INFINITY else high if low == -INFINITY else low
            highs.changeRowBounds(row, bound, bound)

    def range(self, variable):
        least, greatest = self.minimise([(variable, 1)]), self.minimise([(variable, -1)])
        if least is None or greatest is None: raise ArithmeticError('no solution where there was one')
        return least, -greatest

    def settle(self, ranges):
        """The variables in order, each as near to 0 as it can, one after the other."""
        values = []
        for variable, (low, high) in enumerate(ranges):
            if high - low > 1e-7: low, high = self.range(variable)
            values.append(min(max(0, low), high))
            # A little room: what rounding makes of several values fixed need not fit together.
            self.highs.changeColBounds(variable, values[-1] - 1e-7, values[-1] + 1e-7)
        return values


def settle_exactly(variables, rows):
    """The same in fractions, for where the room that HiGHS needs makes itself felt; None if they cannot be met."""
    def meant(number):
        simple = fractions.Fraction(number).limit_denominator(10**6)
        return exact.Rational(simple.numerator, simple.denominator)
    relations = {'<=': -1, '==': 0, '>=': 1}
    problem = exact.Problem(variables, [
        exact.Row({v: meant(c) for v, c in terms.items()}, relations[relation], meant(constant),
                  None if priority == 1000 else priority)
        for terms, relation, constant, priority in rows])
    return None if problem.infeasible else [float(value) for value in problem.decide()]


def is_feasible(variables, rows):
    return Reference(variables, [row for row in rows if row[3] == 1000]).is_feasible()


# -- the solver --------------------------------------------------------------------------------------------

class Solver:
    """The other side: a process that answers a line with a line."""

    def __init__(self, command):
        self.process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + '\n'); self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer: raise RuntimeError('the solver ended')
        return answer.strip()

    def numbers(self, line): return [float(word) for word in self.ask(line).split()]


# -- problems ----------------------------------------------------------------------------------------------

class Problem:
    """What kind of rows there are, and a point that the required ones are met by where that is wanted."""

    def __init__(self, rng, variables):
        self.rng, self.variables = rng, rng.randint(*variables)
        self.shape = rng.choice(['chain', 'tree', 'free', 'free'])
        count = rng.randint(5, len(LEVELS)) if rng.random() < 0.5 else rng.randint(1, 4)
        self.levels = rng.sample(LEVELS, count)
        self.required = rng.choice([0.15, 0.3, 0.5])
        self.point = [rng.randint(-40, 80) for _ in range(self.variables)]

    def terms(self):
        rng, n = self.rng, self.variables
        if rng.random() < 0.02: return {}
        if self.shape != 'free' and rng.random() < 0.6:
            child = rng.randrange(1, n)
            parent = child - 1 if self.shape == 'chain' else (child - 1) // 2
            return {child: 1, parent: rng.choice([-1, -1, -1, -0.5])}
        count = min(n, rng.choice([1, 1, 1, 2, 2, 3, 4]))
        return {v: rng.choice([1, -1, 1, -1, 2, 0.5, 3, -0.8]) for v in rng.sample(range(n), count)}

    def row(self, others=(), fits=True):
        rng = self.rng
        priority = 1000 if rng.random() < self.required else rng.choice(self.levels)
        relation, terms = rng.choice(['==', '<=', '>=']), self.terms()
        if others and rng.random() < 0.1: terms = self.redundant(others)
        constant = float(rng.randint(-50, 100))
        if priority == 1000 and fits:
            value = sum(c * self.point[v] for v, c in terms.items())
            slack = 0 if relation == '==' else rng.choice([0, rng.randint(0, 30)])
            constant = value + (slack if relation == '<=' else -slack)
        return terms, relation, constant, priority

    def redundant(self, others):
        """A multiple of a row that is there, or the sum of two."""
        rng = self.rng
        one, two = rng.choice(others)[0], rng.choice(others)[0]
        if rng.random() < 0.5: return {v: c * rng.choice([-2, 0.5, 1]) for v, c in one.items()}
        return combined([(one, 1), (two, 1)])

    def contradiction(self, others):
        """A required row that a combination of others excludes: a sum that they limit is to be greater."""
        rng, parts, limit = self.rng, [], 0
        required = [row for row in others if row[3] == 1000]
        for terms, relation, constant, _ in rng.sample(required, min(len(required), rng.randint(1, 4))):
            factor = rng.choice([1, 2, 0.5]) * (-1 if relation == '>=' else 1)
            parts.append((terms, factor)); limit += factor * constant
        return combined(parts), rng.choice(['>=', '==']), limit + rng.randint(1, 50), 1000


def combined(parts):
    """The sum of terms, each with a factor."""
    total = {}
    for terms, factor in parts:
        for variable, coefficient in terms.items(): total[variable] = total.get(variable, 0) + factor * coefficient
    # What cancels but for rounding is no coefficient.
    return {variable: coefficient for variable, coefficient in total.items() if abs(coefficient) > 1e-9}


def written(row):
    terms, relation, constant, priority = row
    return ' '.join([relation, repr(constant), repr(float(priority))] + [f'{v} {float(c)!r}' for v, c in terms.items()])


# -- comparisons -------------------------------------------------------------------------------------------

class Difference(Exception): pass


class Script:
    """One problem and its edits."""

    def __init__(self, seed, variables, mixed, solver, other, counts):
        self.rng = random.Random(seed)
        self.problem, self.solver, self.other, self.counts = Problem(self.rng, variables), solver, other, counts
        self.live, self.next, self.mixed = {}, 0, mixed

    def run(self, edits):
        self.solver.ask(f'reset {self.problem.variables}')
        is_infeasible = self.rng.random() < 0.35
        rows = []
        for _ in range(self.rng.randint(1, 3 * self.problem.variables)): rows.append(self.problem.row(rows))
        if is_infeasible:
            for _ in range(self.rng.randint(1, 3)): rows.append(self.problem.contradiction(rows))
            self.rng.shuffle(rows)
        self.counts['infeasible'] += not is_feasible(self.problem.variables, rows)
        self.add_until_feasible(rows)
        self.check_optimum()
        for step in range(edits):
            self.edit()
            self.counts['edits'] += 1
            if self.rng.random() < 0.1: self.check_optimum()
        self.check_optimum()
        self.check_fresh()
        self.counts['problems'] += 1

    def add_until_feasible(self, rows):
        """Reports, drops one row of the conflict, and tries again."""
        while True:
            conflict = self.change('add ' + ' ; '.join(map(written, rows)), dict(enumerate(rows, self.next)), {})
            if conflict is None: return
            drop = self.rng.choice(conflict) - self.next + len(rows)       # the numbers of refused rows are gone
            rows = rows[:drop] + rows[drop + 1:]

    def edit(self):
        if self.mixed and len(self.live) > 1 and self.rng.random() < 0.5: return self.mix()
        rng, op = self.rng, self.rng.random()
        if op < 0.4 or not self.live:
            fits, others = rng.random() < 0.7, list(self.live.values())
            count = rng.randint(2, 6) if rng.random() < 0.3 else 1
            rows = [self.problem.row(others, fits) for _ in range(count)]
            self.change('add ' + ' ; '.join(map(written, rows)), dict(enumerate(rows, self.next)), {})
            return
        if op < 0.6:
            gone = rng.sample(sorted(self.live), min(len(self.live), rng.randint(2, 6)) if rng.random() < 0.3 else 1)
            self.change('remove ' + ' '.join(map(str, gone)), {}, dict.fromkeys(gone))
            return
        number = rng.choice(sorted(self.live))
        line, row = self.edited(number, self.live[number], op)
        self.change(line, {number: row}, {})

    def edited(self, number, row, op):
        """An edit of a row as a line, and the row afterwards."""
        rng, (terms, relation, constant, priority) = self.rng, row
        if op < 0.8:
            constant = float(rng.randint(-50, 100)); line = f'constant {number} {constant!r}'
        elif op < 0.9:
            priority = rng.choice(self.problem.levels + [1000]); line = f'priority {number} {float(priority)!r}'
        else:
            relation = rng.choice(['==', '<=', '>=']); line = f'relation {number} {relation}'
        return line, (terms, relation, constant, priority)

    def mix(self):
        """Several edits of all kinds, some of one row, in one transaction."""
        rng, lines, rows, gone = self.rng, [], {}, {}
        for _ in range(rng.randint(2, 8)):
            number = rng.choice(sorted(self.live))
            if number in gone: continue
            if rng.random() < 0.25 and number not in rows:
                gone[number] = None; lines.append(f'remove {number}')
            else:
                line, rows[number] = self.edited(number, rows.get(number, self.live[number]), 0.6 + 0.4 * rng.random())
                lines.append(line)
        self.change('mix ' + ' ; '.join(lines), rows, gone)

    def change(self, line, added, gone):
        """Makes a change. The conflict where it was refused."""
        before = self.solver.ask('state')
        answer = self.solver.ask(line)
        if line.startswith('add'): self.next += len(added)
        rows = {number: row for number, row in (self.live | added).items() if number not in gone}
        if answer == 'ok':
            self.live = rows
            return None
        if not answer.startswith('conflict'): raise Difference(answer)
        self.counts['conflicts'] += 1
        if self.solver.ask('state') != before: raise Difference('a refusal leaves something behind')
        conflict = [int(word) for word in answer.split()[1:]]
        self.check_conflict([rows[number] for number in conflict])
        return conflict

    def check_conflict(self, rows):
        n = self.problem.variables
        if any(row[3] != 1000 for row in rows): raise Difference('a conflict names an optional row')
        if is_feasible(n, rows): raise Difference('a conflict can be met')
        for i in range(len(rows)):
            if not is_feasible(n, rows[:i] + rows[i + 1:]): raise Difference('a conflict has a row too many')

    def check_optimum(self):
        self.counts['optima'] += 1
        rows, n = list(self.live.values()), self.problem.variables
        reference = Reference(n, rows)
        values = self.solver.numbers('values')
        if not reference.is_feasible(): raise Difference('HiGHS finds no solution')
        sums, got = reference.descend(), collections.Counter()
        for terms, relation, constant, priority in rows:
            value = sum(c * values[v] for v, c in terms.items()) - constant
            error = abs(value) if relation == '==' else max(0, -value if relation == '>=' else value)
            if priority == 1000 and error > 1e-7 * (1 + abs(constant)): raise Difference('a required row does not hold')
            got[priority] += error
        for level, error in sums.items():
            if abs(got[level] - error) > 1e-6 * (1 + error): raise Difference(f'level {level}: {got[level]} instead of {error}')
        ranges, own = [reference.range(v) for v in range(n)], self.solver.numbers('ranges')
        for v, (low, high) in enumerate(ranges):
            for wanted, value in ((low, own[2 * v]), (high, own[2 * v + 1])):
                if wanted != value and not abs(wanted - value) <= 1e-6 * (1 + abs(wanted)):
                    raise Difference(f'variable {v} ranges over {low}...{high}, not {own[2 * v]}...{own[2 * v + 1]}')
        def wrong(settled):
            return [v for v, wanted in enumerate(settled) if abs(wanted - values[v]) > 1e-5 * (1 + abs(wanted))]
        settled = reference.settle(ranges)
        if wrong(settled): settled = settle_exactly(n, rows) or settled
        for v in wrong(settled): raise Difference(f'variable {v} is {values[v]} instead of {settled[v]}')

    def check_fresh(self):
        rows = list(self.live.values())
        self.rng.shuffle(rows)
        self.other.ask(f'reset {self.problem.variables}')
        if rows and self.other.ask('add ' + ' ; '.join(map(written, rows))) != 'ok':
            raise Difference('a fresh solver finds a conflict')
        values, fresh = self.solver.numbers('values'), self.other.numbers('values')
        size = 1 + max(map(abs, values))
        if any(abs(a - b) > 1e-9 * size for a, b in zip(values, fresh)):
            raise Difference(f'{values} but a fresh solver has {fresh}')


def run(job):
    first, last, step, variables, edits, mixed, command = job
    counts, solver, other = collections.Counter(), Solver(command), Solver(command)
    for seed in range(first, last, step):
        try:
            Script(seed, variables, mixed, solver, other, counts).run(edits)
        except Difference as difference:
            counts['differences'] += 1
            print(f'seed {seed}: {difference}', flush=True)
        except ArithmeticError as error:
            counts['undecided'] += 1
            print(f'seed {seed}: HiGHS ends with {error}', flush=True)
        except RuntimeError as error:
            counts['differences'] += 1
            print(f'seed {seed}: {error}', flush=True)
            solver, other = Solver(command), Solver(command)
    return counts


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument('first', type=int)
    arguments.add_argument('last', type=int)
    arguments.add_argument('--variables', type=int, nargs=2, default=(2, 40), metavar=('LEAST', 'MOST'))
    arguments.add_argument('--edits', type=int, default=10, help='edits of each problem')
    arguments.add_argument('--mixed', action='store_true', help='several edits of all kinds in one transaction')
    arguments.add_argument('--processes', type=int, default=2)
    arguments.add_argument('--oracle', default=os.path.join(here, '.build/release/oracle'))
    given = arguments.parse_args()
    jobs = [(given.first + i, given.last, given.processes, given.variables, given.edits, given.mixed,
             given.oracle)
            for i in range(given.processes)]
    with multiprocessing.Pool(given.processes) as pool:
        counts = sum(pool.map(run, jobs), collections.Counter())
    print(', '.join(f'{counts[name]:,} {name}' for name in
                    ('problems', 'infeasible', 'edits', 'conflicts', 'optima', 'undecided', 'differences')))


if __name__ == '__main__':
    main()
