import { invalidRequest, missingResource } from "./failure.ts";
import type { Form } from "./form.ts";
import { mapOf, textOf } from "./form.ts";

/** An object that can be listed. */
export interface Listed {
  id: string;
  created: number;
}

const DEFAULT_LIMIT = 10;
const MOST = 100;

function limitOf(form: Form): number {
  const text = textOf(form, "limit");
  const limit = text === undefined ? DEFAULT_LIMIT : Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalidRequest(`This value must be between 1 and ${MOST}.`, { param: "limit" });
}

const COMPARISONS: Record<string, (created: number, mark: number) => boolean> = {
  gt: (created, mark) => created > mark,
  gte: (created, mark) => created >= mark,
  lt: (created, mark) => created < mark,
  lte: (created, mark) => created <= mark,
};

function createdMatches(form: Form, created: number): boolean {
  const exact = textOf(form, "created");
  if (exact !== undefined) return created === Number(exact);
  const range = mapOf(form, "created") ?? {};
  return Object.entries(range).every(([key, mark]) => COMPARISONS[key]?.(created, Number(mark)) ?? false);
}

function positionOf(items: Listed[], id: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw missingResource("object", id);
  return index;
}

/** Returns one page of a list, newest first, by the vendor's parameters. */
export function listPage<Item extends Listed>(
  url: string,
  newestFirst: Item[],
  form: Form,
  keep: (item: Item) => boolean = () => true,
): object {
  const limit = limitOf(form);
  const items = newestFirst.filter((item) => keep(item) && createdMatches(form, item.created));
  const after = textOf(form, "starting_after");
  const before = textOf(form, "ending_before");
  if (before !== undefined) {
    const end = positionOf(items, before);
    const start = Math.max(0, end - limit);
    return { object: "list", url, has_more: start > 0, data: items.slice(start, end) };
  }
  const start = after === undefined ? 0 : positionOf(items, after) + 1;
  return {
    object: "list",
    url,
    has_more: items.length > start + limit,
    data: items.slice(start, start + limit),
  };
}

type Clause = (item: Record<string, unknown>) => boolean;

function readClause(text: string): Clause {
  const match = /^(-?)(\w+)(?:\[['"]([^'"]+)['"]\])?\s*:\s*(?:'([^']*)'|"([^"]*)"|(null|\d+))$/.exec(text.trim());
  if (match === null) throw invalidRequest(`Could not read the search clause: ${text}`, { param: "query" });
  const [, minus, field = "", key, single, double, bare] = match;
  const wanted = single ?? double ?? (bare === "null" ? undefined : bare);
  return (item) => {
    const value = key === undefined ? item[field] : (item[field] as Record<string, unknown> | undefined)?.[key];
    const same = wanted === undefined ? value === undefined || value === null : String(value ?? "") === wanted;
    return (minus === "-") !== same;
  };
}

/** `metadata['order']:'42' AND status:'succeeded'`: clauses joined by AND. */
export function searchPage<Item extends Listed>(url: string, newestFirst: Item[], form: Form): object {
  const query = textOf(form, "query");
  if (query === undefined) throw invalidRequest("Missing required param: query.", { param: "query" });
  const clauses = query.split(/\s+AND\s+/i).map(readClause);
  const found = newestFirst.filter((item) => clauses.every((clause) => clause(item as unknown as Record<string, unknown>)));
  const start = Number(textOf(form, "page") ?? 0) || 0;
  const end = start + limitOf(form);
  const more = found.length > end;
  const data = found.slice(start, end);
  return { object: "search_result", url, has_more: more, next_page: more ? String(end) : null, data };
}
