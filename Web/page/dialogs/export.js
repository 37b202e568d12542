/* What is laid out, in other forms: to copy, or as a file. */
import { toast } from "../base/announcer.js";
import { button, element } from "../base/dom.js";
import { openDialog } from "./dialog.js";
import { pictureOf } from "./picture.js";

const forms = [
  ["swift", "Swift, this library", "Layout.swift", "text/x-swift"],
  ["uikit", "UIKit, format strings", "Layout+UIKit.swift", "text/x-swift"],
  ["uianchors", "UIKit, anchors", "Layout+Anchors.swift", "text/x-swift"],
  ["xctest", "XCTest", "LayoutTests.swift", "text/x-swift"],
  ["testing", "Swift Testing", "LayoutTests.swift", "text/x-swift"],
  ["text", "Layout document", "layout.vfl", "text/plain"],
  ["document", "JSON document", "layout.json", "application/json"],
  ["json", "Answer as JSON", "answer.json", "application/json"],
  ["frames", "Frames as a table", "frames.txt", "text/plain"],
  ["explain", "Explanation", "explanation.txt", "text/plain"],
  ["plainsvg", "SVG", "layout.svg", "image/svg+xml"],
  ["markdown", "Markdown with link", "layout.md", "text/markdown"],
];

export function openExport(session, canvas) {
  const text = element("pre", { class: "export-text", tabindex: "0", "aria-label": "Preview" });
  const list = element("div", { class: "export-forms", role: "radiogroup", "aria-label": "Form" });
  let chosen = forms[0];
  let content = "";
  const show = async (form) => {
    chosen = form;
    content = "";
    text.textContent = session.waiting;
    const found = await contentOf(session, form[0]);
    if (form !== chosen) return;
    content = found ?? "";
    text.textContent = found === undefined ? session.trouble : content || "There is nothing to export yet.";
    text.scrollTo(0, 0);
  };
  forms.forEach((form, index) => list.append(element("label", {},
    element("input", { type: "radio", name: "form", class: "visually-hidden", checked: index === 0, onchange: () => show(form) }), element("span", {}, form[1]))));
  const save = (name, blob) => {
    const link = element("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    toast(`Saved as ${name}.`);
  };
  const copy = async () => {
    if (!content) return;
    try {
      await navigator.clipboard.writeText(content);
      toast("Copied.");
    } catch {
      getSelection().selectAllChildren(text);
      toast("Selected: copy with the keyboard.");
    }
  };
  openDialog("Export", "export",
    element("div", { class: "export" }, list,
      element("div", { class: "export-preview" }, text,
        element("div", { class: "dialog-actions" },
          button("Copy", copy, { class: "primary" }),
          button("Download", () => content && save(chosen[2], new Blob([content], { type: chosen[3] })), { class: "plain" }),
          element("span", { class: "picture-buttons" }, element("span", { class: "head-label" }, "PNG"),
            [1, 2, 3].map((scale) => button(`${scale}×`, async () => {
              try {
                save(`layout@${scale}x.png`, await pictureOf(canvas, scale));
              } catch (error) {
                toast(`No picture could be made: ${error.message}`);
              }
            }, { class: "small", "aria-label": `Download PNG at ${scale} pixels a point` })))))));
  show(forms[0]);
}

async function contentOf(session, form) {
  const text = await session.ask((sheet) => sheet.export(form));
  if (!text || form !== "markdown") return text;
  const link = location.href;
  return text.includes(link) ? text : `${text.trimEnd()}\n\n[Open in the playground](${link})\n`;
}
