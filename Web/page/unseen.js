/* What does not show though every constraint holds. Frames are those of the root and of all views, four numbers each. */

/** Whether a view lies outside of the root. */
export const isOut = ({ parent, kind, hidden }, frames, at) => (parent ?? -1) < 0 && !hidden && kind !== "guide"
  && [0, 1].some((axis) => frames[at + axis] < -0.5 || frames[at + axis] + frames[at + axis + 2] > frames[axis + 2] + 0.5);
const isFlat = ({ intrinsic, hidden }, frames, at) => !hidden && [0, 1].some((axis) => intrinsic?.[axis] > 0 && frames[at + axis + 2] === 0);

/** Says what does not show in a document in which every constraint holds. */
export function unseenIn({ views }, frames) {
  const find = (is) => views.filter((view, index) => is(view, frames, 4 * index + 4)).map(({ name }) => name);
  const [flat, out] = [isFlat, isOut].map(find);
  const names = flat.length ? flat : out;
  const [first, other] = names;
  const who = names.length > 2 ? `${names.length} views` : other ? `${first} and ${other}` : first;
  return first ? `, but ${who} ${flat.length ? other ? "have" : "has" : other ? "are" : "is"} ${flat.length ? "no room" : "not all inside"}` : "";
}
