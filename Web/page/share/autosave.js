/* The last 20 documents, kept by the browser and nowhere else. */

const key = "vfl.documents";
const most = 20;

export class Autosave {
  #id = null;
  #timer = 0;

  /** The documents, the latest first: `{id, time, text}`. */
  get list() {
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(found) ? found.filter((one) => typeof one?.text === "string" && typeof one.id === "string").slice(0, most) : [];
    } catch {
      return [];
    }
  }

  /** What follows is another document. */
  begin() {
    clearTimeout(this.#timer);
    this.#id = null;
  }

  /** Keeps a text some time after the last edit. */
  keep(text) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#store(text), 800);
  }

  #store(text) {
    if (text.trim() === "" || text.length > 65536) return;
    this.#id ??= `${Date.now().toString(36)}`;
    const others = this.list.filter((one) => one.id !== this.#id && one.text !== text);
    try {
      localStorage.setItem(key, JSON.stringify([{ id: this.#id, time: Date.now(), text }, ...others].slice(0, most)));
    } catch {
      // Without room or without permission nothing is kept; the link still holds all.
    }
  }
}

/** The comment with which a document begins, but for its size and names; "" for none. */
export function titleOf(text) {
  const line = firstLine(text);
  const title = line.replace(/^#\s*/, "");
  const end = title.search(/[.:;]\s|[.:;]$/);
  return title === line ? "" : (end > 0 ? title.slice(0, end) : title).slice(0, 80);
}

/** The first line that is not about sizes and names. */
export function firstLine(text) {
  return text.split("\n").map((one) => one.trim()).find((one) => !/^(#?|(size|spacing|metrics?|view|guide) .*)$/.test(one)) ?? "";
}
