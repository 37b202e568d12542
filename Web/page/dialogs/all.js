/* What nobody waits for at first: dialogs, lessons, what completes, is dragged, plays, is tried or compared, advice, tables, and old
 * links, in a module of its own that comes when it is asked for, with its styles. */
import { element } from "../base/dom.js";
export { openExport } from "./export.js";
export { openGallery } from "./gallery.js";
export { openHelp } from "./help.js";
export { Lessons } from "./lessons.js";
export { openLog } from "./log.js";
export { changeTheme } from "./theme.js";
export { readOldLink } from "../share/old-links.js";
export { Adjusting } from "../canvas/adjusting.js";
export { Compare } from "../canvas/compare.js";
export { drawGuides } from "../canvas/guides.js";
export { toggleMeter } from "../canvas/meter.js";
export { Sweep } from "../canvas/sweep.js";
export { Trying } from "../canvas/trying.js";
export { Wiggle } from "../canvas/wiggle.js";
export { Completion } from "../editor/completion.js";
export { makeSigns } from "../editor/signs.js";
export { ConstraintTable as constraints } from "../inspector/constraints.js";
export { FrameTable as frames } from "../inspector/frames.js";
export { TreeView as tree } from "../inspector/tree.js";
export { adviseOn } from "../ranking.js";
export { warmUp } from "../warm-up.js";

// Without them all can be read as well.
await new Promise((done) => {
  document.head.append(element("link", { rel: "stylesheet", href: "style/dialogs.css", onload: done, onerror: done }));
});
