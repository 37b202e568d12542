/* Dialogs are the browser's own: it keeps the focus in, and gives it back. */
import { button, byId, element } from "../base/dom.js";
import { icon } from "../base/icons.js";

/** Opens a dialog with a title; returns it. It is taken away when it is closed. */
export function openDialog(title, name, ...content) {
  document.querySelector("dialog[open]")?.close();
  const id = `title-${name}`;
  const body = element("div", { class: "dialog-body" }, content);
  // What is only read has to be scrolled by keys as well.
  if (!body.querySelector("button, input, textarea, select, [tabindex]")) {
    for (const [key, value] of Object.entries({ tabindex: "0", role: "group", "aria-labelledby": id })) body.setAttribute(key, value);
  }
  const dialog = element("dialog", { class: `dialog dialog-${name}`, "aria-labelledby": id },
    element("header", { class: "dialog-head" }, element("h2", { id }, title),
      button(icon("close"), () => dialog.close(), { class: "icon", "aria-label": "Close" })),
    body);
  // What lies outside of it is neither seen nor read out while it is open: what is told is told in it.
  const told = [byId("announcer"), byId("toast")];
  dialog.append(...told);
  dialog.addEventListener("close", () => {
    if (dialog.contains(told[0])) document.body.append(...told);
    dialog.remove();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
