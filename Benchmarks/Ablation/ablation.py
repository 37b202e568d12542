#!/usr/bin/env python3
"""What each part of the solver is worth: instructions of all workloads with it and without it.

usage: ablation.py [PART …] [--views N] [--large N] [--json FILE]

Copies the solver to .build/ablation, leaves one part out by the edit named below, and counts the instructions of one
operation with valgrind, as the difference of two counts. --views is the size for resize, churn and clear, --large
that for building. Prints the workloads that cost at least 3 % more or less without the part.
"""
import argparse, json, pathlib, shutil, subprocess, sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDER = ROOT / '.build/ablation'
WORKLOADS = ['independent', 'list', 'listfill', 'tallest', 'equal', 'calendar', 'nested', 'random']
#: By operation: the two numbers of times that are counted.
OPERATIONS = {'build': (1, 2), 'shuffled': (1, 2), 'clear': (1, 2), 'resize': (5, 25), 'churn': (6, 26)}

#: By part: the files that it has to itself, the file of the edit, what stands there, and what stands there without the part.
PARTS = {
    'tearing': (
        ['Factorisation/Factoriser+Tearing.swift'],
        'Factorisation/Factoriser.swift', '    if !precisely { tear(store) }\n', ''),
    'search trees': (
        ['Rows/PenaltyTrees.swift', 'Rows/PenaltyTrees+Questions.swift'],
        'Rows/PenaltyTrees.swift', 'static let limit = 64', 'static let limit = Int.max'),
    'arranging': (
        [], 'Transactions/Simplex+Attaching.swift', 'count >= 4096 && staging', 'count == .max && staging'),
    'choosing a basis': (
        ['Simplex/Simplex+Crash.swift'],
        'Transactions/Simplex+Transaction.swift', 'let isFresh = wantsCrash\n', 'let isFresh = false\n'),
    'tightening': (
        [], 'Simplex/Simplex+Crash.swift', 'if infeasibleRows.count == 0 ||', 'if infeasibleRows.count >= 0 ||'),
    'given values': (
        ['Transactions/Simplex+GivenValues.swift'],
        'Transactions/Simplex+Transaction.swift', 'return preferGivenValues() || hasEvicted', 'return hasEvicted'),
    'removing much': (
        [], 'Transactions/Simplex+Transaction.swift', 'if removesMuch {\n', 'if removesMuch && basis.count < 0 {\n'),
}


def build(name, edit=None):
    """Builds the solver with an edit. Returns the program's path."""
    folder = FOLDER / name.replace(' ', '-')
    shutil.rmtree(folder / 'Sources', ignore_errors=True)
    shutil.copytree(ROOT / 'Sources/Cassowary', folder / 'Sources/Cassowary')
    (folder / 'Sources/workload').mkdir()
    for file in (HERE.parent / 'Sources/benchmarks/Solver').glob('Workload*.swift'):
        shutil.copy(file, folder / 'Sources/workload')
    for file in ['Arithmetic.swift', 'SolverStage.swift']:
        shutil.copy(HERE.parent / 'Sources/benchmarks/Solver' / file, folder / 'Sources/workload')
    shutil.copy(HERE / 'main.swift', folder / 'Sources/workload')
    shutil.copy(HERE / 'Package.swift', folder)
    if edit:
        path, old, new = edit
        text = (folder / 'Sources/Cassowary' / path).read_text()
        if text.count(old) != 1: sys.exit(f'{name}: {path} no longer has “{old.strip()}” once; mend PARTS')
        (folder / 'Sources/Cassowary' / path).write_text(text.replace(old, new))
    subprocess.run(['swift', 'build', '-c', 'release', '--package-path', folder], check=True, stdout=sys.stderr)
    return folder / '.build/release/workload'


def count(program, workload, views, operation, times):
    command = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', program]
    words = [*command, workload, str(views), operation, str(times)]
    outcome = subprocess.run(words, capture_output=True, text=True)
    if outcome.returncode: sys.exit(outcome.stderr)
    return int(next(line for line in outcome.stderr.splitlines() if 'Collected' in line).split()[-1])


def figures(program, arguments):
    """By workload and operation: instructions of one operation."""
    result = {}
    for workload in WORKLOADS:
        for operation, (few, many) in OPERATIONS.items():
            isLarge = operation in ('build', 'shuffled') and workload != 'random'
            views = arguments.large if isLarge else arguments.views
            counts = [count(program, workload, views, operation, times) for times in (few, many)]
            result[f'{workload}, {operation}'] = (counts[1] - counts[0]) // (many - few)
    return result


def lines(files):
    return sum(len((ROOT / 'Sources/Cassowary' / file).read_text().splitlines()) for file in files)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('parts', nargs='*', metavar='PART', help=', '.join(PARTS))
    parser.add_argument('--views', type=int, default=1000)
    parser.add_argument('--large', type=int, default=10000)
    parser.add_argument('--json')
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - set(PARTS): parser.error(f'no part {unknown.pop()}; there are {", ".join(PARTS)}')
    whole = figures(build('whole'), arguments)
    table = {'whole': whole}
    for name in arguments.parts or PARTS:
        files, *edit = PARTS[name]
        table[name] = figures(build(name, edit), arguments)
        changes = {key: table[name][key] / whole[key] for key in whole}
        print(f'{name}, {lines(files)} lines' if files else name, flush=True)
        for key, factor in sorted(changes.items(), key=lambda change: -change[1]):
            if abs(factor - 1) >= 0.03: print(f'    {key}: {whole[key]:,} to {table[name][key]:,}, times {factor:.2f}')
    if arguments.json: pathlib.Path(arguments.json).write_text(json.dumps(table, indent=2) + '\n')


if __name__ == '__main__':
    main()
