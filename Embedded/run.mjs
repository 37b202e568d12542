// Runs a WebAssembly program and writes what it prints: node run.mjs PROGRAM.wasm

import { readFileSync, writeSync } from "node:fs";

const printed = [];
const host = { putchar: (byte) => printed.push(byte) };
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const { exports } = await WebAssembly.instantiate(module, { host });
let status = 0;
try {
  status = exports.__main_argc_argv(0, 0);
  if (status) console.error(`${process.argv[2]}: ${status}`);
} catch (trap) {
  console.error(`${process.argv[2]}: ${trap.message}`);
  status = 1;
}
const bytes = Uint8Array.from(printed);
for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
process.exitCode = status ? 1 : 0;
