import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
const placed = lists.chain((list) =>
  fc.record({ list: fc.constant(list), from: fc.nat({ max: list.length - 1 }), to: fc.nat({ max: list.length - 1 }) }),
);

describe("moving an item", () => {
  it("puts it where it was asked to, loses none, and is undone by the way back", () => {
    fc.assert(
      fc.property(placed, ({ list, from, to }) => {
        const after = moveItem(list, from, to);
        expect(after[to]).toBe(list[from]);
        expect([...after].sort()).toEqual([...list].sort());
        expect(moveItem(after, to, from)).toEqual(list);
        const others = (all: readonly number[]) => all.filter((one) => one !== list[from]);
        expect(others(after)).toEqual(others(list));
      }),
    );
  });

  it("changes nothing beyond the list's ends", () => {
    fc.assert(
      fc.property(lists, fc.integer(), fc.integer(), (list, from, to) => {
        fc.pre(from < 0 || to < 0 || from >= list.length || to >= list.length);
        expect(moveItem(list, from, to)).toBe(list);
      }),
    );
  });
});
