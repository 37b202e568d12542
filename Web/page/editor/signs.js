/* For fingers: the signs of format strings, which keyboards on glass have behind two others, and what completes. */
import { button, byId, element } from "../base/dom.js";

/** Puts the signs below the text, where nothing hovers. */
export function makeSigns(editor, completion) {
  if (!matchMedia("(hover: none)").matches) return;
  const insert = (sign) => { editor.area.focus(); document.execCommand("insertText", false, sign); };
  // The text keeps the focus, and the keyboard its place.
  byId("problems").before(element("div", { class: "signs", role: "toolbar", "aria-label": "Signs", onpointerdown: (event) => event.preventDefault() },
    [..."|-[]()"].map((sign) => button(sign, () => insert(sign))),
    button("…", () => completion.open(), { "aria-label": "Complete" })));
}
