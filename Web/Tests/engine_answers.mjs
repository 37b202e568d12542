import { existsSync, readFileSync } from "node:fs";

import { Engine } from "../page/engine.js";

async function compiled(name) {
  const place = new URL(`../page/${name}`, import.meta.url);
  return existsSync(place) ? WebAssembly.compile(readFileSync(place)) : null;
}

export const first = await compiled("vfl.wasm");
/** null where there is no wasm-split, and the first has everything. */
export const second = await compiled("vfl-more.wasm");

/** An engine of both modules. */
export async function newEngine() {
  const engine = await Engine.load(first);
  await engine.complete(second);
  return engine;
}

const encoder = new TextEncoder();

/** What Native.swift says of a document, from the engine. */
export function answersOf(engine, text) {
  const parts = [];
  const append = (name, part) => {
    parts.push(encoder.encode(`== ${name}\n`), typeof part === "string" ? encoder.encode(part) : part, encoder.encode("\n"));
  };
  const sheet = engine.open(text);
  const bits = (numbers) => new Uint8Array(numbers.slice().buffer);
  const frames = () => bits(sheet.frames);
  append("frames", frames());
  const [report, dimensions] = sheet.writtenReport();
  append("report", report);
  append("dimensions", bits(dimensions));
  for (const form of ["json", "svg", "explain", "vfl", "swift", "uikit", "testing"]) append(form, sheet.export(form) ?? "null");
  append("words", new Uint8Array(sheet.words().buffer));
  for (const [width, height] of [[200, 300], [320, 480], [333.3, 77.7], [1024, 768], [80, 24]]) {
    sheet.resize(width, height);
    sheet.settle();
    append(String(Math.trunc(width)), frames());
  }
  sheet.resize(null, null);
  sheet.settle();
  append("content", frames());
  sheet.close();
  return Buffer.concat(parts);
}
