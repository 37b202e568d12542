"""Reads what the program `histories` prints: states and answers, in the words of its scripts."""

import re

from exact import Rational, Row, precisely, rational

RELATIONS = {"<=": -1, "==": 0, ">=": 1}


class Evidence:
    """Values (floats) and rows in their order, by name, and what was answered.

    `kind` is `history`, `together` or `single` for values after a history, or of a fresh solver
    that got all rows at once or one by one; or `conflict`, `inaccurate`, `range`, `holding-off`
    for answers. `source` says for the first two of these which solver it was.
    """

    def __init__(self, heading, lines):
        words = heading.split()
        self.kind = words[1]
        self.source = words[2] if len(words) > 2 else "history"
        self.text = "\n".join([heading] + lines)
        self.variables = []
        self.values = []
        self.rows = {}
        self.row_lines = []
        self.answer = ""
        self.seed = self.step = None
        for line in lines:
            self.read(line)

    def read(self, line):
        row = re.match(r"(r\d+): (.*)", line)
        variable = re.match(r"(x\d+)(?: = (.*))?$", line)
        if row:
            self.rows[row[1]] = self.row(row[2])
            self.row_lines.append(line)
        elif variable:
            self.variables.append(variable[1])
            if variable[2]:
                self.values.append(float(variable[2]))
        else:
            self.answer = line

    def row(self, text):
        left, sign, right = re.match(r"(.*) (<=|==|>=) (.*)", text).groups()
        constant, _, priority = right.partition(" ~ ")
        level = float(priority) if priority else None
        return Row(self.terms(left), RELATIONS[sign], rational(float(constant)), level)

    def terms(self, text):
        """`0.1*x0 - x3`, by place of the variable."""
        terms = {}
        sign = 1
        for word in text.split():
            if word in "+-":
                sign = 1 if word == "+" else -1
            elif word != "0":
                factor, name = re.match(r"(?:(.*)\*)?(-?x\d+)", word).groups()
                amount = sign * (-1 if name[0] == "-" else 1) * (float(factor) if factor else 1)
                place = self.variables.index(name.lstrip("-"))
                terms[place] = terms.get(place, Rational(0)) + rational(amount)
        return terms

    def exact_values(self):
        return [precisely(value) for value in self.values]

    def named(self):
        """The names of rows in the answer."""
        return re.findall(r"\br\d+\b", self.answer)


class Report:
    """All that one run has printed: evidence, failures, and how much was done.

    A failure is (seed, step, kind, detail).
    """

    def __init__(self, output):
        self.evidence = []
        self.failures = []
        self.counts = {}
        seed = step = None
        lines = iter(output.splitlines())
        for line in lines:
            if place := re.match(r"seed (\d+) step (\d+)$", line):
                seed, step = int(place[1]), int(place[2])
            elif line.startswith("evidence "):
                body = []
                for inner in lines:
                    if inner == "end":
                        break
                    body.append(inner)
                piece = Evidence(line, body)
                piece.seed, piece.step = seed, step
                self.evidence.append(piece)
            elif line.startswith("failure "):
                kind, _, detail = line[8:].partition(": ")
                self.failures.append((seed, step, kind, detail))
            elif line.startswith("counts "):
                words = line.split()[1:]
                self.counts = dict(zip(words[::2], map(int, words[1::2])))
