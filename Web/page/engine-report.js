// The report as the engine writes it, short, becomes one with names.

const noRanges = Object.freeze({});
const none = Object.freeze([]);
/** Multiplier, priority, identifier, whether it holds, and by how much it does not. */
const usual = Object.freeze([1, 1000, null, 1, null]);

/** A view, and what the document says of it. */
class View {
  constructor([name, parent, kind, hidden, from, , rest]) {
    this.name = name;
    this.parent = parent;
    this.kind = kind;
    this.hidden = hidden === 1;
    this.implicit = from === null;
    this.ambiguous = rest?.ambiguous ?? none;
    this.ranges = rest?.ranges ?? noRanges;
    this.intrinsic = rest?.intrinsic ?? [null, null];
    this.hugging = rest?.hugging ?? [250, 250];
    this.compression = rest?.compression ?? [750, 750];
    this.baseline = rest?.baseline ?? [0, 0];
    this.text = rest?.text?.length ? rest.text : null;
    this.sample = rest?.sample ?? null;
    this.color = rest?.color ?? null;
  }
}

/** A constraint; `equation` and `debug` are worked out when they are asked for. */
class Constraint {
  #describe;
  #description = null;

  constructor(values, describe) {
    [
      this.first, this.firstAttribute, this.relation, this.second, this.secondAttribute, this.constant, this.format, this.role,
    ] = values;
    this.statement = values[8] === null ? null : [values[8], values[9]];
    const [multiplier, priority, identifier, satisfied, error] = values.length > 10 ? values.slice(10) : usual;
    this.multiplier = multiplier;
    this.priority = priority;
    this.identifier = identifier;
    this.satisfied = satisfied === 1;
    this.error = error;
    this.#describe = describe;
  }

  /** `find.leading == superview.leading + 20` */
  get equation() {
    return this.#known()[0];
  }

  /** `H:|-(20)-[find]`, as debuggers show it; an equation where no string says it. */
  get debug() {
    return this.#known()[1];
  }

  #known() {
    return (this.#description ??= this.#describe() ?? [this.#plainEquation, this.#plainEquation]);
  }

  get #plainEquation() {
    let text = `${this.first}.${this.firstAttribute} ${this.relation} `;
    if (this.second === null) {
      text += this.constant;
    } else {
      text += `${this.multiplier === 1 ? "" : `${this.multiplier} * `}${this.second}.${this.secondAttribute}`;
      if (this.constant !== 0) text += ` ${this.constant < 0 ? "-" : "+"} ${Math.abs(this.constant)}`;
    }
    return this.priority === 1000 ? text : `${text} @${this.priority}`;
  }
}

/** A distance that constraints speak of. */
class Dimension {
  constructor([first, second, label, flags, ...records], [x, y, toX, toY, value], constraints) {
    this.axis = flags & 16 ? "v" : "h";
    this.from = [x, y];
    this.to = [toX, toY];
    this.value = value;
    this.label = label;
    this.views = [first, second];
    this.constraint = records[0] ?? null;
    this.constraints = records;
    this.statement = constraints[records[0]]?.statement ?? null;
    this.isSize = (flags & 1) !== 0;
    this.isOpen = (flags & 8) !== 0;
  }
}

/** `measures` has five numbers of each dimension; `describe` gives the equation and the debugger's form of a constraint by
 * its index, or null. */
export function expandReport(report, measures, describe) {
  report.views = report.views.map((values) => new View(values));
  report.constraints = report.constraints.map(
    (values, index) => new Constraint(values, () => describe(index)));
  report.dimensions = report.dimensions.map(
    (values, index) => new Dimension(values, measures.subarray(5 * index, 5 * index + 5), report.constraints));
  return report;
}
