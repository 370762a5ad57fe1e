import { unprocessable } from "../http/failure.ts";
import type { Content } from "../snapshot/story.ts";
import { operations } from "./filter-operations.ts";
import type { BracketedPair } from "./query.ts";

const MAX_TERMS = 100;
const DEEPEST = 20;

type ContentTest = (content: Content) => boolean;

/**
 * Returns a request's filters as one test: all must match, and one of those under `__or`. A bracketed list does not preserve
 * the borders of its elements, so each pair is a separate term.
 * @throws 422 for an unknown operation or form
 */
export function readFilters(pairs: BracketedPair[]): ContentTest | undefined {
  if (pairs.length === 0) return undefined;
  if (pairs.length > MAX_TERMS) throw unprocessable(`filter_query has more than ${MAX_TERMS} terms`);
  const all: ContentTest[] = [];
  const any: ContentTest[] = [];
  for (const { names, value } of pairs) {
    if (names[0] === "__or") any.push(readTerm(names.slice(/^\d*$/.test(names[1] ?? "x") ? 2 : 1), value));
    else all.push(readTerm(names, value));
  }
  if (any.length > 0) all.push((content) => any.some((test) => test(content)));
  return (content) => all.every((test) => test(content));
}

function readTerm(names: string[], wanted: string): ContentTest {
  const [operation = "", ...field] = names.toReversed();
  const path = field.reverse().join(".").split(".");
  const make = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!make) throw unprocessable(`filter_query: ${operation.slice(0, 40)} is not an operation`);
  if (path.includes("") || path.length > DEEPEST) throw unprocessable("filter_query: the field cannot be read");
  const test = make(wanted);
  return (content) => test(valueAt(content, path));
}

/** Returns the value at a path of names and indexes; undefined if the path ends early. */
export function valueAt(content: Content, path: string[]): unknown {
  const [first = ""] = path;
  let found = Object.hasOwn(content, first) ? content[first] : undefined;
  for (let at = 1; at < path.length; at++) {
    const name = path[at]!;
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    if (Array.isArray(found) && !/^\d+$/.test(name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}
