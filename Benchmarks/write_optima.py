#!/usr/bin/env python3
"""Writes random problems with what HiGHS finds to be their optima, for the solver's tests.

usage: write_optima.py FIRST LAST > Tests/CassowaryTests/optima.txt     (needs highspy)

A line each: `problem SEED N`; `row RELATION CONSTANT PRIORITY V C …`; then `infeasible`, or `sum PRIORITY SUM` for
each level of priority and `variable LEAST GREATEST VALUE` for each variable, VALUE by the rule for what is
left open.
"""
import random, sys
from compare_highs import Problem, Reference, is_feasible, written


def lines(seed):
    rng = random.Random(seed)
    problem, rows = Problem(rng), []
    problem.variables = rng.randint(2, 9)
    problem.point = [rng.randint(-40, 80) for _ in range(problem.variables)]
    for _ in range(rng.randint(1, 3 * problem.variables)): rows.append(problem.row(rows))
    if rng.random() < 1 / 3:
        rows.append(problem.contradiction(rows))
        rng.shuffle(rows)
    yield f'problem {seed} {problem.variables}'
    for row in rows: yield 'row ' + written(row).replace('.0 ', ' ').removesuffix('.0')
    if not is_feasible(problem.variables, rows):
        yield 'infeasible'
        return
    reference = Reference(problem.variables, rows)
    for level, total in reference.descend().items(): yield f'sum {level:g} {total:.7g}'
    ranges = [reference.range(variable) for variable in range(problem.variables)]
    for (low, high), value in zip(ranges, reference.settle(ranges)): yield f'variable {low:.7g} {high:.7g} {value:.7g}'


if __name__ == '__main__':
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        for line in lines(seed): print(line)
