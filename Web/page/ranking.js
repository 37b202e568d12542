/* The order of what would repair a conflict, by what it would do to the layout. */
import { textAfter } from "./editor/edits.js";
import { harmDone } from "./harm.js";

/** How many repairs of each of the first conflicts are tried, where there are no more constraints than that: each costs a layout. */
const trials = 6;
const few = 300;

/** What was changed last, as by a drag, comes first: it has made the conflict. Before that comes what leaves fewer views without
 * room, smaller than their content or outside of the whole, and others say which they leave: who is told that it helps does not
 * look for what it squeezes. `last` is where the text was changed last, or null. */
export function rankRepairs({ report, engine, text, settings, size }, last) {
  if (report.constraints.length > few) return;
  const harmBy = ({ edits }) => {
    if (!edits) return null;
    const sheet = engine.open(textAfter(text, edits));
    sheet.configure(settings);
    if (size) sheet.resize(...size);
    const harm = harmDone(report.views, sheet.frames);
    sheet.close();
    return harm;
  };
  const isLast = ({ message, edits }) => Boolean(last && message.startsWith("Change")
    && edits?.some(({ range }) => range[0] < last[1] && last[0] < range[1]));
  for (const { repairs } of report.conflicts.slice(0, 3)) {
    if (!repairs?.length) continue;
    repairs.sort((one, other) => isLast(other) - isLast(one));
    const harms = new Map(repairs.slice(0, trials).map((one) => [one, harmBy(one)]));
    const rank = (one) => harms.get(one)?.size ?? Infinity;
    repairs.sort((one, other) => (rank(one) > rank(other)) - (rank(one) < rank(other)));
    for (const one of repairs) {
      const more = [...harms.get(one) ?? []].filter(([name]) => !harms.get(repairs[0]).has(name));
      const [, harm] = more[0] ?? [];
      const names = more.filter((other) => other[1] === harm).map(([name]) => name);
      if (harm) one.message += harm.replace("*", `${names.slice(0, 3).join(", ")}${names.length > 3 ? " …" : ""}`);
    }
  }
}

/** The part of a text that is not as in another one, from and to. */
export function differenceOf(before, after) {
  const most = Math.min(before.length, after.length);
  let [begin, end] = [0, 0];
  while (begin < most && before[begin] === after[begin]) begin += 1;
  while (end < most - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [begin, after.length - end];
}
