import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content, Story } from "../snapshot/story.ts";
import { readFilters } from "./filter-query.ts";
import { Query } from "./query.ts";
import { sortStories } from "./sort-stories.ts";
import { matchesWildcard } from "./wildcard.ts";

const word = fc.constantFrom("", "a", "b", "ab", "A", "10", "9", "-3", "2.5", "true", "false", "2024-01-02 03:04", "2023-05-06");
const value = fc.oneof(word, fc.integer({ min: -20, max: 20 }), fc.boolean(), fc.constant(null), fc.array(word, { maxLength: 3 }));
const content = fc.dictionary(fc.constantFrom("x", "y", "z"), value, { maxKeys: 3 });
const contents = fc.array(content, { maxLength: 30 });

const textOf = (stored: unknown) => (stored === null || stored === undefined || typeof stored === "object" ? null : `${stored}`);
const numeric = (stored: unknown) => (/^-?\d+(\.\d+)?$/.test(textOf(stored) ?? "") ? Number(stored) : null);
const isGone = (stored: unknown) => stored === null || stored === undefined;
const likes = (stored: unknown, pattern: string) => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return textOf(stored) !== null && new RegExp(`^${escaped}$`, "is").test(textOf(stored) ?? "");
};

/** A second, naive implementation of the operations. */
const naive: Record<string, (stored: unknown, wanted: string) => boolean> = {
  in: (stored, wanted) => wanted.split(",").some((one) => (isGone(stored) ? one === "" : textOf(stored) === one)),
  not_in: (stored, wanted) => !naive["in"]?.(stored, wanted),
  like: likes,
  not_like: (stored, wanted) => !likes(stored, wanted),
  any_in_array: (stored, wanted) => Array.isArray(stored) && wanted.split(",").some((one) => stored.includes(one)),
  all_in_array: (stored, wanted) => Array.isArray(stored) && wanted.split(",").every((one) => stored.includes(one)),
  gt_int: (stored, wanted) => numeric(stored) !== null && (numeric(stored) ?? 0) > Number(wanted),
  lt_float: (stored, wanted) => numeric(stored) !== null && (numeric(stored) ?? 0) < Number(wanted),
};

const term = fc.record({
  field: fc.constantFrom("x", "y", "z"),
  operation: fc.constantFrom(...Object.keys(naive)),
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  number: fc.integer({ min: -20, max: 20 }),
  pattern: fc.string({ unit: fc.constantFrom("a", "B", "*", "0"), maxLength: 5 }),
});
type Term = typeof term extends fc.Arbitrary<infer T> ? T : never;

const wantedOf = ({ operation, words, number, pattern }: Term) =>
  operation.endsWith("like") ? pattern : /_int|_float/.test(operation) ? String(number) : words.join(",");
const holds = (one: Term, stored: Content) => naive[one.operation]?.(stored[one.field], wantedOf(one)) ?? false;

const queryOf = (all: Term[], any: Term[]) => {
  const pairs = [
    ...all.map((one) => [`filter_query[${one.field}][${one.operation}]`, wantedOf(one)]),
    ...any.map((one) => [`filter_query[__or][][${one.field}][${one.operation}]`, wantedOf(one)]),
  ];
  return new Query(`?${new URLSearchParams(pairs)}`);
};

describe("filter_query", () => {
  it("matches a naive implementation: all terms, and one of those under __or", () => {
    fc.assert(
      fc.property(contents, fc.array(term, { maxLength: 3 }), fc.array(term, { maxLength: 3 }), (stored, all, any) => {
        const test = readFilters(queryOf(all, any).filters);
        const found = stored.filter((one) => test?.(one) ?? true);
        expect(found).toEqual(
          stored.filter((one) => all.every((t) => holds(t, one)) && (any.length === 0 || any.some((t) => holds(t, one)))),
        );
      }),
    );
  });

  it("compares with wildcards as a regular expression does", () => {
    const letters = (...units: string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 8 });
    fc.assert(
      fc.property(letters("a", "b"), letters("a", "b", "*"), (text, pattern) => {
        expect(matchesWildcard(text, pattern)).toBe(new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(text));
      }),
    );
  });
});

describe("sort_by", () => {
  const storiesOf = (all: Content[]) => all.map((draft, id) => ({ id, draft, published: draft }) as unknown as Story);
  const keyOf = (stored: unknown, isNumeric: boolean) => (isNumeric ? numeric(stored) : textOf(stored) || null);

  it("sorts stably, with missing values at their end", () => {
    const word = fc.constantFrom("asc", "desc");
    fc.assert(
      fc.property(contents, word, fc.boolean(), fc.boolean(), (all, direction, isNumeric, nullsFirst) => {
        const sortBy = `content.x:${direction}${isNumeric ? ":int" : ""}${nullsFirst ? ":nulls_first" : ""}`;
        const sorted = sortStories(storiesOf(all), sortBy, "published");
        expect(sorted.map((story) => story.id).toSorted((a, b) => a - b)).toEqual(all.map((_, id) => id));
        for (const [at, next] of sorted.slice(1).entries()) {
          const before = sorted[at];
          const [a, b] = [keyOf(before?.draft["x"], isNumeric), keyOf(next.draft["x"], isNumeric)];
          if (a === b) expect(before?.id).toBeLessThan(next.id);
          else if (a === null || b === null) expect(a === null).toBe(nullsFirst);
          else expect(a < b).toBe(direction === "asc");
        }
      }),
    );
  });
});
