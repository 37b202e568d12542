/* The widths where something does not hold, to a point. */

const step = 10;

/** Tries widths that are some points apart, and looks for the limits between them: [{from, to, what}]. */
export function limitsOf(sheet, from, to) {
  const tried = new Map();
  const between = (start, what) => {
    if (!tried.has(start)) tried.set(start, sheet.sweep(start, start + step, 1));
    return tried.get(start).filter((one) => one.what === what);
  };
  return sheet.sweep(from, to, step).map(({ from: first, to: last, what }) => ({
    from: first > from ? between(first - step, what).at(-1)?.from ?? first : first,
    to: last < to ? between(last, what)[0]?.to ?? last : last,
    what,
  }));
}
