/* What nobody waits for at first: dialogs and lessons, in a module of its own that comes when it is asked for. */
export { openExport } from "./export.js";
export { openGallery } from "./gallery.js";
export { openHelp } from "./help.js";
export { Lessons } from "./lessons.js";
export { openLog } from "./log.js";
