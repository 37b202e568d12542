/* Layouts to begin with, lessons, and the documents that were edited last. */
import { toast } from "../base/announcer.js";
import { button, element } from "../base/dom.js";
import { firstLine, titleOf } from "../share/autosave.js";
import { openDialog } from "./dialog.js";
import { loadCollection } from "./collection.js";
import { drawThumbnail, makeThumbnail } from "./thumbnail.js";

export async function openGallery(page) {
  let collection;
  try {
    collection = await loadCollection();
  } catch {
    toast("The gallery could not be loaded.");
    return;
  }
  const waiting = new Map();
  const dialog = openDialog("Gallery", "gallery",
    recent(page), lessons(page, collection),
    collection.sections.map((section) => [
      element("h3", {}, section.title),
      element("ul", { class: "cards" }, section.entries.map((entry) => card(page, entry, waiting))),
    ]).flat());
  const observer = new IntersectionObserver((seen) => {
    for (const one of seen) {
      if (!one.isIntersecting) continue;
      observer.unobserve(one.target);
      waiting.get(one.target).load().then((text) => drawThumbnail(one.target, page.session, text), () => {});
    }
  }, { root: dialog.querySelector(".dialog-body"), rootMargin: "200px" });
  for (const node of waiting.keys()) observer.observe(node);
}

async function openEntry(page, entry) {
  try {
    page.open(await entry.load());
  } catch {
    toast(`${entry.title} could not be loaded.`);
  }
}

function close() { document.querySelector("dialog[open]")?.close(); }

function card(page, entry, waiting) {
  const picture = makeThumbnail();
  waiting.set(picture, entry);
  return element("li", {}, element("button", {
    type: "button", class: "card", onclick: () => { close(); page.lessons.end(); openEntry(page, entry); },
  }, picture, element("span", { class: "card-title" }, entry.title, entry.note ? element("span", { class: "card-note" }, entry.note) : null)));
}

function recent(page) {
  const list = page.autosave.list;
  if (list.length === 0) return null;
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
  return [element("h3", {}, "Recent"), element("ul", { class: "recent-list" }, list.slice(0, 12).map((one) => element("li", {},
    button("", () => { close(); page.lessons.end(); page.open(one.text); }))).map((item, index) => {
    item.firstChild.append(element("span", {}, titleOf(list[index].text) || firstLine(list[index].text) || "Untitled"), element("time", {}, format.format(new Date(list[index].time))));
    return item;
  }))];
}

function lessons(page, collection) {
  if (collection.lessons.length === 0) return null;
  return [element("h3", {}, "Lessons"), element("ol", { class: "lesson-list" }, collection.lessons.map((lesson, index) => element("li", {},
    button(`${index + 1}. ${lesson.title}`, () => { close(); page.lessons.begin(index); }, { class: "small" }))))];
}
