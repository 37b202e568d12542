#!/usr/bin/env python3
"""Shrinks a script that goes wrong to a few lines that go wrong in the same way.

    reduce.py PROGRAM FILE [lenient]           a script
    reduce.py PROGRAM CLASS SEED [STEPS]       a history, up to what goes wrong first

The result can be played with `histories replay`.
"""

import pathlib
import sys
import tempfile

import oracle
import program
from evidence import RELATIONS

#: Seconds of processor time after which a script counts as endless; a few lines take milliseconds.
ENDLESS = 3

#: How often numbers are varied to explain what a shorter script comes to.
FEW = 2


class Script:
    """Steps, each a list of lines: one line, or several between `begin` and how they end."""

    def __init__(self, steps):
        self.steps = steps

    @staticmethod
    def read(text):
        steps = []
        open_step = None
        for line in text.splitlines():
            line = line.partition("#")[0].strip()
            if line == "begin":
                open_step = [line]
            elif open_step is not None:
                open_step.append(line)
                if line in ("commit", "later", "rehearse"):
                    steps.append(open_step)
                    open_step = None
            elif line:
                steps.append([line])
        if open_step is not None:  # The history ended while it was played.
            steps.append(open_step + ["commit"])
        return Script(steps)

    def text(self):
        lines = []
        for step in self.steps:
            for line in step:
                is_inside = len(step) > 1 and line is not step[0] and line is not step[-1]
                lines.append(("  " if is_inside else "") + line)
        return "\n".join(lines) + "\n"


class Reducer:
    def __init__(self, program_path, lenient, folder, kind=None):
        self.program = program_path
        self.lenient = lenient
        self.file = pathlib.Path(folder) / "script.txt"
        self.kind = kind

    def kind_of(self, script):
        """How a script goes wrong, or None; where `kind` is known, only that is looked for."""
        self.file.write_text(script.text())
        outcome = program.run(self.program, ["replay", self.file, *self.lenient], ENDLESS)
        if outcome.ending:
            return outcome.ending
        if outcome.report.failures:
            return outcome.report.failures[0][2]
        for evidence in outcome.report.evidence:
            if evidence.source != "history" or evidence.kind in ("together", "single"):
                continue
            verdict, kind, _ = oracle.judge(evidence, FEW)
            if verdict == oracle.WRONG and self.kind in (None, kind):
                return kind
        return None

    def verdicts(self, script):
        """What the solver comes to, and what exact arithmetic says, as lines that mean nothing."""
        self.file.write_text(script.text())
        report = program.run(self.program, ["replay", self.file, *self.lenient], ENDLESS).report
        lines = [f"{kind}: {detail}" for _, _, kind, detail in report.failures]
        for evidence in report.evidence:
            verdict, kind, sentence = oracle.judge(evidence)
            if evidence.kind == "history":
                values = zip(evidence.variables, evidence.values)
                lines.append("values: " + ", ".join(f"{name} = {v!r}" for name, v in values))
            if verdict != oracle.RIGHT:
                lines.append(f"{kind} ({evidence.source}): {verdict}; {sentence}")
        return "".join(f"# {line}\n" for line in lines)

    def reduce(self, script):
        kind = self.kind_of(script)
        if kind is None or self.kind not in (None, kind):
            return None
        self.kind = kind
        script = self.separate(script)
        size = None
        while size != len(script.text()):
            size = len(script.text())
            script = self.leave_out_steps(script)
            script = self.leave_out_lines(script)
            script = self.simplify_lines(self.separate(script))
        return script

    def separate(self, script):
        """Transactions with one change, where that goes wrong too."""
        steps = script.steps
        for place in reversed(range(len(steps))):
            apart = steps[:place] + [[line] for line in steps[place][1:-1]] + steps[place + 1:]
            if len(steps[place]) > 2 and steps[place][-1] == "commit" and self.still_fails(apart):
                steps = apart
        return Script(steps)

    def still_fails(self, steps):
        return self.kind_of(Script(steps)) == self.kind

    def leave_out_steps(self, script):
        return Script(self.leave_out(script.steps, self.still_fails))

    def leave_out(self, items, still_fails):
        """As few of some items as still fail, by leaving out halves, quarters, and so on."""
        size = max(1, len(items) // 2)
        while size >= 1:
            start = 0
            while start < len(items):
                rest = items[:start] + items[start + size:]
                if still_fails(rest):
                    items = rest
                else:
                    start += size
            size //= 2
        return items

    def leave_out_lines(self, script):
        steps = list(script.steps)
        for place, step in enumerate(script.steps):
            if len(step) == 1:
                continue

            def still_fails(lines):
                return self.still_fails(steps[:place] + [wrapped(step, lines)] + steps[place + 1:])

            inner = self.leave_out(step[1:-1], still_fails)
            steps[place] = wrapped(step, inner)
            if step[-1] == "later":  # What is settled at once is simpler.
                ended = steps[place][:-1] + ["commit"]
                if self.still_fails(steps[:place] + [ended] + steps[place + 1:]):
                    steps[place] = ended
        return Script([s[1:2] if len(s) == 3 and s[-1] == "commit" else s for s in steps])

    def simplify_lines(self, script):
        steps = [list(step) for step in script.steps]
        for step in steps:
            for place in range(len(step)):
                changed = True
                while changed:
                    changed = False
                    for simpler in simpler_lines(step[place]):
                        line = step[place]
                        step[place] = simpler
                        if self.still_fails(steps):
                            changed = True
                            break
                        step[place] = line
        return Script(steps)


def wrapped(step, lines):
    return [step[0], *lines, step[-1]]


def simpler_lines(line):
    """Lines that say less: without a term, without a factor, with another number."""
    words = line.split()
    if words[0] == "constant":
        yield from (" ".join(words[:2] + [n]) for n in simpler_numbers(words[2]))
    if words[0] != "add":
        return
    sign = next(i for i, word in enumerate(words) if word in RELATIONS)
    terms = signed(words[2:sign])
    rest = words[sign:]
    if len(terms) > 1:
        for i in range(len(terms)):
            yield added(words, terms[:i] + terms[i + 1:], rest)
        yield from merged(words, terms, rest)
    for i, (minus, term) in enumerate(terms):
        factor, star, name = term.rpartition("*")
        if star:
            for number in ["1"] if factor != "1" else []:
                yield added(words, terms[:i] + [(minus, name)] + terms[i + 1:], rest)
    for number in simpler_numbers(rest[1]):
        yield added(words, terms, [rest[0], number] + rest[2:])
    if len(rest) > 2:
        yield added(words, terms, rest[:2])
        if rest[3] not in ("1", "500"):
            yield added(words, terms, rest[:3] + ["500"])


def merged(words, terms, rest):
    """The line with two terms of one variable as one."""
    parts = []
    for minus, term in terms:
        factor, _, name = term.rpartition("*")
        parts.append((name, float(factor or 1) * (-1 if minus else 1)))
    for i, (name, factor) in enumerate(parts):
        for j in range(i):
            if parts[j][0] == name:
                total = parts[j][1] + factor
                term = (total < 0, f"{abs(total):.15g}*{name}")
                yield added(words, terms[:j] + [term] + terms[j + 1:i] + terms[i + 1:], rest)


def simpler_numbers(number):
    if number != "0":
        yield "0"
    if number not in ("0", "1"):
        yield "1"


def signed(words):
    """Terms as (sign, text without it)."""
    terms = []
    minus = False
    for word in words:
        if word in "+-":
            minus = word == "-"
        elif word != "0":
            terms.append((minus != word.startswith("-"), word.lstrip("-")))
            minus = False
    return terms


def added(words, terms, rest):
    text = ""
    for minus, term in terms:
        text += (" - " if minus else " + ") if text else ("-" if minus else "")
        text += term
    return " ".join(words[:2] + [text or "0"] + rest)


# MARK: Histories


def reduced(program_path, failure, steps):
    """A script of few lines for a failure of a history."""
    script = script_of(program_path, failure, steps)
    kind = failure.kind
    # Its rows are a script of their own.
    if kind == "values of a fresh solver":
        kind = "values"
    if kind == "a fresh solver is inaccurate":
        kind = "inaccurate"
    return reduce_script(program_path, script, program.strictness(failure.numbers), kind)


def script_of(program_path, failure, steps):
    evidence = failure.evidence
    fresh = ("together", "single")
    source = None
    if evidence:
        source = evidence.kind if evidence.kind in fresh else evidence.source
    if source in fresh:
        lines = [f"variable {name}" for name in evidence.variables]
        rows = [f"add {row}" for row in evidence.row_lines]
        if source == "together":
            rows = ["begin", *rows, "commit"]
        return Script.read("\n".join(lines + rows))
    outcome = program.run(
        program_path, ["script", failure.numbers, failure.seed, min(steps, failure.step)])
    return Script.read(outcome.output)


def reduce_script(program_path, script, lenient, kind=None):
    with tempfile.TemporaryDirectory() as folder:
        reducer = Reducer(program_path, lenient, folder, kind)
        smaller = reducer.reduce(script)
        if smaller is None:
            return "# nothing goes wrong when this is replayed\n" + script.text()
        return f"# {reducer.kind}\n" + smaller.text() + reducer.verdicts(smaller)


def main():
    path, *arguments = sys.argv[1:]
    if len(arguments) > 1 and arguments[1].isdigit():
        steps = arguments[2] if len(arguments) > 2 else 60
        text = program.run(path, ["script", arguments[0], arguments[1], steps]).output
        lenient = program.strictness(arguments[0])
    else:
        text = pathlib.Path(arguments[0]).read_text()
        lenient = arguments[1:]
    print(reduce_script(path, Script.read(text), lenient), end="")


if __name__ == "__main__":
    main()
