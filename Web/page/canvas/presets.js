/* Sizes that layouts are made for, in points. */
export const presets = [
  ["iPhone SE", 375, 667],
  ["iPhone 16", 393, 852],
  ["iPhone 16 Pro", 402, 874],
  ["iPhone 16 Pro Max", 440, 956],
  ["iPad", 820, 1180],
  ["iPad Pro 13\u2033", 1032, 1376],
  ["Apple Watch 46 mm", 208, 248],
  ["Mac window", 1024, 720],
  ["Terminal 80 × 24", 80, 24],
  ["A4 at 72 dpi", 595, 842],
];

/** The sizes at which something snaps. */
export function snapped(value, axis, reach) {
  let best = value;
  let distance = reach;
  for (const preset of presets) {
    for (const side of [preset[1 + axis], preset[2 - axis]]) {
      if (Math.abs(side - value) < distance) {
        distance = Math.abs(side - value);
        best = side;
      }
    }
  }
  return best;
}
