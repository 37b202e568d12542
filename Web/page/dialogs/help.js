/* The sheet behind "?": the language in a dozen lines, and the keys. */
import { element } from "../base/dom.js";
import { openDialog } from "./dialog.js";

const language = [
  ["H:|-[a]-[b]-|", "a and b side by side, standard spaces around"],
  ["V:|-10-[a]-(>=8)-[b]", "downwards: 10 points, then at least 8"],
  ["[a(100)]", "100 points wide, after V: high"],
  ["[a(==b)]", "as wide as b"],
  ["[a(>=60,<=120@500)]", "two limits, the second at priority 500"],
  ["H:[a]-[b] with alignAllTop", "and their tops in one line"],
  ["size 480 320", "the container; - lets the content decide"],
  ["view a intrinsic 60 22", "how large its content would like to be"],
  ["metrics gap = 12", "a name for a number: H:|-gap-[a]"],
  ["a.centerX == superview.centerX", "an equation between any two attributes"],
  ["# words", "a comment"],
];

export function openHelp(commands) {
  openDialog("Help", "help",
    element("h3", {}, "The language"),
    element("dl", { class: "terms" }, language.map(([code, words]) => [element("dt", {}, element("code", {}, code)), element("dd", {}, words)])),
    element("h3", {}, "Keys"),
    element("dl", { class: "terms keys" },
      commands.list.filter((command) => command.keys).map((command) => [element("dt", {}, element("kbd", {}, commands.keysOf(command))), element("dd", {}, command.label)]),
      element("dt", {}, element("kbd", {}, "Ctrl+Space")), element("dd", {}, "Complete a name in the text"),
      element("dt", {}, element("kbd", {}, "Esc")), element("dd", {}, "Leave the text")),
    element("p", { class: "quiet-text" }, "Drag a number or an edge on the canvas and the text changes. Nothing leaves this page: what you type is in the link and in this browser only."));
}
