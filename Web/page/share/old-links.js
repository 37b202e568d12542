/* Links of the editor that older pages about the language point to: ?vfl=…&spacing=…, with comments
   that begin with // as settings. */

import { colourNames, hues, Surface } from "../canvas/surface.js";

const most = 65536;

/** A layout document for the parameters of an old link. */
export function readOldLink(search) {
  const parameters = new URLSearchParams(search);
  const text = parameters.get("vfl");
  const lines = [];
  let size = "size 480 320";
  let spacing = spacingLine(parameters.get("spacing") ?? "");
  const notes = [];
  for (const raw of text.slice(0, most).split(/\r?\n/)) {
    const line = raw.trim();
    const setting = /^\/\/\s*(viewport|spacing|colors|shapes|widths|heights)\b(.*)$/.exec(line);
    if (setting) {
      const [, name, rest] = setting;
      if (name === "viewport") size = viewportLine(rest) ?? size;
      else if (name === "spacing") spacing = spacingLine(rest) ?? spacing;
      else if (name === "widths" || name === "heights") lines.push(...sideLines(rest, name === "widths" ? "width" : "height"));
      else if (name === "colors") notes.push(...colourLines(rest, text));
      else notes.push(`# ${name}${rest}`);
    } else if (line.startsWith("//")) {
      lines.push(`# ${line.slice(2).trim()}`);
    } else {
      lines.push(line);
    }
  }
  return [size, spacing, ...notes, ...lines].filter((line) => line !== null && line !== undefined).join("\n").trim() + "\n";
}

function pairs(text) {
  return [...text.matchAll(/([\w.-]+)\s*:\s*([^\s,]+)/g)].map((match) => [match[1], match[2]]);
}

function viewportLine(text) {
  const values = Object.fromEntries(pairs(text));
  const side = (name) => Number(values[name] ?? values[`max-${name}`] ?? values[`min-${name}`]);
  let width = side("width");
  let height = side("height");
  const ratio = /^([\d.]+)\/([\d.]+)$/.exec(values["aspect-ratio"] ?? "");
  const share = ratio ? Number(ratio[1]) / Number(ratio[2]) : 1.5;
  if (!(width > 0) && height > 0) width = Math.round(height * share);
  if (!(width > 0)) width = 480;
  if (!(height > 0)) height = Math.round(width / (share > 0 ? share : 1.5));
  return Number.isFinite(width) && Number.isFinite(height) && width <= 10000 && height <= 10000 ? `size ${width} ${height}` : null;
}

function spacingLine(text) {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (numbers.length === 0) return null;
  return `spacing sibling ${numbers.at(-1)} superview ${numbers[0]}`;
}

/** The colours of views that there are. */
function colourLines(rest, text) {
  return pairs(rest).filter(([name]) => text.includes(`[${name}`)).map(([name, value]) => `view ${name} color ${nearestHue(value)}`);
}

function sideLines(text, attribute) {
  return pairs(text).filter(([name, value]) => /^[A-Za-z_]\w*$/.test(name) && /^\d+(\.\d+)?$/.test(value))
    .map(([name, value]) => `${name}.${attribute} == ${value}`);
}

/** The name of the hue that is nearest to that of a colour as browsers have them. */
function nearestHue(colour) {
  const { pen } = new Surface({});
  pen.fillStyle = colour;
  const [red, green, blue] = (pen.fillStyle.match(/[0-9a-f]{2}/g) ?? []).map((digits) => parseInt(digits, 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (!(range > 24)) return "gray";
  const hue = 60 * (most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4);
  const distance = (name) => 180 - Math.abs(180 - Math.abs((hue + 360) % 360 - hues[name]));
  return colourNames.slice(0, -1).reduce((one, other) => (distance(other) < distance(one) ? other : one));
}
