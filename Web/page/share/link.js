/* The state of the page as a fragment of its address, which no server ever sees. Whatever a link says is
   looked at as if an enemy had written it. */

const mostText = 65536;
const mostEntries = 500;

/** What a state is: t text, m metrics (of older links), i views, w and h the size, d direction, s spacing, k scale, o options. */
export async function encode(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(compact(state)));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (let i = 0; i < packed.length; i += 8192) binary += String.fromCharCode(...packed.subarray(i, i + 8192));
  return "#v1." + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a fragment. Null where there is none; throws an Error of one sentence. */
export async function decode(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  if (/^v\d+\./.test(text)) {
    if (!text.startsWith("v1.")) throw new Error("This link was made by a later version of the playground; open it there.");
    return clean(JSON.parse(await unpack(text.slice(3))));
  }
  if (!/^[a-z]+=/.test(text)) return null;
  return readable(new URLSearchParams(text));
}

/** A link that people can write by hand: #t=H:|-[a]-|&w=320 */
function readable(parameters) {
  const state = {};
  if (parameters.has("t")) state.t = parameters.get("t");
  for (const key of ["w", "h", "k"]) if (parameters.has(key)) state[key] = Number(parameters.get(key));
  if (parameters.has("d")) state.d = parameters.get("d");
  if (parameters.has("s")) state.s = parameters.get("s").split(",").map(Number);
  for (const key of ["m", "i"]) {
    if (!parameters.has(key)) continue;
    state[key] = Object.fromEntries(parameters.get(key).split(",").map((one) => one.split(":")).filter((pair) => pair.length === 2)
      .map(([name, value]) => [name, key === "m" ? Number(value) : { intrinsic: value.split("x").map(Number) }]));
  }
  return clean(state);
}

async function unpack(text) {
  if (text.length > 2 * mostText) throw new Error("This link is too long.");
  if (!/^[\w-]*$/.test(text)) throw new Error("This link is damaged.");
  let bytes;
  try {
    bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error("This link is damaged.");
  }
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > mostText) throw new RangeError();
      chunks.push(value);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
  } catch (error) {
    reader.cancel().catch(() => {});
    throw new Error(error instanceof RangeError ? "This link holds more than 64 KiB." : "This link is damaged.");
  }
}

/** Takes over what has the right form, and nothing else. */
export function clean(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("This link is damaged.");
  const state = {};
  if (typeof value.t === "string") state.t = value.t.slice(0, mostText).replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  for (const key of ["w", "h"]) if (isNumber(value[key], 0, 10000)) state[key] = value[key];
  if (value.d === "ltr" || value.d === "rtl") state.d = value.d;
  if (Array.isArray(value.s) && value.s.length === 2 && value.s.every((one) => isNumber(one, 0, 10000))) state.s = [...value.s];
  if (isNumber(value.k, 0.1, 10)) state.k = value.k;
  const metrics = entries(value.m).filter(([, own]) => isNumber(own, -1e6, 1e6));
  if (metrics.length) state.m = Object.fromEntries(metrics);
  const views = entries(value.i).map(([name, own]) => [name, cleanView(own)]).filter(([, own]) => own);
  if (views.length) state.i = Object.fromEntries(views);
  if (typeof value.o === "object" && value.o !== null) {
    if (["direction", "spacing", "scale", "scale2", "scale3"].includes(value.o.compare)) state.o = { compare: value.o.compare };
  }
  return state;
}

function cleanView(view) {
  if (typeof view !== "object" || view === null) return null;
  const result = {};
  for (const key of ["intrinsic", "hugging", "compression"]) {
    const pair = view[key];
    if (Array.isArray(pair) && pair.length === 2 && pair.every((one) => one === null || isNumber(one, 0, 10000))) result[key] = [...pair];
  }
  return Object.keys(result).length ? result : null;
}

function entries(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter(([name]) => name !== "__proto__" && name.length <= 200).slice(0, mostEntries);
}

function isNumber(value, least, most) {
  return typeof value === "number" && Number.isFinite(value) && value >= least && value <= most;
}

function compact(state) {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null && value !== undefined
    && !(typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0)));
}

/** The state of a session. */
export function stateOf(session, compare) {
  const { direction, spacing, scale, views } = session.settings;
  return compact({
    t: session.text, i: views, w: session.size?.[0], h: session.size?.[1], d: direction, s: spacing, k: scale,
    o: compare.kind === "off" ? null : { compare: compare.kind },
  });
}

/** Settings of a session from a state. */
export function settingsOf(state) {
  return { direction: state.d ?? null, spacing: state.s ?? null, scale: state.k ?? null, views: state.i ?? {} };
}

export function sizeOf(state) {
  return state.w === undefined && state.h === undefined ? null : [state.w ?? null, state.h ?? null];
}
