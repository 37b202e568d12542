/* Tabs after the pattern of the ARIA practices: arrows move, Home and End go to the ends. */
import { element } from "./dom.js";

/** Fills a tablist; `tabs` are `{id, label, panel}`. Returns what chooses one by its id. */
export function makeTabs(list, tabs, chosen) {
  list.setAttribute("role", "tablist");
  // When it is pressed: in a low window the header, which is hidden while one types, comes back under the pointer.
  const buttons = tabs.map((tab) => element("button", {
    type: "button", role: "tab", id: `tab-${tab.id}`, "aria-controls": tab.panel.id, onmousedown: ({ button }) => button || choose(tab.id), onclick: () => choose(tab.id),
  }, tab.label));
  const choose = (id, focus = false) => {
    tabs.forEach((tab, index) => {
      const isChosen = tab.id === id;
      buttons[index].setAttribute("aria-selected", String(isChosen));
      buttons[index].tabIndex = isChosen ? 0 : -1;
      if (isChosen && focus) buttons[index].focus();
    });
    chosen(id);
  };
  list.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    choose(tabs[(next + buttons.length) % buttons.length].id, true);
  });
  list.append(...buttons);
  return choose;
}

/** A choice of few as radio buttons in a row; `options` are [value, label]. */
export function makeChoice(name, label, options, value, changed) {
  const inputs = options.map(([own]) => element("input", { type: "radio", name, value: own, class: "visually-hidden", onchange: () => changed(own) }));
  const node = element("div", { class: "choice", role: "radiogroup", "aria-label": label },
    options.map(([, text], index) => element("label", {}, inputs[index], element("span", {}, text))));
  const show = (current) => inputs.forEach((input) => { input.checked = input.value === String(current); });
  show(value);
  return { node, show };
}
