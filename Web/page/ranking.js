/* What would help beside what the engine proposes, and in which order, by what it would do to the layout. */
import { textAfter } from "./editor/edits.js";
import { isOut } from "./unseen.js";

/** How many repairs of each of the first conflicts are tried, where there are no more constraints than that: each costs a layout. */
const trials = 6;
const few = 300;
const brief = { ambiguity: false, explaining: false, describing: () => null };

/** Completes a report that says what takes time to find out. `last` is where the text was changed last, or null. */
export function adviseOn(session, last) {
  const { report, text } = session;
  if (report.constraints.length > few) return;
  const layout = (change, read) => {
    const sheet = session.engine.open(change);
    sheet.configure(session.settings);
    if (session.size) sheet.resize(...session.size);
    const found = read(sheet);
    sheet.close();
    return found;
  };
  offerRoom(session, layout);
  tellOfOverlap(session);
  for (const { repairs } of report.conflicts.slice(0, 3)) {
    if (!repairs?.length) continue;
    rank(repairs, ({ edits }) => {
      const harms = edits && layout(textAfter(text, edits), ({ frames }) => harmDone(report.views, frames));
      if (edits?.some((edit) => isShrunk(edit, text))) harms.set("", ", less than half");
      return harms;
    }, last);
  }
}

/** What was changed last, as by a drag, comes first: it has made the conflict. Before that comes what leaves fewer views without
 * room, smaller than their content or outside of the whole; and each says which it leaves, unless all do: who is told that it
 * helps does not look for what it squeezes. */
function rank(repairs, harmBy, last) {
  const isLast = ({ message, edits }) => Boolean(last && message.startsWith("Change")
    && edits?.some(({ range }) => range[0] < last[1] && last[0] < range[1]));
  repairs.sort((one, other) => isLast(other) - isLast(one));
  const harms = new Map(repairs.slice(0, trials).map((one) => [one, harmBy(one)]));
  const order = (one) => harms.get(one)?.size ?? Infinity;
  repairs.sort((one, other) => (order(one) > order(other)) - (order(one) < order(other)));
  const isCommon = (name) => harms.size > 1 && [...harms.values()].every((harm) => !harm || harm.has(name));
  for (const [one, found] of harms) {
    const harmed = [...found ?? []].filter(([name]) => !isCommon(name));
    const [, harm] = harmed[0] ?? [];
    const names = harmed.filter((other) => other[1] === harm).map(([name]) => name);
    if (harm) one.message += harm.replace("*", `${names.slice(0, 3).join(", ")}${names.length > 3 ? " …" : ""}`);
  }
}

/** Offers a size of the whole, if the document says one: which fits what is in it, for what clashes and is squeezed; or in
 * which all views are that lie outside of it now. */
function offerRoom(session, layout) {
  const { report, text, frames } = session;
  const found = !session.size && /^([ \t]*size[ \t]+)([\d.]+)([ \t]+)([\d.]+)/m.exec(text);
  if (!found) return;
  const offer = (...sizes) => {
    const changed = sizes.filter(([axis, size]) => size > 0 && size !== Math.ceil(frames[2 + axis]));
    if (!changed.length) return [];
    const edits = changed.map(([axis, size]) => {
      const from = found.index + (axis ? found[1] + found[2] + found[3] : found[1]).length;
      return { range: [from, from + found[axis ? 4 : 2].length], text: String(size) };
    });
    const before = report.conflicts.length + harmDone(report.views, frames).size;
    const isBetter = layout(textAfter(text, edits), (sheet) => {
      const after = sheet.report(brief);
      return after.conflicts.length <= report.conflicts.length && after.conflicts.length + harmDone(after.views, sheet.frames).size < before;
    });
    return isBetter ? [{ message: `Make superview ${changed.map(([axis, size]) => `${size} points ${axis ? "high" : "wide"}`).join(" and ")}`, edits }] : [];
  };
  const fitting = (axis) => layout(text, (sheet) => {
    sheet.resize(axis ? frames[2] : null, axis ? null : frames[3]);
    return Math.ceil(sheet.frames[2 + axis] - 1e-6);
  });
  const known = [];
  const room = (isVertical) => known[Number(isVertical)] ??= offer([Number(isVertical), fitting(Number(isVertical))]);
  for (const { repairs, constraints } of report.conflicts) {
    const attribute = report.constraints[constraints[0]]?.firstAttribute;
    repairs?.splice(1, 0, ...room(/^(top|bottom|height|centerY|\w+Baseline)/.test(attribute)));
  }
  if (report.conflicts.length) return;
  const isSqueezed = ({ view, axis, attribute, least, greatest }) => {
    const content = report.views.find(({ name }) => name === view)?.intrinsic[axis === "v" ? 1 : 0];
    return (attribute === "height" || attribute === "width") && least < content - 0.01 && greatest !== null && greatest < content + 0.01;
  };
  for (const one of report.open ?? []) if (isSqueezed(one)) one.suggestions.unshift(...room(one.axis === "v"));
  for (const one of report.losses ?? []) if (one.squeezed) one.repairs?.unshift(...room(one.axis === "v"));
  if (report.open?.length || report.losses?.length) return;
  const out = report.views.filter((view, index) => isOut(view, frames, 4 * index + 4)).map(({ name }) => name);
  const repairs = out.length ? offer(...[0, 1].map((axis) => [axis, Math.ceil(Math.max(frames[2 + axis], extent(report.views, frames, axis)))])) : [];
  const sentence = `Superview has no room for all of ${out.slice(0, 3).join(", ")}${out.length > 3 ? " …" : ""}`;
  if (repairs.length) report.losses = [{ sentence, view: out[0], repairs }];
}

/** As far as the views in the root go, and as much behind them as is before them. */
function extent(views, frames, axis) {
  const at = views.flatMap(({ parent, kind, hidden }, index) => ((parent ?? -1) < 0 && !hidden && kind !== "guide" ? [4 * index + 4 + axis] : []));
  const start = Math.min(...at.map((index) => frames[index]));
  return Math.ceil(Math.max(...at.map((index) => frames[index] + frames[index + 2])) + Math.max(0, start) - 1e-6);
}

/** Whether an edit makes less than half of a size that the text says. */
function isShrunk({ range, text: after }, text) { return "(=".includes(text[range[0] - 1]) && after && 2 * after < text.slice(...range); }

const isCut = ({ intrinsic, hidden }, frames, at) => !hidden && [0, 1].some((axis) => frames[at + axis + 2] < intrinsic?.[axis] - 0.5);
const isNothing = (_, frames, at) => !(frames[at + 2] > 0 && frames[at + 3] > 0);

/** Whether a view lies over another one that is in the same as it is, and comes before it. */
const isOver = (view, frames, at, views) => isBox(view) && views.some((other, index) => liesOver(view, at, other, 4 * index + 4, frames));

function liesOver(view, at, other, from, frames) {
  return from < at && other.parent === view.parent && isBox(other) && [0, 1].every((axis) => shared(frames, at + axis, from + axis) > 0.5);
}

/** How long two frames lie on each other along an axis. */
function shared(frames, one, other) { return Math.min(frames[one] + frames[one + 2], frames[other] + frames[other + 2]) - Math.max(frames[one], frames[other]); }

/** Says of the first view that lies over a part of another one that it does, where nothing else is to be said. What lies
 * within another one, as a badge in a picture, is meant to. */
function tellOfOverlap({ report, frames }) {
  if (report.conflicts.length || report.open?.length || report.losses?.length) return;
  for (const [index, view] of report.views.entries()) {
    const at = 4 * index + 4;
    const under = isBox(view) && report.views.find((other, before) => {
      const from = 4 * before + 4;
      const isWithin = (one) => [0, 1].every((axis) => shared(frames, at + axis, from + axis) > frames[one + axis + 2] - 0.5);
      return liesOver(view, at, other, from, frames) && !isWithin(at) && !isWithin(from);
    });
    if (under) return void (report.losses = [{ sentence: `${view.name} lies over a part of ${under.name}`, view: view.name, repairs: [] }]);
  }
}
const isBox = ({ kind, hidden }) => !hidden && kind !== "guide";

/** What is done to views that hardly anyone means, by name, in words with a star in the place of names. */
function harmDone(views, frames) {
  const harms = [[isNothing, ", without room for *"], [isCut, ", too small for *"], [isOut, ", which leaves * outside"], [isOver, ", which leaves * over others"]];
  const found = views.map((view, index) => [view.name, harms.find(([is]) => is(view, frames, 4 * index + 4, views))?.[1]]);
  return new Map(found.filter(([, harm]) => harm));
}
