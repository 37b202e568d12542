/* The layouts and lessons that come with the page, fetched when they are first asked for. */

// Beside the page, wherever this module is: it is published as a part of app.js.
const folder = new URL("gallery/", document.baseURI);
let known = null;

/** Sections of `{title, note, load}`, and lessons; `load` gives the text. */
export function loadCollection() {
  known ??= read().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

async function read() {
  const index = JSON.parse(await text("gallery.json"));
  const sections = new Map();
  for (const entry of index.entries) {
    if (!sections.has(entry.group)) sections.set(entry.group, []);
    let loading = null;
    sections.get(entry.group).push({ ...entry, load: () => (loading ??= text(entry.file)) });
  }
  return {
    sections: [...sections].map(([title, entries]) => ({ title, entries })),
    lessons: index.lessons,
  };
}

async function text(name) {
  const response = await fetch(new URL(name, folder));
  if (!response.ok) throw new Error(`${name} cannot be read.`);
  return response.text();
}
