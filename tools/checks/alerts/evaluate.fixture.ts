/** The values of one metric, by labels. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the text format of Prometheus metrics. */
export const samplesIn = (text: string): Sample[] =>
  text.split("\n").flatMap((line) => {
    const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name ? [{ name, labels: labelsIn(labels), value: Number(value) }] : [];
  });

const labelsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

/** Two scrapes, `seconds` apart. */
export interface Scrapes {
  before: Sample[];
  after: Sample[];
  seconds: number;
}

/**
 * Evaluates an alert's expression. Supports the part of PromQL in the shop's rules: comparisons of sums, extremes, rates and their quotients
 * with numbers, joined by `and`.
 * @throws for anything else, and for a metric that isn't exported
 */
export const holds = (expression: string, scrapes: Scrapes): boolean =>
  expression.split(" and ").every((part) => {
    const [, left = "", operator, right] = /^(.+) (==|<|>) ([\d.]+)$/.exec(part) ?? [];
    const compare = { "==": (a: number, b: number) => a === b, "<": (a: number, b: number) => a < b, ">": (a: number, b: number) => a > b };
    if (!operator) throw new Error(`not understood: ${part}`);
    const values = left.split(" / ").map((term) => valuesOf(term, scrapes));
    const [numerators = [], denominators] = values;
    const results = denominators ? numerators.map((value) => value / (denominators[0] ?? Number.NaN)) : numerators;
    return results.some((value) => compare[operator as keyof typeof compare](value, Number(right)));
  });

function valuesOf(term: string, scrapes: Scrapes): number[] {
  const [, aggregate, inner] = /^(sum|max|min)\((.+)\)$/.exec(term) ?? [];
  if (aggregate && inner) {
    const values = valuesOf(inner, scrapes);
    if (values.length === 0) return [];
    return [aggregate === "sum" ? values.reduce((sum, value) => sum + value, 0) : Math[aggregate as "max" | "min"](...values)];
  }
  const [, rated] = /^rate\((.+)\[\w+\]\)$/.exec(term) ?? [];
  if (!rated) return select(term, scrapes.after).map(({ value }) => value);
  const first = select(rated, scrapes.before).reduce((sum, { value }) => sum + value, 0);
  return [(select(rated, scrapes.after).reduce((sum, { value }) => sum + value, 0) - first) / scrapes.seconds];
}

function select(selector: string, samples: Sample[]): Sample[] {
  const [, name, labels = ""] = /^(\w+)(?:\{(.+)\})?$/.exec(selector) ?? [];
  if (!name) throw new Error(`not understood: ${selector}`);
  const wanted = Object.entries(labelsIn(labels));
  return samples.filter((sample) => sample.name === name && wanted.every(([label, value]) => sample.labels[label] === value));
}
