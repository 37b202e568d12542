/* Below 720 pixels there is room for one pane at a time, chosen by tabs. */
import { byId } from "./dom.js";
import { makeTabs } from "./tabs.js";

const panes = [["text", "Text"], ["layout", "Layout"], ["inspector", "Inspector"]];

/** Makes the tabs; `show` brings a pane to the front where only one is seen. */
export function makePaneTabs() {
  const narrow = matchMedia("(max-width: 719px)");
  const tabs = panes.map(([id, label]) => ({ id: `pane-${id}`, label, panel: byId(`pane-${id}`) }));
  const choose = makeTabs(byId("pane-tabs"), tabs, (id) => {
    for (const tab of tabs) tab.panel.classList.toggle("is-shown", tab.id === id);
  });
  const adapt = () => {
    for (const tab of tabs) {
      if (narrow.matches) tab.panel.setAttribute("role", "tabpanel");
      else tab.panel.removeAttribute("role");
    }
  };
  narrow.addEventListener("change", adapt);
  adapt();
  choose("pane-text");
  return { show: (name) => choose(`pane-${name}`) };
}
