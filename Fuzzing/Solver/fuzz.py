#!/usr/bin/env python3
"""Plays random histories of the solver and judges what comes of them by exact arithmetic.

    fuzz.py PROGRAM [CLASSES] [HISTORIES] [--first SEED] [--steps N] [--sampling N] [--jobs N]
            [--reduce] [--out FOLDER]

PROGRAM is the built `histories`; CLASSES are some of its classes of numbers with commas between
them, or `all`. Failures are written, with their evidence, to --out; the exit status is 1 where
there is one. --reduce shrinks the first of each kind to a script of few lines.
"""

import argparse
import collections
import multiprocessing
import os
import pathlib

import oracle
import program
import reduce

CLASSES = ["exact", "mild", "decimal", "wide", "extreme", "large", "single"]
CHUNK = 25


class Failure:
    def __init__(self, numbers, seed, step, kind, detail, evidence=None):
        self.numbers = numbers
        self.seed = seed
        self.step = step
        self.kind = kind
        self.detail = detail
        self.evidence = evidence

    def write(self, folder):
        slug = self.kind.replace(" ", "-")
        path = folder / f"{self.numbers}-{self.seed}-{self.step}-{slug}.txt"
        text = self.evidence.text + "\nend\n" if self.evidence else ""
        path.write_text(f"# {self.kind}: {self.detail}\n{text}")
        return path


def play(task):
    """Plays some seeds; what ends early is played again seed by seed."""
    options, numbers, first, last = task
    arguments = ["run", numbers, first, last, options.steps, options.sampling]
    seconds = program.ALONE + (last - first) // 10
    outcome = program.run(options.program, arguments, seconds)
    if outcome.ending and last - first > 1:
        parts = [play((options, numbers, seed, seed + 1)) for seed in range(first, last)]
        counts = sum((more for _, more in parts), collections.Counter())
        return [failure for some, _ in parts for failure in some], counts
    failures, counts = judge(numbers, outcome.report)
    if outcome.ending:
        failures.append(Failure(numbers, first, options.steps, outcome.ending, ""))
    return failures, counts


def judge(numbers, report):
    counts = collections.Counter(report.counts)
    failures = []
    for seed, step, kind, detail in report.failures:
        refused = [e for e in report.evidence if e.kind == "inaccurate" and e.seed == seed]
        evidence = refused[0] if refused else None
        failures.append(Failure(numbers, seed, step, kind, detail, evidence))
    for evidence in report.evidence:
        verdict, kind, sentence = oracle.judge(evidence)
        counts["judged"] += 1
        counts[verdict] += 1
        if verdict == oracle.WRONG:
            failures.append(
                Failure(numbers, evidence.seed, evidence.step, kind, sentence, evidence))
        elif verdict == oracle.EXPLAINED:
            counts[f"explained ({kind})"] += 1
    return failures, counts


def summarise(numbers, histories, failures, counts):
    seeds = {failure.seed for failure in failures}
    print(f"{numbers}: {histories} histories, {len(seeds)} with failures")
    print("  " + ", ".join(f"{name} {count}" for name, count in counts.items()))
    kinds = collections.defaultdict(list)
    for failure in failures:
        kinds[failure.kind].append(failure)
    for kind, list_ in sorted(kinds.items(), key=lambda item: -len(item[1])):
        shown = sorted({failure.seed for failure in list_})
        print(f"  {kind}: {len(list_)}, seeds {' '.join(map(str, shown[:12]))}")
        print(f"    {list_[0].detail[:300]}")
    return kinds


def main():
    parser = argparse.ArgumentParser(description="Plays random histories of the solver.")
    parser.add_argument("program")
    parser.add_argument("classes", nargs="?", default="all")
    parser.add_argument("histories", type=int, nargs="?", default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--sampling", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1) // 2))
    parser.add_argument("--reduce", action="store_true")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(".build/fuzzing/solver"))
    options = parser.parse_args()
    classes = CLASSES if options.classes == "all" else options.classes.split(",")
    options.out.mkdir(parents=True, exist_ok=True)
    has_failed = False
    with multiprocessing.Pool(options.jobs) as pool:
        for numbers in classes:
            last = options.first + options.histories
            tasks = [
                (options, numbers, seed, min(last, seed + CHUNK))
                for seed in range(options.first, last, CHUNK)
            ]
            failures = []
            counts = collections.Counter()
            for some, more in pool.imap(play, tasks):
                failures += some
                counts += more
            kinds = summarise(numbers, options.histories, failures, counts)
            has_failed = has_failed or bool(failures)
            for failure in failures:
                failure.write(options.out)
            for kind, list_ in kinds.items() if options.reduce else []:
                print(f"-- {numbers}: {kind}")
                print(reduce.reduced(options.program, list_[0], options.steps))
    raise SystemExit(1 if has_failed else 0)


if __name__ == "__main__":
    main()
