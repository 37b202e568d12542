import assert from "node:assert/strict";
import { test } from "node:test";

import { newEngine } from "./engine_answers.mjs";
import { knownDocuments, randomDocument } from "./engine_documents.mjs";

const engine = await newEngine();

/** A text after edits that belong together. */
function edited(text, edits) {
  let result = text;
  for (const { range: [from, to], text: next } of [...edits].sort((a, b) => b.range[0] - a.range[0])) {
    result = result.slice(0, from) + next + result.slice(to);
  }
  return result;
}

function reportOf(text) {
  const sheet = engine.open(text);
  const report = sheet.report();
  // They are worked out while the sheet is open.
  for (const constraint of report.constraints) void constraint.equation;
  sheet.close();
  return report;
}

/** Whether constraints of a conflict still clash among themselves, one of them perhaps another now. */
function stillClash(before, conflict, after) {
  const known = new Set(before.constraints.map(({ equation }) => equation));
  const own = new Set(conflict.constraints.map((index) => before.constraints[index].equation));
  return after.conflicts.some(({ constraints }) =>
    constraints.map((index) => after.constraints[index].equation).every((equation) => own.has(equation) || !known.has(equation)));
}

test("each repair of a conflict, carried out in the text, takes that conflict away and makes no mistake", () => {
  const texts = knownDocuments().map(({ text }) => text);
  for (let seed = 1; seed <= 200; seed += 1) texts.push(randomDocument(seed));
  let tried = 0;
  for (const text of texts) {
    const report = reportOf(text);
    if (report.diagnostics.length) continue;
    const equations = report.constraints.map(({ equation }) => equation);
    for (const conflict of report.conflicts) {
      // What two places ask for is still asked for when one of them does not.
      if (conflict.constraints.some((index) => equations.indexOf(equations[index]) !== equations.lastIndexOf(equations[index]))) continue;
      for (const { message, edits } of conflict.repairs) {
        if (!edits) continue;
        tried += 1;
        const after = reportOf(edited(text, edits));
        assert.deepEqual(after.diagnostics.filter(({ severity }) => severity === "error"), [], `${message} in\n${text}\ngives\n${edited(text, edits)}`);
        assert.ok(!stillClash(report, conflict, after), `${message} in\n${text}\ngives\n${edited(text, edits)}`);
      }
    }
  }
  assert.ok(tried > 100, `${tried} repairs`);
});

test("each suggestion for an open place decides it", () => {
  const texts = knownDocuments().map(({ text }) => text);
  for (let seed = 300; seed <= 400; seed += 1) texts.push(randomDocument(seed));
  let tried = 0;
  for (const text of texts) {
    const report = reportOf(text);
    if (report.diagnostics.length || report.conflicts.length) continue;
    for (const { view, attribute, suggestions } of report.open) {
      for (const { message, edits } of suggestions) {
        if (!edits) continue;
        tried += 1;
        const after = reportOf(edited(text, edits));
        const where = `${message} in\n${text}\ngives\n${edited(text, edits)}`;
        assert.deepEqual(after.diagnostics.filter(({ severity }) => severity === "error"), [], where);
        // What lines a row up may need what is missing beside it.
        if (message.startsWith("Add") && !message.includes(" in the options of ") && suggestions.length < 3) {
          assert.ok(!after.open.some((other) => other.view === view && other.attribute === attribute), where);
        }
      }
    }
  }
  assert.ok(tried > 50, `${tried} suggestions`);
});

test("what lines a row up is added to the options that it has", () => {
  const text = "size 300 100\nview a, b intrinsic 40 20\nH:|-[a]-[b]-| with directionLeftToRight\nV:|-[a]\n";
  const [suggestion] = reportOf(text).open.flatMap(({ suggestions }) => suggestions).filter(({ message }) => message.includes("alignAllTop"));
  assert.equal(suggestion.message, "Add `alignAllTop` in the options of `H:|-[a]-[b]-|`");
  assert.equal(edited(text, suggestion.edits), text.replace("LeftToRight", "LeftToRight, alignAllTop"));
});

test("a column that is pinned at both ends is let end earlier first", () => {
  const text = "size 300 200\nview a, b intrinsic 40 20\nH:|-[a]\nH:|-[b]\nV:|-[a]-[b]-|\n";
  const [suggestion] = reportOf(text).open.flatMap(({ suggestions }) => suggestions);
  assert.equal(suggestion.message, "Change `V:[b]-20-|` to `V:[b]-(>=20)-|`");
  const mended = edited(text, suggestion.edits);
  assert.equal(mended, text.replace("[b]-|", "[b]-(>=20)-|"));
  assert.deepEqual(reportOf(mended).open, []);
});

test("what views are shown as is what they are and show in UIKit", () => {
  const sheet = engine.open('size 300 100\nview a, b intrinsic 40 20\nview c sample "Log \\"in\\"" color teal\nH:|-[a]-[b]-[c]-|\n');
  const code = sheet.export("uikit");
  sheet.close();
  assert.ok(code.includes("let a = UIView()  // its content is 40 wide, 20 high: a label, a button, …\n"));
  assert.ok(code.includes("let c = UILabel()\n"));
  assert.ok(code.includes('c.text = "Log \\"in\\""\nc.backgroundColor = .systemTeal\n'));
});

test("the sum of a conflict goes with its sentence where a size does not matter to it", () => {
  const text = "size 200 100\nH:|-[name]-[field]-|\nH:[field(>=250)]\nH:[name(60)]\n";
  const [{ sentence, chain }] = reportOf(text).conflicts;
  assert.equal(sentence, "superview is 200 points wide, but what is in it needs at least 358");
  assert.equal(chain, "20 + 8 + 250 + 20 = 298 > 200, even if name were 0 points wide, and 358 with its own size");
});

test("ranges are code units, whatever stands in front", () => {
  const text = "# größer 🙂 è\nview \"größe\" intrinsic 10 10\nH:|-[a]-[feild]-| # 🙂\nH:|[\"größe\n";
  const report = reportOf(`\uFEFF${text}`);
  for (const { range, message } of report.diagnostics) assert.ok(range[1] <= text.length + 1, message);
  const sheet = engine.open(text);
  const words = sheet.words();
  const pieces = [];
  for (let i = 0; i < words.length; i += 3) pieces.push(text.slice(words[i], words[i] + words[i + 1]));
  assert.ok(pieces.includes("\"größe\""));
  assert.ok(pieces.includes("feild"));
  assert.ok(pieces.includes("# 🙂"));
  const at = text.indexOf("feild") + 2;
  assert.deepEqual(sheet.occurrences(at), [[text.indexOf("feild"), text.indexOf("feild") + 5]]);
  sheet.close();
});

test("a number behind a gap or an edge is another one after the edit, and moves what it says", () => {
  const text = "size 320 100\nmetrics gap = 12\nview a intrinsic 50 20\nview b\nH:|-[a(50)]-gap-[b]-16-|\nV:|[a]\nV:|-5-[b(30)]\nb.top == a.top + 5\n";
  const sheet = engine.open(text);
  const report = sheet.report();
  const gap = report.dimensions.findIndex(({ label }) => label === "12");
  const found = sheet.numberFor(gap);
  assert.equal(text.slice(...found.range), "12");
  assert.equal(edited(text, [{ range: found.range, text: found.text(20) }]).includes("gap = 20"), true);
  const dash = report.dimensions.findIndex(({ label, views }) => label === "20" && views.includes(-1));
  assert.equal(sheet.numberFor(dash).text(33), "-33-");
  assert.equal(text.slice(...sheet.numberFor({ view: "a", edge: "right" }).range), "50");
  const right = sheet.numberFor({ view: "b", edge: "right" });
  assert.equal(text.slice(...right.range), "16");
  assert.equal(right.moves, -1);
  const bottom = sheet.numberFor({ view: "b", edge: "bottom" });
  assert.equal(text.slice(...bottom.range), "30");
  assert.equal(bottom.moves, 1);
  assert.equal(sheet.numberFor({ view: "a", edge: "top" })?.text(4) ?? null, "-4-");
  sheet.close();
});

test("an edge that its content places is moved by the number of the declaration", () => {
  const text = "size 320 200\nview intrinsic intrinsic - 20\nview a, b intrinsic 60 30 # 7\nview t text width 70 lineHeight 15\nH:|-[b]\nV:|-[b][a][t] with alignAllLeading\n";
  const sheet = engine.open(text);
  const number = (view, edge) => {
    const found = sheet.numberFor({ view, edge });
    return found && [text.slice(0, found.range[0]).split("\n").length, text.slice(...found.range), found.moves, found.text(-3)];
  };
  assert.deepEqual(number("a", "right"), [3, "60", 1, "0"]);
  assert.deepEqual(number("b", "bottom"), [3, "30", 1, "0"]);
  assert.deepEqual(number("intrinsic", "bottom"), [2, "20", 1, "0"]);
  assert.deepEqual(number("t", "right"), [4, "70", 1, "0"]);
  assert.deepEqual(number("t", "bottom"), [4, "15", 1, "0"]);
  assert.equal(number("intrinsic", "right"), null);
  // What holds the edge itself comes first.
  assert.deepEqual(sheet.numberFor({ view: "b", edge: "left" }).text(7), "-7-");
  sheet.close();
});

test("what is configured holds in place of the text, and goes away again", () => {
  const sheet = engine.open("size 200 50\nmetrics gap = 10\nview a intrinsic 40 20\nH:|-gap-[a]\nV:|[a]\n");
  const place = () => [...sheet.frames.slice(4, 8)];
  assert.deepEqual(place(), [10, 0, 40, 20]);
  sheet.configure({ metrics: { gap: 25 }, direction: "rtl", views: { a: { width: 60 } } });
  assert.deepEqual(place(), [115, 0, 60, 20]);
  assert.equal(sheet.report().settings.direction, "rtl");
  sheet.replace("size 200 50\nmetrics gap = 10\nview a intrinsic 40 20\nH:|-gap-[a]\nV:|-[a]\n");
  assert.deepEqual(place(), [115, 20, 60, 20]);
  sheet.configure({});
  assert.deepEqual(place(), [10, 20, 40, 20]);
  sheet.resize(300, undefined);
  assert.deepEqual([...sheet.frames.slice(0, 4)], [0, 0, 300, 50]);
  // Nothing reaches the container's right and bottom, so that nothing holds it open.
  sheet.resize(null, null);
  assert.deepEqual([...sheet.frames.slice(0, 4)], [0, 0, 0, 0]);
  sheet.resize(undefined, undefined);
  assert.deepEqual([...sheet.frames.slice(0, 4)], [0, 0, 200, 50]);
  sheet.close();
});

test("widths where something cannot hold are found, and dimensions follow a size without a report", () => {
  const sheet = engine.open("size 320 60\nH:|-[a(>=100)]-[b(100)]-|\nV:|[a]|\nV:|[b]|\n");
  const found = sheet.sweep(200, 300, 10);
  assert.deepEqual(found.map(({ from, to }) => [from, to]), [[200, 240]]);
  const report = sheet.report();
  sheet.resize(400, undefined);
  const numbers = sheet.measure();
  assert.equal(numbers.length, 5 * report.dimensions.length);
  const size = report.dimensions.findIndex(({ isSize, views }) => isSize && views[0] === 0);
  assert.equal(numbers[5 * size + 4], 252);
  sheet.close();
});

test("a name is changed wherever it stands, or a sentence says why not", () => {
  const text = "view a, b\nH:|-[a]-[b(a)]-|\na.top == b.top\n";
  const sheet = engine.open(text);
  assert.equal(edited(text, sheet.rename(5, "left")), "view left, b\nH:|-[left]-[b(left)]-|\nleft.top == b.top\n");
  assert.throws(() => sheet.rename(5, "b"), /There is something called 'b' already/);
  assert.throws(() => sheet.rename(0, "b"), /There is no name here/);
  sheet.close();
});

test("a log of constraints that clash becomes a document with that conflict", () => {
  const log = `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600001 UIButton:0x7f01.width == 100   (active)>",
    "<NSLayoutConstraint:0x600002 UIButton:0x7f01.width == 140   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002 UIButton:0x7f01.width == 140   (active)>
`;
  const { document, explanation } = engine.readLog(log);
  assert.match(explanation, /^conflict:/);
  const report = reportOf(document);
  assert.equal(report.conflicts.length, 1);
  assert.equal(report.constraints[report.conflicts[0].broken].constant, 140);
});
