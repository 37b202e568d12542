/* Puts the panes together: one session, and who listens to it. */
import { announce, toast } from "./base/announcer.js";
import { Commands } from "./base/commands.js";
import { byId, element, keyName } from "./base/dom.js";
import { makePaneTabs } from "./base/panes.js";
import { makeSplitters } from "./base/splitters.js";
import { Canvas } from "./canvas/canvas.js";
import { Comparison } from "./canvas/comparisons.js";
import { Grips } from "./canvas/grips.js";
import { Pointing } from "./canvas/pointing.js";
import { makeToolbar } from "./canvas/toolbar.js";
import { commandsOf, show } from "./commands.js";
import { makeMenu } from "./dialogs/menu.js";
import { isLog, textAfter } from "./editor/edits.js";
import { Editor } from "./editor/editor.js";
import { metricEdit } from "./editor/statements.js";
import { Problems } from "./editor/problems.js";
import { Inspector } from "./inspector/inspector.js";
import { Session } from "./session.js";
import { Autosave, titleOf } from "./share/autosave.js";
import { decode, encode, settingsOf, sizeOf, stateOf } from "./share/link.js";
import { firstDocument } from "./start.js";

const query = new URLSearchParams(location.search);
const isEmbedded = query.get("embed") === "1";
document.body.classList.toggle("embed", isEmbedded);
document.body.classList.toggle("without-inspector", isEmbedded);

const session = new Session();
const commands = new Commands();
const editor = new Editor(session);
const canvas = new Canvas(session);
const compare = new Comparison(session, dialogs);
const page = {
  session, commands, editor, canvas, compare,
  problems: new Problems(session, editor),
  grips: new Grips(session, canvas),
  pointing: new Pointing(session, canvas, editor),
  inspector: new Inspector(session, canvas, editor, compare, () => show(page)),
  autosave: new Autosave(),
  lessons: null,
  compared: null,
  sweep: null,
  trying: null,
  wiggle: null,
  warm: null,
  open, openState, share, dialogs,
};
commands.add(commandsOf(page));
makeToolbar(session, canvas, commands);
makeMenu(commands);
makeSplitters();
page.panes = isEmbedded ? { show() {} } : makePaneTabs();

for (const [id, command] of [["open-gallery", "gallery"], ["open-export", "export"], ["share", "share"]]) {
  byId(id).addEventListener("click", () => commands.run(command));
}
document.addEventListener("keydown", (event) => {
  if (!event.defaultPrevented && !document.querySelector("dialog[open]")) commands.handle(event);
});
editor.area.addEventListener("paste", async (event) => {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!isLog(text)) return;
  event.preventDefault();
  const before = session.text;
  const found = await session.ask((_, engine) => engine.readLog(text));
  if (session.text !== before) return toast("The text has changed meanwhile: paste the log again.");
  if (!found) return editor.apply([{ range: [editor.area.selectionStart, editor.area.selectionEnd], text }]);
  page.autosave.begin();
  // An edit, which can be undone.
  editor.apply([{ range: [0, before.length], text: found.document }], [0, 0]);
  canvas.fit();
  toast(`The log was read: this is its layout.${before ? ` ${keyName("Ctrl+Z")} brings back what was here.` : ""}`);
});

session.on("run", ({ detail }) => commands.run(detail));
session.on("failure", ({ detail }) => toast(detail));
session.on("text size settings", keepLink);
session.on("text", () => {
  const title = titleOf(session.text);
  const place = byId("document-title");
  if (place.textContent !== title) {
    place.textContent = title;
    document.title = title ? `${title} – Visual Format playground` : "Visual Format playground";
  }
  page.autosave.keep(session.text);
});

/** Dialogs, lessons, tables, what completes, is dragged, plays, is tried or compared: no picture waits for them. */
async function dialogs() {
  const found = await import("./dialogs/all.js");
  if (page.lessons) return found;
  page.lessons = new found.Lessons(page);
  page.compared = new found.Compare(session, canvas, compare);
  page.sweep = new found.Sweep(session, canvas);
  page.trying = new found.Trying(session, canvas, editor);
  page.wiggle = new found.Wiggle(session, canvas);
  canvas.drawGuides = found.drawGuides;
  page.pointing.adjusting = new found.Adjusting(session, canvas, editor);
  page.inspector.fill(found);
  found.makeSigns(editor, new found.Completion(session, editor));
  session.advise = found.adviseOn;
  page.warm = found.warmUp(session);
  // What was said already is said with advice.
  const { report, isExplained } = session;
  if (isExplained && [report.conflicts, report.open, report.losses].some((list) => list?.length)) session.fullReport();
  return found;
}

/** Opens another document. */
function open(text) {
  page.autosave.begin();
  editor.open(text);
  session.setText(text, true);
  canvas.fit();
}

/** Opens what a link says. */
function openState(state) {
  // Metrics that older links hold beside the text become a part of it, so that it alone says them.
  const text = Object.entries(state.m ?? {}).reduce((text, [name, value]) => textAfter(text, metricEdit(text, name, value)), state.t ?? "");
  editor.open(text);
  session.setText(text, true);
  session.configure(settingsOf(state));
  const size = sizeOf(state);
  if (size) session.resize(size);
  compare.choose(state.o?.compare ?? "off");
  canvas.fit();
}

let linkTimer = 0;
let isOwnLink = false;
function keepLink() {
  clearTimeout(linkTimer);
  if (!isReady) return;
  const { hash } = location;
  linkTimer = setTimeout(async () => {
    const link = await encode(stateOf(session, compare));
    // Another link has been followed meanwhile, of which the page is about to hear.
    if (location.hash !== hash) return;
    isOwnLink = true;
    try {
      history.replaceState(null, "", link);
    } catch {
      // A browser that is asked too often keeps the older address for a moment.
    }
    isOwnLink = false;
  }, 300);
}

async function share() {
  clearTimeout(linkTimer);
  history.replaceState(null, "", await encode(stateOf(session, compare)));
  try {
    await navigator.clipboard.writeText(location.href);
    toast("The link is copied. It holds everything; nothing was sent anywhere.");
  } catch {
    toast("The link is in the address bar: copy it from there.");
  }
}

/** The state that the link says, or null. */
async function linked() {
  try {
    return await decode(location.hash);
  } catch (error) {
    toast(error instanceof SyntaxError ? "This link is damaged." : error.message);
    return null;
  }
}

/** What the address asks for: a state, an old link's text, or nothing. */
async function wanted() {
  const state = await linked();
  if (state) return state;
  return query.has("vfl") ? { t: (await import("./dialogs/all.js")).readOldLink(location.search) } : null;
}

addEventListener("hashchange", async () => {
  const state = isOwnLink ? null : await linked();
  if (state) openState(state);
});

let isReady = false;
async function start() {
  const state = await wanted();
  const text = state?.t ?? (state ? "" : firstDocument);
  editor.open(text);
  try {
    await session.start(text);
  } catch (error) {
    byId("stage").replaceChildren(element("div", { class: "engine-failure" },
      element("p", {}, `The layout engine could not be loaded: ${error.message}`),
      element("button", { type: "button", class: "plain", onclick: () => location.reload() }, "Try again")));
    announce("The layout engine could not be loaded.");
    return;
  }
  // What was typed while the engine came is what counts.
  if (editor.area.value !== text) session.setText(editor.area.value);
  else if (state) openState(state);
  canvas.fit();
  isReady = true;
  // Where that fails, whoever asks for one is told so.
  (globalThis.requestIdleCallback ?? setTimeout)(() => dialogs().catch(() => {}));
  document.documentElement.dataset.ready = "true";
}
start();

// For tests and for the console; the page itself does not use it.
globalThis.playground = page;
