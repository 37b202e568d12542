"""Runs the program `histories` in processes that end when they have used up their time."""

import os
import resource
import subprocess

from evidence import Report

#: Seconds of processor time for a run of one history or script; usual ones take some milliseconds.
ALONE = 10


class Outcome:
    """What a run printed, and how it ended: `ending` is None, "endless" or "crash"."""

    def __init__(self, output, ending):
        self.output = output
        self.ending = ending
        self.report = Report(output)


def run(program, arguments, seconds=ALONE):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    process = subprocess.run(
        [program, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        preexec_fn=limit,
        encoding="utf-8",
        errors="replace",
    )
    if process.returncode == 0:
        return Outcome(process.stdout, None)
    if process.returncode in (-24, -9):  # SIGXCPU, SIGKILL
        return Outcome(process.stdout, "endless")
    if process.returncode == 64:
        raise SystemExit(process.stderr)
    return Outcome(process.stdout, "crash")


def strictness(numbers):
    return ["lenient"] if numbers in ("wide", "extreme", "large") else []
