import assert from "node:assert/strict";
import { test } from "node:test";

import { newEngine } from "./engine_answers.mjs";
import { gallery, hostileTexts, knownDocuments, randomDocument } from "./engine_documents.mjs";

test("no prefix of a text of the gallery stops the engine", async () => {
  const engine = await newEngine();
  const texts = knownDocuments().filter(({ name }) => name.includes("gallery") && !name.includes("calendar")).map(({ text }) => text);
  for (const text of texts) {
    const sheet = engine.open("");
    for (let end = 0; end <= text.length; end += 1) {
      sheet.replace(text.slice(0, end));
      const { diagnostics, omitted } = sheet.report({ ambiguity: false, explaining: false });
      for (const { range } of diagnostics) assert.ok(range[0] <= range[1] && range[1] <= end, `${text.slice(0, end)}: ${range}`);
      assert.ok(Array.isArray(omitted));
      const words = sheet.words();
      if (words.length) assert.ok(words.at(-3) + words.at(-2) <= end);
      sheet.complete(end);
    }
    sheet.close();
  }
});

test("three thousand sheets leave no memory behind", async () => {
  const engine = await newEngine();
  const texts = knownDocuments().map(({ text }) => text);
  const round = (from, to) => {
    for (let i = from; i < to; i += 1) {
      const sheet = engine.open(texts[i % texts.length]);
      sheet.report({ ambiguity: false, explaining: false });
      sheet.replace(`${texts[i % texts.length]}\n# ${i}`);
      sheet.close();
    }
  };
  round(0, 300);
  const before = engine.memorySize;
  round(300, 3000);
  assert.equal(engine.memorySize, before);
});

test("hostile texts never stop the engine", async () => {
  const engine = await newEngine();
  for (const text of hostileTexts()) {
    const sheet = engine.open(text);
    sheet.report();
    sheet.words();
    for (const offset of [0, 1, text.length, text.length + 5, -1]) {
      sheet.complete(offset);
      sheet.hover(offset);
      sheet.occurrences(offset);
    }
    sheet.resize(NaN, Infinity);
    sheet.resize(-5, 1e300);
    sheet.resize(0, 0);
    sheet.export("svg");
    sheet.export("no such form");
    sheet.numberFor({ constraint: 5 });
    sheet.numberFor({ view: "a", edge: "right" });
    sheet.configure({ direction: "x", spacing: [1], scale: -1, metrics: { gap: "x", a: 1e300 }, views: { a: { width: -5, hugging: [0, 2000] } } });
    sheet.close();
  }
  assert.equal(engine.readLog("nothing"), null);
});

test("editing at random never stops the engine", async () => {
  const engine = await newEngine();
  for (let seed = 1; seed <= 60; seed += 1) {
    const sheet = engine.open(randomDocument(seed));
    for (let next = 1; next <= 4; next += 1) {
      sheet.replace(randomDocument(seed * 10 + next));
      sheet.resize(100 * next, undefined);
      const { views } = sheet.report();
      assert.equal(sheet.frames.length, 4 * (views.length + 1));
      sheet.measure();
    }
    sheet.close();
  }
});

test("all entries of the gallery are laid out, and only lessons about mistakes have any", async () => {
  const engine = await newEngine();
  const { entries, lessons } = gallery();
  const texts = new Map(knownDocuments().map(({ name, text }) => [name, text]));
  for (const entry of entries) {
    const text = [...texts].find(([name]) => name.endsWith(`page/gallery/${entry.file}`))[1];
    const sheet = engine.open(text);
    const report = sheet.report();
    const isWrongOnPurpose = entry.group === "Conflicts and open places";
    assert.equal(report.status !== "ok" || report.open.length > 0, isWrongOnPurpose, entry.id);
    assert.deepEqual(report.settings.size, entry.size, entry.id);
    sheet.close();
  }
  const copied = [...texts].filter(([name]) => /gallery\/(appendix|seed)-/.test(name));
  for (const [name, text] of copied) {
    const original = name.replace(/.*gallery\/(appendix-|seed-)/, (_, kind) => (kind === "appendix-" ? "Examples/appendix/" : "Examples/"));
    assert.equal(text, [...texts].find(([other]) => other.endsWith(original) && !other.includes("gallery"))?.[1], name);
  }
  const framesOf = (text) => {
    const sheet = engine.open(text);
    const report = sheet.report();
    const frames = report.views.map((view, index) => [view.name, ...sheet.frames.slice(4 * index + 4, 4 * index + 8)]);
    sheet.close();
    return { report, frames };
  };
  for (const { id, text, solution, cost } of lessons) {
    const { report, frames } = framesOf(solution);
    assert.equal(report.status, "ok", id);
    assert.deepEqual(report.open, [], id);
    // What is missed beside a lesson that is solved is explained.
    assert.equal(report.losses.length > 0, cost !== undefined, id);
    assert.notDeepEqual(framesOf(text).frames, frames, id);
  }
});
