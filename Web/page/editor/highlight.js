/* The coloured text beneath the textarea: one block a line, of which only those that changed are made
   anew. */
import { element } from "../base/dom.js";

/** Words in the colour of the text. */
const plain = new Set(["view", "item", "metricOrView", "unknown"]);

export class Highlight {
  #place;
  #lines = [];
  #keys = [];
  #text = null;
  #words = null;
  /** The lines of the text, the words in each, and both as one string. */
  #parts = [];

  constructor(place) { this.#place = place; }

  /** Draws a text. `words` are triples of start, length and type, in order; `marks` are
   * [from, to, class], in any order, and may overlap. */
  draw(text, words, types, marks) {
    if (text !== this.#text || words !== this.#words) this.#divide(text, words);
    const perLine = spread(marks, this.#parts.map(({ line }) => line));
    this.#parts.forEach(({ line, own, key }, index) => {
      const marked = perLine.get(index) ?? [];
      if (marked.length) key += `\u0000${marked}`;
      if (this.#keys[index] === key) return;
      this.#keys[index] = key;
      const node = this.#lines[index] ?? this.#append();
      node.replaceChildren(...pieces(line, own, types, marked));
    });
    while (this.#lines.length > this.#parts.length) {
      this.#lines.pop().remove();
      this.#keys.pop();
    }
  }

  #divide(text, words) {
    this.#text = text;
    this.#words = words;
    let word = 0;
    let start = 0;
    this.#parts = text.split("\n").map((line) => {
      const end = start + line.length;
      const own = [];
      for (; word < words.length && words[word] < end; word += 3) own.push(words[word] - start, words[word] - start + words[word + 1], words[word + 2]);
      start = end + 1;
      return { line, own, key: `${line}\u0000${own}` };
    });
  }

  /** Marks lines at their numbers, `{line: class}`, in which lines count from 0. */
  number(marks) {
    this.#lines.forEach(({ dataset }, index) => {
      const mark = marks.get(index);
      if (dataset.mark === mark) return;
      if (mark) dataset.mark = mark;
      else delete dataset.mark;
    });
  }

  /** Where a glyph is on the page, as high as its row, by its line and column; behind the last one, where that ends. */
  rect(line, column) {
    const node = this.#lines[line];
    if (!node) return null;
    const pieces = textsOf(node);
    let rest = column;
    const text = pieces.find(({ length }) => rest < length || void (rest -= length));
    const { left, right, top, bottom } = text ? glyph(text, rest) : glyph(pieces.at(-1), pieces.at(-1).length - 1);
    const high = parseFloat(getComputedStyle(node).lineHeight);
    const first = node.getBoundingClientRect().top;
    const row = Math.floor(((top + bottom) / 2 - first) / high);
    return new DOMRect(text ? left : right, first + row * high, text ? right - left : 0, high);
  }

  /** The line and column under a point of the page, by the glyphs; null beside all text. */
  placeAt(x, y) {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lines[middle].getBoundingClientRect().bottom <= y) low = middle + 1;
      else high = middle;
    }
    let column = 0;
    for (const text of this.#lines[low] ? textsOf(this.#lines[low]) : []) {
      if (holds(rangeOf(text, 0, text.length), x, y)) {
        for (let at = 0; at < text.length; at += 1) {
          if (holds(rangeOf(text, at, at + 1), x, y)) return text.data === "\u200b" ? null : [low, column + at];
        }
      }
      column += text.length;
    }
    return null;
  }

  #append() {
    const node = element("div", { class: "line", "data-number": String(this.#lines.length + 1) });
    this.#lines.push(node);
    this.#place.append(node);
    return node;
  }
}

function textsOf(line) { return [...line.childNodes].map((piece) => piece.firstChild ?? piece); }

function rangeOf(text, from, to) {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}

function glyph(text, at) { return rangeOf(text, at, at + 1).getBoundingClientRect(); }

function holds(range, x, y) {
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom);
}

/** Marks by line, with offsets into the line; one that ends where it begins stands for one glyph. */
function spread(marks, lines) {
  const result = new Map();
  if (marks.length === 0) return result;
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
  for (const [from, to, name] of marks) {
    let index = lineAt(starts, from);
    const last = Math.min(lineAt(starts, Math.max(from, to)), lines.length - 1);
    for (; index <= last; index += 1) {
      const begin = Math.max(0, from - starts[index]);
      const length = lines[index].length;
      let end = Math.min(length, to - starts[index]);
      if (to <= from) end = begin + 1;
      if (end <= begin) continue;
      if (!result.has(index)) result.set(index, []);
      result.get(index).push([begin, end, name]);
    }
  }
  return result;
}

function lineAt(starts, offset) {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function pieces(line, words, types, marks) {
  const cuts = new Set([0, line.length]);
  for (let i = 0; i < words.length; i += 3) cuts.add(words[i]).add(words[i + 1]);
  let end = line.length;
  for (const [from, to] of marks) {
    cuts.add(from).add(to);
    end = Math.max(end, to);
  }
  const sorted = [...cuts].filter((cut) => cut >= 0).sort((a, b) => a - b);
  const found = [];
  let word = 0;
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    const from = sorted[i];
    const to = sorted[i + 1];
    while (word < words.length && words[word + 1] <= from) word += 3;
    const classes = new Set(marks.filter((mark) => mark[0] <= from && to <= mark[1]).map((mark) => mark[2]));
    const type = word < words.length && words[word] <= from ? types[words[word + 2]] : "unknown";
    if (!plain.has(type)) classes.add(`w-${type}`);
    const look = [...classes].join(" ");
    const text = from < line.length ? line.slice(from, to) : " ";
    // The fewer pieces, the sooner browsers are done with them.
    if (found.at(-1)?.look === look) found.at(-1).text += text;
    else found.push({ look, text });
  }
  if (found.length === 0) return ["\u200b"];
  return found.map(({ look, text }) => (look ? element("span", { class: look }, text) : text));
}
