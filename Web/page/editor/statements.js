/* What a table says, as edits of the statements in the text. Everything stays written there, so that undo
   and links know of it. */

const quoted = '"(?:[^"\\\\\\n]|\\\\.)*"';
const names = `(?:${quoted}|[A-Za-z_][\\w.]*)`;
const declaration = new RegExp(`^([ \\t]*)(view|guide|scroll|stack)([ \\t]+)(${names}(?:[ \\t]*,[ \\t]*${names})*)((?:${quoted}|[^"#\\n])*?)([ \\t]*#.*)?$`, "gm");
/** What stands behind a property that is not one number or two. */
const values = { sample: `[ \\t]+${quoted}`, color: "[ \\t]+\\w+" };
const setting = /^[ \t]*(?:size|metrics|view|guide|scroll|stack|spacing|edge|direction|scale)\b.*$/gm;

/** Makes a metric another number, or adds it. In documents as JSON the metrics stand in braces. */
export function metricEdit(text, name, value) {
  const lines = /^[ \t]*metrics\b[^#\n]*|"metrics"\s*:\s*\{[^}]*/gm;
  const written = format(value);
  for (const line of text.matchAll(lines)) {
    const found = new RegExp(`(^|[\\s,{"])${escape(name)}"?\\s*[=:]\\s*([^\\s,}]+)`).exec(line[0]);
    if (!found) continue;
    const end = line.index + found.index + found[0].length;
    return [{ range: [end - found[2].length, end], text: written }];
  }
  return [insertion(text, `metrics ${name} = ${written}`)];
}

/** Gives a view a property, as `intrinsic` with ["40", "-"] or `color` with ["red"]; without values, takes it away. Splits a line that declares several views. */
export function viewEdit(text, name, property, values, implicit) {
  const ownName = /^[A-Za-z_]\w*$/.test(name) ? name : `"${name}"`;
  const written = values.length ? ` ${property} ${values.join(" ")}` : "";
  for (const match of text.matchAll(declaration)) {
    const [whole, indent, keyword, blank, list, properties, comment = ""] = match;
    const declared = list.match(new RegExp(names, "g"));
    const at = declared.indexOf(ownName);
    if (at < 0) continue;
    const changed = withProperty(properties, property, written);
    const parts = [declared.slice(0, at), [ownName], declared.slice(at + 1)];
    const lines = parts.map((part, index) => part.length === 0 ? null
      : `${indent}${keyword}${blank}${part.join(", ")}${index === 1 ? changed : properties}`).filter((line) => line !== null);
    lines[0] += comment;
    return [{ range: [match.index, match.index + whole.length], text: lines.join("\n") }];
  }
  const others = implicit.filter((other) => other !== name);
  const lines = (others.length ? `view ${others.join(", ")}\n` : "") + `view ${ownName}${written}`;
  return [insertion(text, lines)];
}

/** Makes the size of the document another one. */
export function sizeEdit(text, size) {
  const written = `size ${size.map((side) => side === null ? "-" : format(side)).join(" ")}`;
  const found = /^[ \t]*size\b[^#\n]*?(?=[ \t]*(?:#|$))/m.exec(text);
  if (found) return [{ range: [found.index, found.index + found[0].length], text: written }];
  return [insertion(text, written, true)];
}

function withProperty(properties, property, written) {
  const value = values[property] ?? "(?:[ \\t]+(?:(?:first|last|width|lineHeight)[ \\t]+)?[-\\d.]+){1,2}";
  const pattern = new RegExp(`^((?:${quoted}|[^"])*?)(?:^|\\s+)${property}${value}`);
  return pattern.test(properties) ? properties.replace(pattern, (_, before) => before + written) : `${properties.trimEnd()}${written}`;
}

/** A line put behind the settings at the beginning, or behind the comments that open the document. */
function insertion(text, line, isFirst = false) {
  let at = 0;
  if (!isFirst) for (const match of text.matchAll(setting)) at = match.index + match[0].length;
  if (at === 0) {
    const opening = /^(?:[ \t]*#.*\n)*/.exec(text)[0].length;
    return { range: [opening, opening], text: `${line}\n` };
  }
  return { range: [at, at], text: `\n${line}` };
}

function format(value) { return String(Number(Number(value).toFixed(3))); }
function escape(name) { return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"); }
