// Documents for tests: those of the repository, and random ones, the same for the same seed.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

function filesBelow(folder, ending) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    if (name.startsWith(".")) return [];
    if (statSync(path).isDirectory()) return filesBelow(path, ending);
    return name.endsWith(ending) ? [path] : [];
  });
}

/** [{name, text}] of all examples, of the gallery and its lessons, and of the page about documents. */
export function knownDocuments() {
  const files = [...filesBelow(join(root, "Examples"), ".vfl"), ...filesBelow(join(root, "Web/page/gallery"), ".vfl")];
  const documents = files.map((path) => ({ name: path.slice(root.length), text: readFileSync(path, "utf8") }));
  for (const lesson of gallery().lessons) {
    documents.push({ name: `lesson ${lesson.id}`, text: lesson.text });
    documents.push({ name: `solution of ${lesson.id}`, text: lesson.solution });
  }
  const page = readFileSync(join(root, "Documents.md"), "utf8");
  for (const [, form, text] of page.matchAll(/```(document|json)\n([\s\S]*?)```/g)) {
    documents.push({ name: `Documents.md, ${form}: ${text.split("\n")[0]}`, text });
  }
  return documents;
}

export function gallery() {
  return JSON.parse(readFileSync(join(root, "Web/page/gallery/gallery.json"), "utf8"));
}

/** Numbers that look random; after Marsaglia, "Xorshift RNGs" (2003). */
export class Random {
  constructor(seed) {
    this.state = (seed * 2654435761) >>> 0 || 1;
  }

  below(bound) {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state % bound;
  }

  one(list) {
    return list[this.below(list.length)];
  }

  chance(percent) {
    return this.below(100) < percent;
  }
}

const names = ["a", "b", "c", "d", "e", "label", "field", "größe"];
const attributes = ["left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline"];
const options = ["alignAllTop", "alignAllBottom", "alignAllCenterY", "alignAllLeading", "alignAllLastBaseline", "directionLeftToRight"];

/** A document with conflicts, open places and, now and then, mistakes. */
export function randomDocument(seed) {
  const random = new Random(seed);
  const count = 1 + random.below(5);
  const views = names.slice(0, count);
  const number = () => random.one(["0", "8", "10", "20", "44", "100", "33.3", "250", "0.1", "1e2"]);
  const priority = () => (random.chance(25) ? `@${random.one([1, 250, 500, 750, 999, 1000])}` : "");
  const predicate = (view) => {
    const object = view && random.chance(25) ? random.one(views.slice(0, 5)) : random.chance(15) ? "gap" : number();
    return `${random.one(["", "==", ">=", "<="])}${object}${priority()}`;
  };
  const format = () => {
    const vertical = random.chance(40);
    let text = random.one(vertical ? ["V:"] : ["H:", "", "H:"]);
    const connection = () => random.one(["", "-", `-${number()}-`, `-(${predicate(false)})-`]);
    if (random.chance(60)) text += `|${connection()}`;
    const chosen = views.slice(0, 5).filter(() => random.chance(60));
    if (chosen.length === 0) chosen.push("a");
    text += chosen.map((name) => `[${name}${random.chance(40) ? `(${predicate(true)}${random.chance(20) ? `,${predicate(true)}` : ""})` : ""}]`).join(connection());
    if (random.chance(50)) text += `${connection()}|`;
    if (random.chance(5)) text = text.slice(0, random.below(text.length + 1));
    const clauses = [];
    if (random.chance(20)) clauses.push(random.one(options));
    if (random.chance(10)) clauses.push(`priority ${random.one([250, 750])}`);
    return { text, clauses };
  };
  const equation = () => {
    const side = () => `${random.one([...views.slice(0, 5), "superview"])}.${random.one(attributes)}`;
    const relation = random.one(["==", ">=", "<="]);
    const right = random.chance(30) ? number() : `${random.chance(30) ? `${random.one(["0.5", "2", "0.3333"])} * ` : ""}${side()}${random.chance(40) ? ` ${random.one(["+", "-"])} ${number()}` : ""}`;
    return `${side()} ${relation} ${right}${random.chance(30) ? ` @${random.one([250, 750])}` : ""}`;
  };
  if (random.chance(25)) return randomJSON(random, views, format, number);
  const lines = [];
  if (random.chance(80)) lines.push(`size ${random.one(["320", "200", "-", "375.5"])} ${random.one(["480", "100", "-"])}`);
  if (random.chance(20)) lines.push("direction rightToLeft");
  if (random.chance(20)) lines.push(`scale ${random.one(["1", "2", "3"])}`);
  if (random.chance(15)) lines.push("spacing sibling 6 superview 16");
  lines.push("metrics gap = 12");
  for (const view of views) {
    lines.push(`view ${/^\w+$/.test(view) ? view : `"${view}"`}${random.chance(60) ? ` intrinsic ${number()} ${number()}` : ""}${random.chance(15) ? " hugging 251 250" : ""}${random.chance(10) ? " text width 500 lineHeight 20" : ""}`);
  }
  for (let i = 1 + random.below(6); i > 0; i -= 1) {
    const { text, clauses } = format();
    lines.push(text + (clauses.length ? ` with ${clauses.join(", ")}` : ""));
  }
  for (let i = random.below(4); i > 0; i -= 1) lines.push(equation());
  if (random.chance(10)) lines.push(random.one(["view", "size x", "H:|-[zzz]", "# größer 🙂", "a.b == 3", "metrics gap = 3"]));
  return `${lines.join("\n")}\n`;
}

function randomJSON(random, views, format, number) {
  const document = { size: [Number(number()) + 100, random.chance(30) ? null : 300], views: {}, formats: [], metrics: { gap: 12 } };
  for (const view of views) document.views[view] = random.chance(50) ? { intrinsic: [Number(number()), Number(number())] } : {};
  for (let i = 1 + random.below(5); i > 0; i -= 1) {
    const { text, clauses } = format();
    const chosen = clauses.filter((clause) => !clause.includes(" "));
    document.formats.push(chosen.length ? { vfl: text, options: chosen } : text);
  }
  if (random.chance(40)) {
    document.constraints = [{ item: random.one(views), attribute: "width", relation: random.one(["==", ">="]), constant: Number(number()) }];
  }
  return JSON.stringify(document, null, random.one([0, 2]));
}

/** Texts that somebody could paste to do harm. */
export function hostileTexts() {
  const deep = 20000;
  return [
    "", "\0", "\0\0\0", "\uFEFF", "\uFEFFH:|-[a]-|", "\uD800", "[a\uDC00]", "H:|-[\u202Ea]-|", "{", "{}", "[]", "null", '{"views":',
    "[".repeat(deep), "(".repeat(deep), `${"[".repeat(deep)}${"]".repeat(deep)}`, `{"a":`.repeat(deep), `H:|${"-[a]".repeat(200)}-|`,
    `view ${Array.from({ length: 500 }, (_, i) => `v${i}`).join(", ")}`,
    Array.from({ length: 200 }, (_, i) => `view v${i}${i ? ` in v${i - 1}` : ""}`).join("\n"),
    "x".repeat(200_000), "#".repeat(1_000_000), "\n".repeat(100_000), "H:|-[a(1e308)]-(1e308)-[b(1e308)]-|", "size 1e999 -1\nH:|[a]|", "size 1e300 1e300\nH:|[a]|\nV:|[a]|",
    "a.width == 1e300 * b.width + 1e300\nb.width == 1e-300 * a.width", "scale 1e-300\nH:|-0.1-[a]", "metrics a = 1e308\nH:|-a-[b]-a-|", '<img src=x onerror="alert(1)">',
    "H:|-[constructor]-[__proto__]-|", '{"views":{"__proto__":{"intrinsic":[1,2]}},"formats":["|[__proto__]|"]}', "view superview in superview", "view a in b\nview b in a\nH:|[a]|",
    "H:[a(a)]", "V:[a(>=a@1)]", `H:|-[${"n".repeat(100_000)}]-|`, "view a text width 1e9 lineHeight 1e-9\nH:|[a(1)]|\nV:|[a]|",
  ];
}
