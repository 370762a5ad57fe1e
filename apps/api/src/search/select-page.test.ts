import fc from "fast-check";
import { expect, it } from "vitest";
import { selectPage } from "./select-page.ts";

it("selects the same page as sorting everything, also with equal keys", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 });
  const number = fc.integer({ min: 0, max: 70 });
  fc.assert(
    fc.property(keys, number, number, (list, offset, limit) => {
      const compare = (a: number, b: number) => (list[a] ?? 0) - (list[b] ?? 0) || a - b;
      const all = [...list.keys()].sort(compare);
      expect([...selectPage(new Uint32Array(list.length), offset, limit, compare)]).toEqual(all.slice(offset, offset + limit));
    }),
    { numRuns: 1000 },
  );
});
