/* Every change of the text that the page makes is a step of its undo. */

/** Applies edits, `{range: [from, to], text}`, as one step of undo, and selects what `select` says. */
export function applyEdits(area, edits, select = null) {
  if (edits.length === 0) return;
  const old = area.value;
  const from = Math.min(...edits.map((edit) => edit.range[0]));
  const to = Math.max(...edits.map((edit) => edit.range[1]));
  const next = textAfter(old, edits);
  replace(area, from, to, next.slice(from, to + next.length - old.length));
  if (select) area.setSelectionRange(...select);
}

/** The text that edits would make. */
export function textAfter(old, edits) {
  let result = "";
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.range[0] - b.range[0])) {
    if (edit.range[0] < done) continue;
    result += old.slice(done, edit.range[0]) + edit.text;
    done = edit.range[1];
  }
  return result + old.slice(done);
}

function replace(area, from, to, text) {
  if (area.value.slice(from, to) === text) return;
  const tell = (type) => area.dispatchEvent(new InputEvent(type, { bubbles: true, inputType: "insertReplacementText" }));
  tell("beforeinput");
  area.setRangeText(text, from, to, "end");
  tell("input");
}

/** Puts a mark before each chosen line, or takes it away where all have it. */
export function toggleComment(area) {
  const text = area.value;
  const from = text.lastIndexOf("\n", area.selectionStart - 1) + 1;
  let to = text.indexOf("\n", Math.max(area.selectionEnd - (area.selectionEnd > area.selectionStart ? 1 : 0), from));
  if (to < 0) to = text.length;
  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const isOff = filled.length > 0 && filled.every((line) => line.trimStart().startsWith("#"));
  const changed = lines.map((line) => {
    if (line.trim() === "") return line;
    return isOff ? line.replace(/# ?/, "") : line.replace(/^\s*/, (blank) => blank + "# ");
  }).join("\n");
  replace(area, from, to, changed);
  area.setSelectionRange(from, from + changed.length);
}

/** Whether a pasted text looks like such a log. */
export function isLog(text) {
  return /Unable to simultaneously satisfy|<NS(?:Autoresizing\w*)?(?:Layout)?Constraint:0x/.test(text);
}

const pairs = { "[": "]", "(": ")" };
const closers = { "]": "[", ")": "(" };

/** The offsets of the bracket beside a place and of its partner in the same line, or null. */
export function matchingBrackets(text, offset) {
  for (const at of [offset, offset - 1]) {
    const sign = text[at];
    const isOpener = sign in pairs;
    if (!isOpener && !(sign in closers)) continue;
    const partner = isOpener ? pairs[sign] : closers[sign];
    const step = isOpener ? 1 : -1;
    let depth = 0;
    for (let i = at; i >= 0 && i < text.length && text[i] !== "\n"; i += step) {
      if (text[i] === sign) depth += 1;
      if (text[i] === partner) depth -= 1;
      if (depth === 0) return [at, i];
    }
  }
  return null;
}

/** The part of a text that is not as in another one, from and to. */
export function differenceOf(before, after) {
  const most = Math.min(before.length, after.length);
  let [begin, end] = [0, 0];
  while (begin < most && before[begin] === after[begin]) begin += 1;
  while (end < most - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [begin, after.length - end];
}
