#!/usr/bin/env python3
"""Compares the frames of random layouts with what linear programs in HiGHS make of them.

usage: compare_open.py FIRST LAST [--views LEAST MOST] [--reduce] [--print] [--processes N] [--vfl COMMAND]
(needs highspy)

Each seed is a layout document: a tree of 2 to 12 views, or as many as are asked for, up to 3 levels deep, with 1
to 25 constraints, or twice as many as views, between edges, centres, baselines and sizes, content sizes and
aspect ratios, and much that is left open. The model here
is made from the definition alone. A layout is the one that is best by these, each over what is best by those
before it: the required constraints are met; the sum of errors at each level of priority, from the highest down;
the sum of all widths and heights; the sum of |left side − right side| of the inequalities between places; and
each variable's distance from 0, in the order of the tree: leading, top, width and height of an item, then of its
children. Of required constraints that clash, each is in force that agrees with those in force before it; the
errors of the others count above all priorities.

A frame or a sum of errors that differs by more than 1e-6 of the layout's size prints the seed, the first of
these criteria at which the one layout is better than the other, which proves the other one wrong, and the
document. With `--reduce` it prints the smallest document that still differs. Build the other side first:

    swift build -c release --package-path Tools
"""
import argparse, collections, copy, json, multiprocessing, os, random, subprocess
from open_model import BROKEN, FITTING, REQUIRED, ROOT, SIZES, VERTICAL, Layout, Program, criteria, errors


# -- documents ---------------------------------------------------------------------------------------------

READING, PHYSICAL = ['leading', 'trailing', 'centerX'], ['left', 'right', 'centerX']


class Writer:
    """A random document. Most required constraints agree with a layout that it has in mind."""

    def __init__(self, seed, views):
        self.rng = rng = random.Random(seed)
        self.names, self.most = [f'v{i}' for i in range(rng.randint(*views))], max(25, 2 * views[1])
        count = rng.choice([1, 2, 2, 3, 4, 8])
        self.levels = [rng.choice([rng.randint(1, 999), FITTING, 250, 500, 750, 999]) for _ in range(count)]
        self.required, self.equal = rng.choice([0.1, 0.5, 0.8]), rng.choice([0.05, 0.2, 0.5, 0.7])
        self.of_sizes = rng.choice([0.1, 0.3, 0.6])
        self.is_simple, self.fits = rng.random() < 0.5, rng.random() < 0.75
        # In every fourth document hardly a number has an exact binary form.
        self.factors = [1, 1 / 3, 0.1, 0.7, 1.1, 3] if rng.random() < 0.25 else None

    def document(self):
        rng = self.rng
        given = rng.choice([0.5, 0.95, 0.95])
        size = [self.number(100, 800) if rng.random() < given else None for _ in SIZES]
        if None in size and rng.random() < 0.3: self.levels[0] = FITTING
        self.given = {'size': size, 'views': self.views(), 'constraints': []}
        if rng.random() < 0.15: self.given['direction'] = 'rightToLeft'
        layout = Layout(self.given)
        self.point = {variable: rng.randint(0, 60) for variable in layout.variables}
        for axis, length in zip(SIZES, size):
            self.point[ROOT, axis] = rng.randint(100, 800) if length is None else length
        wanted, made = rng.randint(1, rng.choice([6, self.most, self.most])), self.given['constraints']
        drafts = self.chain() if rng.random() < 0.4 else []
        wanted = min(self.most, max(wanted, len(drafts) + rng.randint(1, 5)))
        while len(made) < wanted:
            constraint = drafts.pop() if drafts else self.variant(made) if rng.random() < 0.05 else self.constraint()
            if constraint['priority'] == REQUIRED and self.fits and rng.random() < 0.98:
                terms, constant = layout.row(constraint)
                side = sum(c * self.point[v] for v, c in terms.items()) + constant
                room = rng.choice([0, self.number(0, 30)])
                constraint['constant'] += side + {'==': 0, '<=': room, '>=': -room}[constraint['relation']]
            made.append(constraint)
        return self.given

    def number(self, least, most):
        value = self.rng.randint(least, most)
        return value if self.is_simple or self.rng.random() < 0.6 else value + self.rng.choice([0.5, 0.1, 1 / 3])

    def views(self):
        rng, views, depth = self.rng, {}, {ROOT: 0}
        breadth = rng.choice([0.3, 0.6, 0.9])                       # how likely a view lies in the root
        for name in self.names:
            parents = [other for other in depth if depth[other] in (1, 2) and views[other].get('kind') != 'guide']
            parent = ROOT if not parents or rng.random() < breadth else rng.choice(parents)
            depth[name], view = depth[parent] + 1, {}
            if parent != ROOT: view['parent'] = parent
            if rng.random() < 0.08:
                view['kind'] = 'guide'
            elif rng.random() < 0.4:
                view['intrinsic'] = [None if rng.random() < 0.3 else self.number(0, 150) for _ in SIZES]
                for kind in ('hugging', 'compression'):
                    if rng.random() < 0.4: view[kind] = [self.priority(0.05), self.priority(0.05)]
            if 'kind' not in view and rng.random() < 0.1:
                view['baseline'] = {'first': self.number(0, 20), 'last': self.number(0, 10)}
            views[name] = view
        if rng.random() < 0.3:                                      # the order decides between siblings alone
            views = dict(rng.sample(list(views.items()), len(views)))
        return views

    def priority(self, required):
        return REQUIRED if self.rng.random() < required else self.rng.choice(self.levels)

    def item(self, beside=None):
        """An item; beside another often its parent, and at times itself."""
        rng = self.rng
        if beside and rng.random() < 0.4: return self.given['views'].get(beside, {}).get('parent', ROOT)
        return ROOT if rng.random() < 0.1 else rng.choice(self.names)

    def chain(self):
        """Siblings one after the other from edge to edge, some with lengths like others'."""
        rng, drafts = self.rng, []
        parents = {name: self.given['views'][name].get('parent', ROOT) for name in self.names}
        parent = parents[rng.choice(self.names)]
        items = [name for name in self.names if parents[name] == parent]
        start, end, size = rng.choice([('leading', 'trailing', 'width'), ('top', 'bottom', 'height')])
        items = rng.sample(items, min(len(items), rng.randint(1, 5)))
        for one, other in zip([parent, *items], [*items, parent]):
            relation = '==' if rng.random() < 0.7 else '<='
            drafts.append({'item': one, 'attribute': start if one == parent else end, 'relation': relation,
                           'toItem': other, 'toAttribute': end if other == parent else start,
                           'constant': -rng.choice([0, 8, 20]), 'priority': self.priority(0.8)})
            if one != parent and rng.random() < 0.4:
                drafts.append({'item': one, 'attribute': size, 'relation': rng.choice(['==', '<=', '>=']),
                               'toItem': rng.choice(items), 'toAttribute': size, 'multiplier': rng.choice([1, 1, 2]),
                               'constant': rng.choice([0, 10]), 'priority': self.priority(self.required)})
        return drafts[::-1] if rng.random() < 0.8 else rng.sample(drafts, len(drafts) // 2)

    def variant(self, others):
        """A constraint that is there already but for one thing."""
        if not others: return self.constraint()
        constraint, change = copy.copy(self.rng.choice(others)), self.rng.choice(['priority', 'relation', 'constant'])
        constraint[change] = self.constraint()[change]
        return constraint

    def constraint(self):
        rng = self.rng
        made = {'item': self.item(), 'relation': '==' if rng.random() < self.equal else rng.choice(['<=', '>='])}
        made['constant'], made['priority'] = self.number(-60, 100), self.priority(self.required)
        kind = rng.random() / self.of_sizes
        if kind < 0.4:
            made.update(attribute=rng.choice(SIZES), constant=self.number(0, 200))
        elif kind < 0.7:
            made.update(attribute=rng.choice(SIZES), toItem=self.item(made['item']))
            made.update(toAttribute=made['attribute'], multiplier=rng.choice(self.factors or [1, 1, 0.5, 2, 0.25, 3]))
            if rng.random() < 0.5: made['constant'] = 0
        elif kind < 1:                                              # an aspect ratio, or nearly one
            made.update(attribute=rng.choice(SIZES), toItem=made['item'], constant=0)
            if rng.random() < 0.1: made.update(toItem=self.item(), constant=self.number(0, 90))
            made['toAttribute'] = SIZES[made['attribute'] == 'width']
            made['multiplier'] = rng.choice(self.factors or [1, 2, 0.5, 1.5, 16 / 9, -0.5 if rng.random() < 0.2 else 4])
        else:
            family = rng.choice([READING, READING, PHYSICAL, VERTICAL, VERTICAL, VERTICAL])
            made.update(attribute=rng.choice(family), toItem=self.item(made['item']), toAttribute=rng.choice(family))
            if rng.random() < 0.4: made['toAttribute'] = made['attribute']
            if rng.random() < 0.06: made['multiplier'] = rng.choice(self.factors or [0.5, 2])
            if rng.random() < 0.2: made['constant'] = 0
        return made


# -- comparisons -------------------------------------------------------------------------------------------

class Solver:
    """The other side: a process that answers a document with a result."""

    def __init__(self, command):
        self.process = subprocess.Popen([command, 'batch'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def solve(self, document):
        self.process.stdin.write(json.dumps(document) + '\n'); self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer: raise RuntimeError('the solver ended')
        return json.loads(answer)


def difference(document, solver, counts):
    """What is wrong with the answer to a document; None where nothing is."""
    layout, result = Layout(document), solver.solve(document)
    if result['status'] == 'invalid': return f'refused: {result["diagnostics"]}'
    rows, clashes = layout.judged()
    counts['clashing'] += clashes
    if clashes != (result['status'] == 'unsatisfiable'): return f'{result["status"]}, but clashes: {clashes}'
    reference, values = Program(layout.variables, rows).solve(), layout.values(result)
    counts['open'] += bool(result['ambiguous'])
    room = 1e-6 * max(1, max(map(abs, reference.values())))
    if any(abs(values[v] - reference[v]) > room for v in layout.variables):
        for (name, one), (_, other) in zip(criteria(layout, rows, values), criteria(layout, rows, reference)):
            if abs(one - other) > room / 10: return f'{name}: {one!r}, but in HiGHS {other!r}'
        return f'equally good: {values}, but in HiGHS {reference}'
    sums = collections.Counter()
    for level, error in errors(rows[2:], values): sums[REQUIRED if level == BROKEN else level] += error
    for level in sums.keys() | map(float, result['errors']):
        stated = result['errors'].get(f'{level:g}', 0)
        if abs(stated - sums[level]) > 10 * room: return f'errors at {level}: {stated} is said, {sums[level]} it is'
    return None


def smaller(document):
    """Documents with a little less."""
    for i in range(len(document['constraints'])):
        less = copy.deepcopy(document); del less['constraints'][i]
        yield less
    named = {constraint.get(key) for constraint in document['constraints'] for key in ('item', 'toItem')}
    for name, view in document['views'].items():
        if name not in named and all(other.get('parent') != name for other in document['views'].values()):
            less = copy.deepcopy(document); del less['views'][name]
            yield less
        for key in view:
            less = copy.deepcopy(document); del less['views'][name][key]
            yield less
    for i, constraint in enumerate(document['constraints']):
        for key, value in (('constant', 0), ('constant', 10), ('multiplier', 1), ('priority', REQUIRED)):
            if constraint.get(key, value) in (value, 0): continue
            less = copy.deepcopy(document); less['constraints'][i][key] = value
            yield less
    if 'direction' in document:
        yield {key: value for key, value in document.items() if key != 'direction'}


def reduced(document, differs):
    for less in smaller(document):
        if differs(less): return reduced(less, differs)
    return document


def run(job):
    first, last, step, views, command, reducing, printing = job
    counts, solver = collections.Counter(), Solver(command)

    def differs(document):
        try: return difference(document, solver, collections.Counter())
        except ArithmeticError: return None

    for seed in range(first, last, step):
        document = Writer(seed, views).document()
        if printing: print(json.dumps(document))
        try:
            found = difference(document, solver, counts)
        except ArithmeticError as error:
            counts['undecided'] += 1
            print(f'seed {seed}: HiGHS ends with {error}', flush=True)
            continue
        except RuntimeError as error:
            found, solver = str(error), Solver(command)
        counts['layouts'] += 1
        if not found: continue
        counts['differences'] += 1
        print(f'seed {seed}: {found}', flush=True)
        if reducing:
            document = reduced(document, differs)
            print(f'reduced: {differs(document)}')
        print(json.dumps(document), flush=True)
    return counts


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument('first', type=int)
    arguments.add_argument('last', type=int)
    arguments.add_argument('--views', type=int, nargs=2, default=(2, 12), metavar=('LEAST', 'MOST'))
    arguments.add_argument('--reduce', action='store_true', help='make documents small that differ')
    arguments.add_argument('--print', action='store_true', help='print every document')
    arguments.add_argument('--processes', type=int, default=2)
    arguments.add_argument('--vfl', default=os.path.join(here, '../Tools/.build/release/vfl'))
    given = arguments.parse_args()
    jobs = [(given.first + i, given.last, given.processes, given.views, given.vfl, given.reduce, given.print)
            for i in range(given.processes)]
    with multiprocessing.Pool(given.processes) as pool:
        counts = sum(pool.map(run, jobs), collections.Counter())
    print(', '.join(f'{counts[name]:,} {name}'
                    for name in ('layouts', 'clashing', 'open', 'undecided', 'differences')))


if __name__ == '__main__':
    main()
