import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, EngineFailure } from "../page/engine.js";
import { firstDocument } from "../page/start.js";
import { first, newEngine, second } from "./engine_answers.mjs";
import { knownDocuments } from "./engine_documents.mjs";

const brief = { ambiguity: false, explaining: false };
const failing = (reason) => (error) => error instanceof EngineFailure && error.reason === reason;

/** What a page draws first. */
function shown(engine, text) {
  const sheet = engine.open(text);
  sheet.configure({ direction: null, spacing: null, scale: null, metrics: {}, views: {} });
  const report = sheet.report(brief);
  const result = JSON.stringify([[...sheet.frames], [...sheet.words()], report.views, report.diagnostics, report.conflicts, report.constraints.map(({ equation, debug }) => [equation, debug])]);
  sheet.close();
  return result;
}

const skip = second === null && "there is one module";

test("the first module alone shows each text of the gallery, and each letter of the first document, as both do", { skip }, async () => {
  const alone = await Engine.load(first);
  assert.equal(alone.isWhole, false);
  const whole = await newEngine();
  const texts = knownDocuments().filter(({ name }) => name.startsWith("Web/page/gallery"));
  assert.ok(texts.length > 30);
  for (const { name, text } of texts) assert.equal(shown(alone, text), shown(whole, text), name);
  for (let end = 0; end <= firstDocument.length; end += 1) {
    const text = firstDocument.slice(0, end);
    assert.equal(shown(alone, text), shown(whole, text), text);
  }
});

test("what the first module has not fails, and is there when the second is in place, in the midst of a layout", { skip }, async () => {
  const early = await Engine.load(first);
  const lost = early.open("size 100 50\nH:|-[a]-|\n");
  assert.throws(() => lost.export("swift"), failing("early"));
  assert.throws(() => lost.report(brief), failing("stopped"));

  const engine = await Engine.load(first);
  const sheet = engine.open("size 100 50\nH:|-[a]-|\n");
  sheet.resize(200, undefined);
  await engine.complete(second);
  assert.ok(engine.isWhole);
  assert.match(sheet.export("swift"), /import AutoLayout/);
  assert.equal(sheet.frames[2], 200);
});

test("a call that takes longer than there is patience for ends, and costs the engine and nothing else", async () => {
  const text = `size 300 100\n${Array.from({ length: 3000 }, (_, i) => `H:|-${i}-[v${i}]\n`).join("")}`;
  const engine = await newEngine();
  engine.patience = 0;
  assert.throws(() => engine.open(text), failing("overdue"));
  assert.throws(() => engine.open(""), failing("stopped"));
  const next = await newEngine();
  const sheet = next.open(text);
  assert.equal(sheet.report(brief).views.length, 3000);
  next.patience = 0;
  assert.throws(() => sheet.report(brief), failing("overdue"));
});
