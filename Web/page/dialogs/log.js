/* Xcode's "Unable to simultaneously satisfy constraints", pasted and drawn. */
import { button, element } from "../base/dom.js";
import { openDialog } from "./dialog.js";

/** Asks for a log; `open` gets the text of the document that draws it. */
export function openLog(session, open) {
  const area = element("textarea", { class: "log-text", id: "log", rows: 10, spellcheck: "false", placeholder: "Unable to simultaneously satisfy constraints.\n…" });
  const answer = element("p", { role: "status", class: "quiet-text" });
  const read = async () => {
    answer.textContent = session.waiting;
    const found = await session.ask((_, engine) => engine.readLog(area.value));
    if (!dialog.open) return;
    if (!found) {
      answer.textContent = found === null ? "There are no constraints in this text. Paste all of what Xcode prints, from “Unable to simultaneously satisfy” on." : session.trouble;
      return;
    }
    dialog.close();
    open(found.document);
  };
  const dialog = openDialog("Read a log", "log",
    element("label", { for: "log" }, "What Xcode printed when constraints clashed:"), area, answer,
    element("div", { class: "dialog-actions" }, button("Draw it", read, { class: "primary" })));
  area.focus();
}
