import fc from "fast-check";
import { expect, it } from "vitest";
import { Slices } from "./slices.ts";
import { sortInSlices } from "./sort-in-slices.ts";

it("sorts as the built-in sort does, whatever the length", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 2000, size: "max" }), async (keys) => {
      const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b;
      const expected = Uint32Array.from(keys.keys()).sort(compare);
      expect(await sortInSlices(keys.length, compare, new Slices())).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
