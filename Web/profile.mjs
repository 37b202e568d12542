// Finds out which functions the first of the engine's modules has: node profile.mjs MODULE PROFILE runs a module that
// was made by `wasm-split --instrument` over all known documents and random ones, as a page does that shows them,
// types the first document, and writes what it has counted.

import { readFileSync, writeFileSync } from "node:fs";

import { Engine } from "./page/engine.js";
import { emptyDocument, firstDocument } from "./page/start.js";
import { knownDocuments, randomDocument } from "./Tests/engine_documents.mjs";

const [module, profile] = process.argv.slice(2);
const engine = await Engine.load(readFileSync(module));
const texts = knownDocuments().map(({ text }) => text);
for (let seed = 1000; seed < 1400; seed += 1) texts.push(randomDocument(seed));

const short = { ambiguity: false, explaining: false };
const sheet = engine.open("");
for (const text of texts.filter((one) => !one.startsWith("{"))) {
  const opened = engine.open(text);
  opened.words();
  void opened.frames;
  for (const constraint of opened.report(short).constraints) void constraint.equation;
  opened.configure({ direction: "rtl", spacing: [4, 8], scale: 2, metrics: { gap: 10 }, views: { a: { width: 10, height: null } } });
  opened.configure({ direction: null, spacing: null, scale: null, metrics: {}, views: {} });
  opened.resize(300, undefined);
  opened.measure();
  void opened.isReportDue;
  opened.close();
  for (const edited of [text, text.replace(/\d/, "7"), text.slice(0, -2)]) {
    sheet.replace(edited);
    sheet.words();
    sheet.report(short);
  }
}
for (const text of [firstDocument, emptyDocument]) {
  for (let end = 0; end <= text.length; end += 1) {
    sheet.replace(text.slice(0, end));
    sheet.words();
    sheet.report(short);
  }
}
const room = 1 << 17;
const at = engine.call("allocate", room);
const length = engine.call("__write_profile", at, room);
if (length > room) throw new Error(`the profile has ${length} bytes`);
writeFileSync(profile, new Uint8Array(engine.numbers(at, 0).buffer, at, length));
