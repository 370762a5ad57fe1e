import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NotedSearch, SearchTally } from "../../../ports/in-process/search-tally.ts";
import { createSearchTally, MAX_TERMS } from "./create-search-tally.ts";

const timesOf = (searches: readonly NotedSearch[]) =>
  Object.fromEntries(searches.map(({ language, term, times }) => [`${language} ${term}`, times]));

type Step = { kind: "note"; language: "en" | "es" | null; typed: string } | { kind: "write" } | { kind: "fail" };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("note" as const),
      language: fc.constantFrom("en" as const, "es" as const, null),
      typed: fc.constantFrom("Blue", "blue ", "gray tile", "GRAY  tile", "ana@example.com"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("write" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const) }) },
);

/** Writes a tally's searches, or fails and puts them back. */
function flush(tally: SearchTally, into: Map<string, number>, isWritten: boolean): void {
  const taken = tally.take();
  if (!isWritten) tally.putBack(taken);
  else for (const { language, term, times } of taken) into.set(`${language} ${term}`, (into.get(`${language} ${term}`) ?? 0) + times);
}

describe("searches that are counted in memory", () => {
  it("add up to what was noted, in whatever batches they are written, and whether or not a writing fails", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const tally = createSearchTally();
        const [written, wanted] = [new Map<string, number>(), new Map<string, number>()];
        for (const one of steps) {
          if (one.kind !== "note") flush(tally, written, one.kind === "write");
          else {
            tally.note(one.language, one.typed);
            const term = one.typed.toLowerCase().replace(/\s+/g, " ").trim();
            if (!term.includes("@")) wanted.set(`${one.language} ${term}`, (wanted.get(`${one.language} ${term}`) ?? 0) + 1);
          }
        }
        flush(tally, written, true);
        expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted));
      }),
    );
  });

  it("take bounded memory: terms that are known still count in a flood of others", () => {
    const tally = createSearchTally();
    tally.note("en", "blue");
    for (let index = 0; index < 3 * MAX_TERMS; index++) tally.note("en", `made up ${index.toString(36)}`);
    tally.note("en", "Blue");
    const taken = tally.take();
    expect(taken).toHaveLength(MAX_TERMS);
    expect(timesOf(taken)["en blue"]).toBe(2);
    expect(tally.take()).toEqual([]);
  });
});
