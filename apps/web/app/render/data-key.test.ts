import fc from "fast-check";
import { expect, it } from "vitest";
import { contentKey, dataKey } from "./data-key.ts";

const data = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(
    fc.integer({ max: 3, min: 0 }),
    fc.string({ maxLength: 2 }),
    fc.dictionary(fc.constantFrom("d", "e"), fc.boolean()),
    fc.array(fc.boolean(), { maxLength: 2 }),
  ),
);

it("tells different data apart, and gives the same data the same key", () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(dataKey(one) === dataKey(other)).toBe(JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other)));
    }),
  );
});

it("is short for kept data and its parts, and another one for other kept data", () => {
  const lead = Object.freeze({ label: "a".repeat(100) });
  const key = dataKey({ lead });
  expect(key.length).toBeLessThan(20);
  expect(dataKey({ lead })).toBe(key);
  expect(dataKey({ lead: Object.freeze({ ...lead }) })).not.toBe(key);
});

it("gives data that is not kept a key by its content, and reads each object once", () => {
  let reads = 0;
  const read = (size: string) => ({
    get size() {
      reads += 1;
      return size;
    },
  });
  const one = read("12x24");
  expect([contentKey(one), contentKey(one)]).toEqual([contentKey(read("12x24")), contentKey(read("12x24"))]);
  expect(reads).toBe(3);
  expect(contentKey(read("24x48"))).not.toBe(contentKey(one));
});
