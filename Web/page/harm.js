/* What a layout may do to views though every constraint holds. Frames are those of the root and of all views, four numbers
   each. */

const isOut = ({ parent, kind, hidden }, frames, at) => (parent ?? -1) < 0 && !hidden && kind !== "guide"
  && [0, 1].some((axis) => frames[at + axis] < -0.5 || frames[at + axis] + frames[at + axis + 2] > frames[axis + 2] + 0.5);
const isCut = ({ intrinsic, hidden }, frames, at) => !hidden && [0, 1].some((axis) => frames[at + axis + 2] < intrinsic?.[axis] - 0.5);
const isFlat = ({ intrinsic, hidden }, frames, at) => !hidden && [0, 1].some((axis) => intrinsic?.[axis] > 0 && frames[at + axis + 2] === 0);
const isNothing = (_, frames, at) => !(frames[at + 2] > 0 && frames[at + 3] > 0);

/** Whether a view lies over another one that is in the same as it is, and comes before it. */
const isOver = (view, frames, at, views) => isBox(view) && views.some((other, index) => {
  const from = 4 * index + 4;
  return from < at && other.parent === view.parent && isBox(other)
    && [0, 1].every((axis) => Math.min(frames[at + axis] + frames[at + axis + 2], frames[from + axis] + frames[from + axis + 2]) - Math.max(frames[at + axis], frames[from + axis]) > 0.5);
});
const isBox = ({ kind, hidden }) => !hidden && kind !== "guide";

/** What is done to views that hardly anyone means, by name, in words with a star in the place of names. */
export function harmDone(views, frames) {
  const harms = [[isNothing, ", without room for *"], [isCut, ", too small for *"], [isOut, ", which puts * outside"], [isOver, ", which puts * over others"]];
  const found = views.map((view, index) => [view.name, harms.find(([is]) => is(view, frames, 4 * index + 4, views))?.[1]]);
  return new Map(found.filter(([, harm]) => harm));
}

/** Says what does not show in a document in which every constraint holds. */
export function unseenIn({ views }, frames) {
  const find = (is) => views.filter((view, index) => is(view, frames, 4 * index + 4)).map(({ name }) => name);
  const [flat, out] = [isFlat, isOut].map(find);
  const names = flat.length ? flat : out;
  const [first, other] = names;
  const who = names.length > 2 ? `${names.length} views` : other ? `${first} and ${other}` : first;
  return first ? `, but ${who} ${flat.length ? other ? "have" : "has" : other ? "are" : "is"} ${flat.length ? "no room" : "not all inside"}` : "";
}
