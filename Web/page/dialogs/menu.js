/* The menu button with all commands, after the pattern of the ARIA practices. */
import { byId, element } from "../base/dom.js";

export function makeMenu(commands) {
  const opener = byId("menu-button");
  const menu = byId("menu");
  for (const command of commands.list) {
    if (command.isHidden) continue;
    if (command === "-") {
      menu.append(element("li", { role: "separator" }));
      continue;
    }
    menu.append(element("li", { role: "menuitem", tabindex: "-1", onclick: () => choose(command) },
      element("span", {}, command.label), command.keys ? element("kbd", { "aria-hidden": "true" }, commands.keysOf(command)) : null));
  }
  const items = () => [...menu.querySelectorAll("[role=menuitem]")];
  const open = () => {
    menu.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    items()[0].focus();
  };
  const close = (givesBack = true) => {
    if (menu.hidden) return;
    menu.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    if (givesBack) opener.focus();
  };
  const choose = (command) => {
    close();
    command.run();
  };
  opener.addEventListener("click", () => (menu.hidden ? open() : close()));
  opener.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { event.preventDefault(); open(); }
  });
  menu.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[(next + all.length) % all.length].focus();
    else if (event.key === "Enter" || event.key === " ") all[at]?.click();
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") return close(false);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) => item.textContent.toLowerCase().startsWith(letter))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!menu.contains(event.target) && !opener.contains(event.target)) close(false);
  });
}
