#!/usr/bin/env python3
"""Runs the solver and kiwi, the C++ reference, over the same workloads in one run.

usage: compare_kiwi.py [--views N [N …]] [--workloads W [W …]] [--limit SECONDS] [--json FILE]

Fetches kiwi's headers with pip and compiles kiwi_driver.cpp against them, in .build/kiwi. The workloads
are written by `benchmarks workload`, so both solvers get the same rows. kiwi has weights where there are
levels of priority; what that costs in exactness is told by the sums of errors.
"""
import argparse, glob, json, os, subprocess, sys, tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, '.build/kiwi')
BENCHMARKS = os.path.join(HERE, '.build/release/benchmarks')
WORKLOADS = ['independent', 'list', 'listfill', 'equal', 'calendar', 'nested', 'random']


def prepare():
    """Builds both sides. Returns the driver's path and kiwi's version."""
    subprocess.run(['swift', 'build', '-c', 'release', '--package-path', HERE, '--product', 'benchmarks'],
                   check=True, stdout=sys.stderr)
    os.makedirs(FOLDER, exist_ok=True)
    if not glob.glob(os.path.join(FOLDER, 'kiwisolver-*/')):
        subprocess.run([sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--no-binary', ':all:',
                        '--dest', FOLDER, 'kiwisolver'], check=True, stdout=sys.stderr)
        with tarfile.open(glob.glob(os.path.join(FOLDER, 'kiwisolver-*.tar.gz'))[0]) as archive:
            archive.extractall(FOLDER, filter='data')
    source = glob.glob(os.path.join(FOLDER, 'kiwisolver-*/'))[0]
    driver = os.path.join(FOLDER, 'driver')
    subprocess.run([os.environ.get('CXX', 'c++'), '-O3', '-DNDEBUG', '-std=c++17', '-I', source, '-o', driver,
                    os.path.join(HERE, 'kiwi_driver.cpp')], check=True)
    return driver, os.path.basename(source.rstrip('/')).removeprefix('kiwisolver-')


def kiwi(driver, workload, views, limit):
    """kiwi's figures; those that it did not reach in time are missing."""
    rows = subprocess.run([BENCHMARKS, 'workload', workload, str(views)], check=True, capture_output=True).stdout
    process = subprocess.Popen([driver], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        out, _ = process.communicate(rows, timeout=limit)
    except subprocess.TimeoutExpired:
        process.kill()
        out, _ = process.communicate()
    figures = {'errors': {}}
    for line in out.decode().splitlines():
        label, *numbers = line.split()
        if label == 'failed': figures['failure'] = ' '.join(numbers)
        elif label == 'error': figures['errors'][float(numbers[0])] = float(numbers[1])
        else: figures[label] = float(numbers[0])
    return figures


def verdict(ours, theirs):
    """Where the first level is at which one of the two solutions is worse than the other."""
    if 'failure' in theirs: return theirs['failure']
    if not theirs['errors']: return ''
    wanted = {float(level): error for level, error in ours.items()}
    if theirs['errors'].get(1000.0, 0) > 1e-6 * (1 + sum(wanted.values())): return 'required rows broken'
    for level in sorted(wanted, reverse=True):
        difference = theirs['errors'].get(level, 0) - wanted[level]
        if abs(difference) > 1e-6 * (1 + abs(wanted[level])):
            return f'{"worse" if difference > 0 else "BETTER"} at {level:g}'
    return 'the same'


def text(nanoseconds, limit=None):
    if nanoseconds is None: return f'> {limit:g} s' if limit else '-'
    for unit, size in (('s', 1e9), ('ms', 1e6), ('µs', 1e3)):
        if nanoseconds >= size: return f'{nanoseconds / size:.3g} {unit}'
    return f'{nanoseconds:.0f} ns'


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument('--views', type=int, nargs='+', default=[10, 100, 1000])
    arguments.add_argument('--workloads', nargs='+', choices=WORKLOADS, default=WORKLOADS)
    arguments.add_argument('--limit', type=float, default=30, help='seconds for kiwi, per workload and size')
    arguments.add_argument('--json', help='where to write all figures')
    given = arguments.parse_args()
    driver, version = prepare()
    own = os.path.join(FOLDER, 'own.json')
    subprocess.run([BENCHMARKS, 'solver', '--largest', str(max(given.views)), '--json', own], check=True,
                   stdout=subprocess.DEVNULL)
    ours = {(f['workload'], f['views']): f for f in json.load(open(own)) if not f['shuffled']}
    print(f'kiwi {version}\n')
    print('| workload | views | build | kiwi | resize | kiwi | churn | kiwi | bytes a view | kiwi | kiwi\'s errors |')
    print('|---|---|---|---|---|---|---|---|---|---|---|')
    everything = []
    for workload in given.workloads:
        for views in given.views:
            if (workload, views) not in ours: continue
            mine, theirs = ours[workload, views], kiwi(driver, workload, views, given.limit)
            everything.append({'workload': workload, 'views': views, 'own': mine, 'kiwi': theirs})
            cells = [workload, f'{views:,}']
            limit = None if 'failure' in theirs else given.limit
            for figure in ('build', 'resize', 'churn'):
                cells += [text(mine[figure]), text(theirs.get(figure), limit)]
            memory = theirs.get('memory')
            cells += [f'{mine["bytesPerView"]:,.0f}', f'{memory / views:,.0f}' if memory else '-']
            print('| ' + ' | '.join(cells + [verdict(mine['errors'], theirs)]) + ' |', flush=True)
    if given.json:
        with open(given.json, 'w') as file:
            json.dump({'kiwi': version, 'figures': everything}, file, indent=1)


if __name__ == '__main__':
    main()
