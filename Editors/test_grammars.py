"""Runs the TextMate grammars in a real engine, and compares the scopes of words with what they are.

    Scripts/editors
"""

import json
import logging
import pathlib
import sys
import unittest

from textmate_grammar.parsers.base import LanguageParser

logging.disable(logging.CRITICAL)
HERE = pathlib.Path(__file__).parent
SYNTAXES = HERE / "vscode" / "syntaxes"


def grammar(name):
    return json.loads((SYNTAXES / f"{name}.tmLanguage.json").read_text())


def scopes(parser, text):
    """A list of (word, innermost scope) for all that has a scope of its own."""
    found = parser.parse_string(text + "\n")
    if found is None:
        return []
    return [
        (word.strip(), tokens[-1])
        for (_, word, tokens) in found.flatten()
        if word.strip() and len(tokens) > 1
    ]


class DocumentGrammar(unittest.TestCase):
    parser = LanguageParser(grammar("vfl"))

    def check(self, line, expected):
        found = scopes(self.parser, line)
        for word, scope in expected:
            self.assertTrue(
                any(w == word and s.startswith(scope) for w, s in found), f"{line}: {word} in {found}"
            )

    def test_settings(self):
        self.check(
            "size 300 -  # as wide as that",
            [("size", "keyword.control"), ("300", "constant.numeric"), ("-", "constant.language.none")],
        )
        self.check("size 300 44 # wide", [("wide", "comment.line")])
        self.check("# size 3", [("size 3", "comment.line")])
        self.check("direction rightToLeft", [("rightToLeft", "constant.language")])
        self.check(
            "metrics gap = 12, wide = 80.5",
            [("gap", "variable.other.metric"), ("12", "constant.numeric"), ("80.5", "constant.numeric")],
        )

    def test_declarations(self):
        self.check(
            "view find, next in bar intrinsic 60 - hugging 251 250",
            [
                ("view", "storage.type"), ("find", "entity.name.type.view"),
                ("next", "entity.name.type.view"), ("in", "keyword.other.property"),
                ("bar", "entity.name.type.view"), ("intrinsic", "keyword.other.property"),
                ("60", "constant.numeric"), ("-", "constant.language.none"),
            ],
        )
        self.check(
            "stack column axis vertical",
            [("stack", "storage.type"), ("vertical", "constant.language")],
        )
        self.check(
            'view save sample "Save" color red',
            [("sample", "keyword.other.property"), ("color", "keyword.other.property"), ("red", "constant.language")],
        )

    def test_strings(self):
        self.check(
            "H:|-gap-[find(>=80@750,<=wide)]-8-| with alignAllTop, priority 750, gap = 4",
            [
                ("H", "keyword.control.orientation"), ("|", "variable.language.superview"),
                ("gap", "variable.other.metric"), ("find", "entity.name.type.view"),
                (">=", "keyword.operator.comparison"), ("@", "keyword.operator.priority"),
                ("80", "constant.numeric"), ("wide", "variable.other.metric"),
                ("with", "keyword.control"), ("alignAllTop", "support.constant.option"),
                ("priority", "keyword.control"),
            ],
        )
        self.check("[with]-[view] # why", [("with", "entity.name"), ("why", "comment.line")])
        self.check("|[a]|", [("|", "variable.language.superview"), ("a", "entity.name.type.view")])

    def test_equations(self):
        self.check(
            'logo.width == 2 * logo.height @750 "wide"',
            [
                ("logo", "entity.name.type.view"), ("width", "support.type.property-name"),
                ("==", "keyword.operator.comparison"), ("2", "constant.numeric"),
                ("*", "keyword.operator.arithmetic"), ("750", "constant.numeric.priority"),
            ],
        )
        self.check("view.width == 3", [("view", "entity.name.type.view")])

    def test_what_a_line_leaves_open_ends_with_it(self):
        for line in ["H:|-[a(", 'format "[a', "view a in", "a.width =="]:
            found = scopes(self.parser, f"{line}\nview b")
            self.assertIn(("view", "storage.type.vfl"), found, line)

    def test_every_line_of_every_example(self):
        for path in sorted((HERE.parent / "Examples").rglob("*.vfl")):
            for line in path.read_text().splitlines():
                if line.strip():
                    self.assertTrue(scopes(self.parser, line), f"{path}: {line}")


class Extension(unittest.TestCase):
    def test_what_the_manifest_names_is_there(self):
        manifest = json.loads((SYNTAXES.parent / "package.json").read_text())
        parts = manifest["contributes"]
        paths = [grammar["path"] for grammar in parts["grammars"]]
        paths += [language["configuration"] for language in parts["languages"]]
        for path in paths:
            self.assertIsInstance(json.loads((SYNTAXES.parent / path).read_text()), dict, path)
        for key in ["name", "version", "publisher", "engines"]:
            self.assertIn(key, manifest)


class SwiftGrammar(unittest.TestCase):
    # The engine knows no injection: the patterns are tried as a language of their own.
    parser = LanguageParser(grammar("vfl-in-swift"))

    def test_strings(self):
        for line in [
            'f(withVisualFormat: "H:|-[find(>=20)]-\\(gap(1))-|", views: v)',
            'let s = #"H:|-[find(>=20)]-|"#',
        ]:
            found = scopes(self.parser, line)
            self.assertIn(("find", "entity.name.type.view.vfl"), found, line)
            self.assertIn((">=", "keyword.operator.comparison.vfl"), found, line)
            self.assertNotIn("views", [word for word, _ in found], line)

    def test_other_literals(self):
        self.assertEqual(scopes(self.parser, 'let a = "H: or V:", b = "[a]"'), [])


if __name__ == "__main__":
    sys.exit(unittest.main())
