"""What a layout document says, as rows of a linear program, and the layout that is best by them, by HiGHS.

It is made from the definition in `compare_open.py` alone.
"""
import collections
import highspy

INFINITY = highspy.kHighsInf
REQUIRED, BROKEN, FITTING = 1000, 999.5, 50                        # no priority of a document lies above 999
ROOT = 'superview'
SIZES = ['width', 'height']
VERTICAL = ['top', 'bottom', 'centerY', 'top', 'bottom', 'centerY', 'firstBaseline', 'lastBaseline']


PARTS = {'trailing': 1, 'right': 1, 'bottom': 1, 'lastBaseline': 1, 'centerX': 0.5, 'centerY': 0.5}


class Layout:
    """What a document says: variables in the order of the tree, and rows of terms, each at a level."""

    def __init__(self, document):
        self.document, views = document, document['views']
        self.parents = {name: view.get('parent', ROOT) for name, view in views.items()}
        self.variables = [(ROOT, 'width'), (ROOT, 'height')]
        self.visit(ROOT)
        self.implicit = []                                          # (terms, constant, relation, level)
        for axis, length in zip(SIZES, document['size']):
            level = FITTING if length is None else REQUIRED
            self.implicit.append(({(ROOT, axis): 1}, -(length or 0), '==', level))
        for name, view in views.items():
            for axis, length, hugging, compression in zip(
                    SIZES, view.get('intrinsic', [None, None]), view.get('hugging', [250, 250]),
                    view.get('compression', [750, 750])):
                if length is None: continue
                self.implicit.append(({(name, axis): 1}, -length, '<=', hugging))
                self.implicit.append(({(name, axis): 1}, -length, '>=', compression))

    def visit(self, name):
        for child, parent in self.parents.items():
            if parent != name: continue
            self.variables += [(child, kind) for kind in ('leading', 'top', 'width', 'height')]
            self.visit(child)

    def row(self, constraint):
        """Terms and constant of left side − right side."""
        one, other, factor = constraint['item'], constraint.get('toItem'), constraint.get('multiplier', 1)
        attribute, other_attribute = constraint['attribute'], constraint.get('toAttribute')
        terms, constant = collections.Counter(), -constraint.get('constant', 0)
        if attribute in SIZES:
            terms[one, attribute] += 1
            if other is not None: terms[other, other_attribute] -= factor
        else:
            # A factor of a place counts from where the nearest item begins that both lie in.
            above = self.path(other)
            ancestor = next(item for item in self.path(one) if item in above)
            is_reading = not {'leading', 'trailing'}.isdisjoint((attribute, other_attribute))
            for item, place, sign in ((one, attribute, 1), (other, other_attribute, -factor)):
                constant += sign * self.add_place(item, place, ancestor, is_reading, sign, terms)
        return {variable: c for variable, c in terms.items() if c != 0}, constant

    def path(self, item):
        path = [item]
        while path[-1] != ROOT: path.append(self.parents[path[-1]])
        return path

    def add_place(self, item, attribute, ancestor, is_reading, sign, terms):
        """Adds the distance of a place from the edge where an ancestor begins; what is left of it is a number."""
        is_vertical = attribute in VERTICAL
        start, size = ('top', 'height') if is_vertical else ('leading', 'width')
        part = PARTS.get(attribute, 0)
        if not is_vertical and not is_reading and self.document.get('direction') == 'rightToLeft':
            # Seen from the left, the place lies as far from the ancestor's right edge as its mirror image.
            terms[ancestor, size] += sign
            sign, part = -sign, 1 - part
        for above in self.path(item):
            if above == ancestor: break
            terms[above, start] += sign
        terms[item, size] += sign * part
        baseline = self.document['views'].get(item, {}).get('baseline', {})
        return {'firstBaseline': baseline.get('first', 0), 'lastBaseline': -baseline.get('last', 0)}.get(attribute, 0)

    def judged(self):
        """All rows, with those that clash lowered, and whether each is an inequality between places."""
        rows = [(*row, False) for row in self.implicit]
        in_force = [row for row in rows if row[3] == REQUIRED]
        made = []
        for constraint in self.document['constraints']:
            terms, constant = self.row(constraint)
            relation = constraint.get('relation', '==')
            is_open = relation != '==' and constraint['attribute'] not in SIZES
            made.append((terms, constant, relation, constraint.get('priority', REQUIRED), is_open))
        required = [row for row in made if row[3] == REQUIRED]
        if Program(self.variables, in_force + required).is_feasible(): return rows + made, False
        for row in made:
            if row[3] == REQUIRED and Program(self.variables, in_force + [row]).is_feasible():
                in_force.append(row)
            elif row[3] == REQUIRED:
                row = (*row[:3], BROKEN, row[4])
            rows.append(row)
        return rows, True

    def values(self, result):
        """The variables as a result's frames have them."""
        values = dict(zip(self.variables, result['size']))
        for name, (x, y, width, height) in result['frames'].items():
            values.update({(name, 'top'): y, (name, 'width'): width, (name, 'height'): height, (name, 'leading'): x})
        if self.document.get('direction') == 'rightToLeft':
            for name in result['frames']:
                values[name, 'leading'] = (values[self.parents[name], 'width'] - values[name, 'leading']
                                           - values[name, 'width'])
        return values


def errors(rows, values):
    """Each row's distance from being met, with its level."""
    for terms, constant, relation, level, _ in rows:
        side = constant + sum(c * values[v] for v, c in terms.items())
        yield level, {'==': abs(side), '<=': max(0, side), '>=': max(0, -side)}[relation]


def criteria(layout, rows, values):
    """What a layout is judged by, the first first."""
    sums = collections.Counter({row[3]: 0 for row in rows})
    for level, error in errors(rows, values): sums[level] += error
    sums[REQUIRED] += sum(max(0, -values[v]) for v in layout.variables if v[1] in SIZES)
    judged = [(f'errors at {level}', sums[level]) for level in sorted(sums, reverse=True)]
    judged.append(('sum of sizes', sum(values[v] for v in layout.variables if v[1] in SIZES)))
    judged.append(('sum of rooms', sum(abs(constant + sum(c * values[v] for v, c in terms.items()))
                                       for terms, constant, _, _, is_open in rows if is_open)))
    return judged + [(f'{name}.{kind}', abs(values[name, kind])) for name, kind in layout.variables]



class Program:
    """Rows in HiGHS: side − over + under = 0, with a cost for what is over and under."""

    def __init__(self, variables, rows):
        self.highs = highs = highspy.Highs()
        for option, value in (('output_flag', False), ('presolve', 'off'), ('threads', 1),
                              ('primal_feasibility_tolerance', 1e-9), ('dual_feasibility_tolerance', 1e-9)):
            highs.setOptionValue(option, value)
        self.columns = {variable: self.column(0 if variable[1] in SIZES else -INFINITY) for variable in variables}
        self.levels, self.rooms = collections.defaultdict(list), []
        for terms, constant, relation, level, *is_open in rows:
            over, under = self.distance({self.columns[v]: c for v, c in terms.items()}, constant)
            wrong = {'==': [over, under], '<=': [over], '>=': [under]}[relation]
            if level == REQUIRED:
                for column in wrong: self.fix(column, 0)
            else:
                self.levels[level] += wrong
            if is_open == [True]: self.rooms += [over, under]

    def column(self, least=0):
        self.highs.addVar(least, INFINITY)
        return self.highs.getNumCol() - 1

    def distance(self, terms, constant=0):
        over, under = self.column(), self.column()
        columns, values = [*terms, over, under], [*terms.values(), -1, 1]
        self.highs.addRow(-constant, -constant, len(columns), columns, values)
        return over, under

    def fix(self, column, value): self.highs.changeColBounds(column, value, value)

    def minimise(self, columns):
        """Makes the sum of columns least, and reads the solution. Returns the status."""
        for column in columns: self.highs.changeColCost(column, 1)
        self.highs.run()
        if self.highs.getModelStatus() == highspy.HighsModelStatus.kUnknown:      # its warm start led nowhere
            self.highs.clearSolver(); self.highs.run()
        status, solution = self.highs.getModelStatus(), self.highs.getSolution()
        self.values, self.multipliers = list(solution.col_value), list(solution.col_dual)
        for column in columns: self.highs.changeColCost(column, 0)
        return status

    def is_feasible(self):
        status = self.minimise([])
        if status in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kInfeasible):
            return status == highspy.HighsModelStatus.kOptimal
        raise ArithmeticError(str(status))

    def keep_least(self, columns):
        """Makes a sum least and keeps to that: the optimal solutions are those that are complementary to one
        dual solution, so that what has a multiplier stays at its bound. No tolerance widens them."""
        if not columns: return
        status = self.minimise(columns)
        if status != highspy.HighsModelStatus.kOptimal: raise ArithmeticError(str(status))
        for column, multiplier in enumerate(self.multipliers):      # all rows are equations
            if abs(multiplier) > 1e-7: self.fix(column, 0)

    def solve(self):
        for level in sorted(self.levels, reverse=True): self.keep_least(self.levels[level])
        self.keep_least([column for variable, column in self.columns.items() if variable[1] in SIZES])
        self.keep_least(self.rooms)
        for variable, column in self.columns.items():
            if abs(self.values[column]) < 1e-9:
                self.fix(column, 0)
            else:
                self.keep_least([column] if variable[1] in SIZES else self.distance({column: 1}))
        if self.minimise([]) != highspy.HighsModelStatus.kOptimal: raise ArithmeticError('nothing in the end')
        return {variable: self.values[column] for variable, column in self.columns.items()}
