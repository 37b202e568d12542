import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";

import { answersOf, newEngine } from "./engine_answers.mjs";
import { knownDocuments, randomDocument } from "./engine_documents.mjs";

const program = new URL("../../.build/embedded/native-web", import.meta.url).pathname;
const seeds = 400;

test("every example and random documents give the same bytes as natively", { skip: !existsSync(program) && "the native program is not built" }, async () => {
  const documents = knownDocuments();
  for (let seed = 1; seed <= seeds; seed += 1) documents.push({ name: `seed ${seed}`, text: randomDocument(seed) });
  const input = documents.flatMap(({ text }) => {
    const bytes = Buffer.from(text);
    return [Buffer.from(`${bytes.length}\n`), bytes];
  });
  const { stdout, status, stderr } = spawnSync(program, { input: Buffer.concat(input), maxBuffer: 1 << 30 });
  assert.equal(status, 0, String(stderr));
  const engine = await newEngine();
  let offset = 0;
  for (const { name, text } of documents) {
    const end = stdout.indexOf(10, offset);
    const length = Number(stdout.subarray(offset, end));
    const expected = stdout.subarray(end + 1, end + 1 + length);
    offset = end + 1 + length;
    const answers = answersOf(engine, text);
    if (!answers.equals(expected)) assert.equal(answers.toString("latin1"), expected.toString("latin1"), `${name}:\n${text}`);
  }
  assert.equal(offset, stdout.length);
});
