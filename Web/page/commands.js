/* Everything that the page can do, with its keys. */
import { announce, toast } from "./base/announcer.js";
import { toggleComment } from "./editor/edits.js";
import { emptyDocument } from "./start.js";

const far = [
  ["Wider by 10", "Alt+Shift+ArrowRight", 10, 0], ["Narrower by 10", "Alt+Shift+ArrowLeft", -10, 0],
  ["Higher by 10", "Alt+Shift+ArrowDown", 0, 10], ["Lower by 10", "Alt+Shift+ArrowUp", 0, -10],
];

/** Opens what comes in a module of its own. */
export async function show(page, open) {
  let dialogs;
  try {
    dialogs = await page.dialogs();
  } catch {
    return toast("This could not be loaded. Try again, or load the page again: its address holds the text.");
  }
  return open?.(dialogs);
}

/** A new document has a size, since without one the container is as small as its content. */
function newDocument(page) {
  page.lessons?.end();
  page.open(emptyDocument);
  page.panes.show("text");
  page.editor.select([emptyDocument.length, emptyDocument.length]);
}

/** What a log says is no lesson's, and is all to be seen. */
function openLog(page, text) {
  page.lessons?.end();
  page.open(text);
  page.canvas.fit();
}

export function commandsOf(page) {
  const { session, canvas, editor, compare } = page;
  const direction = () => {
    const next = { null: "rtl", rtl: "ltr", ltr: null }[session.settings.direction];
    session.configure({ direction: next });
    announce(next === "rtl" ? "Right to left" : next === "ltr" ? "Left to right" : "Direction of the document");
  };
  const nudge = (label, keys, width, height) => ({ id: label, label, keys, run: () => page.grips.step(width, height) });
  return [
    { id: "new", label: "New document", run: () => newDocument(page) },
    { id: "gallery", label: "Gallery and recent documents", keys: "Ctrl+O", run: () => show(page, (dialogs) => dialogs.openGallery(page)) },
    { id: "lesson", label: "First lesson", isHidden: true, run: () => show(page, () => page.lessons.begin(0)) },
    { id: "log", label: "Read a log of Xcode…", run: () => show(page, (dialogs) => dialogs.openLog(session, (text) => openLog(page, text))) },
    { id: "share", label: "Copy a link", keys: "Ctrl+S", run: () => page.share() },
    { id: "export", label: "Export…", keys: "Ctrl+E", run: () => show(page, (dialogs) => dialogs.openExport(session, canvas)) },
    "-",
    { id: "next", label: "Next mistake", keys: "F8", run: () => { page.panes.show("text"); page.problems.go(1); } },
    { id: "previous", label: "Previous mistake", keys: "Shift+F8", run: () => { page.panes.show("text"); page.problems.go(-1); } },
    { id: "fix", label: "Apply the fix", keys: "Ctrl+.", run: () => page.problems.fixFirst() },
    { id: "undo", label: "Undo", keys: "Ctrl+Z", isText: true, run: () => editor.undo(-1) },
    { id: "redo", label: "Redo", keys: "Ctrl+Shift+Z", isText: true, run: () => editor.undo(1) },
    { label: "Redo", keys: "Ctrl+Y", isText: true, isHidden: true, run: () => editor.undo(1) },
    { id: "comment", label: "Comment lines in or out", keys: "Ctrl+/", run: () => toggleComment(editor.area) },
    { id: "text", label: "Go to the text", keys: "Ctrl+1", run: () => { page.panes.show("text"); editor.area.focus(); } },
    "-",
    { id: "fit", label: "Fit the layout", keys: "Ctrl+Enter", run: () => canvas.fit() },
    { id: "direction", label: "Change the direction", keys: "Ctrl+Shift+D", run: direction },
    { id: "compare", label: "Compare both directions", keys: "Ctrl+Shift+C", run: () => compare.choose(compare.kind === "off" ? "direction" : "off") },
    { id: "sweep", label: "Try all widths", run: () => { page.panes.show("layout"); show(page, () => page.sweep.start()); } },
    { id: "wiggle", label: "Wiggle what is open", keys: "Alt+W", run: () => { page.panes.show("layout"); show(page, () => page.wiggle.start()); } },
    { id: "swap", label: "Swap width and height", run: () => { const [w, h] = session.currentSize; session.resize([h, w]); canvas.fit(); } },
    nudge("Wider", "Alt+ArrowRight", 1, 0), nudge("Narrower", "Alt+ArrowLeft", -1, 0),
    nudge("Higher", "Alt+ArrowDown", 0, 1), nudge("Lower", "Alt+ArrowUp", 0, -1),
    ...far.map(([label, keys, width, height]) => ({ ...nudge(label, keys, width, height), isHidden: true })),
    "-",
    { id: "theme", label: "Light, dark or as the system", run: () => show(page, (dialogs) => dialogs.changeTheme()) },
    { id: "meter", label: "Show frame times", run: () => show(page, (dialogs) => dialogs.toggleMeter(session, canvas)) },
    { id: "help", label: "Help", keys: "?", run: () => show(page, (dialogs) => dialogs.openHelp(page.commands)) },
  ];
}
