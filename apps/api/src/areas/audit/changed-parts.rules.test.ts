import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedParts } from "./changed-parts.rules.ts";

// Read back from JSON, which has no negative zero.
const fields = fc.dictionary(
  fc.constantFrom("a", "b", "c", "d"),
  fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
);

describe("the changed parts of two states", () => {
  it("leave out equal parts at any depth", () => {
    const before = { term: "CASH", lines: [{ key: "x", cents: 1 }], locked: false };
    const after = { term: "NET30", lines: [{ key: "x", cents: 1 }], locked: false };
    expect(changedParts(before, after)).toEqual({ before: { term: "CASH" }, after: { term: "NET30" } });
  });

  it("keep all of a new or deleted part", () => {
    expect(changedParts(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
    expect(changedParts({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
  });

  it("rebuild each state from the other", () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const parts = changedParts(before, after);
        const unchanged = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in (parts.before ?? {}))));
        expect({ ...unchanged, ...parts.after }).toEqual(JSON.parse(JSON.stringify(after)));
        expect({ ...unchanged, ...parts.before }).toEqual(JSON.parse(JSON.stringify(before)));
      }),
    );
  });
});
