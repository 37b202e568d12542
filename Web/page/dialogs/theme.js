/* Light, dark, or as the system has it. */
import { toast } from "../base/announcer.js";

/** In turns, of which the first shows. */
const themes = matchMedia("(prefers-color-scheme: dark)").matches ? ["", "light", "dark"] : ["", "dark", "light"];

export function changeTheme() {
  const { dataset } = document.documentElement;
  const next = themes[(themes.indexOf(dataset.theme ?? "") + 1) % themes.length];
  if (next) dataset.theme = next;
  else delete dataset.theme;
  toast(next ? `Theme: ${next}` : "Theme: as the system");
}
