import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxLabels, type HeldLine } from "./box-labels.rules.ts";

const codes = ["A1", "B2"] as const;
const someLots = fc.array(
  fc.record({ code: fc.constantFrom(...codes), units: fc.integer({ min: 1, max: 20 }), placeId: fc.integer({ min: 1, max: 3 }) }),
  {
    maxLength: 4,
  },
);
const line = fc.record({
  lots: someLots.map((lots) => lots.map((lot) => ({ ...lot, lineId: 1, shade: null, caliber: null, sampleOf: null }))),
  rooms: fc.array(
    fc
      .record({ name: fc.constantFrom("Kitchen", "Hall"), units: fc.integer({ min: 1, max: 15 }), code: fc.constantFrom(...codes) })
      .map(({ name, units, code }) => ({ name, quantity: units, lots: [{ code, quantity: units }] })),
    { maxLength: 3 },
  ),
});
const lines = fc
  .array(line, { maxLength: 3 })
  .map((list) => list.map((one, index): HeldLine => ({ ...one, itemNo: `T-${index}`, name: "Tile", detail: "" })));

describe("box labels", () => {
  it("are one for each unit, numbered through the line, with the unit's lot", () => {
    fc.assert(
      fc.property(lines, (list) => {
        const labels = boxLabels(list);
        for (const one of list) {
          const own = labels.filter((label) => label.line === one);
          expect(own.map((label) => label.number)).toEqual(own.map((_, index) => index + 1));
          expect(own.every((label) => label.of === own.length)).toBe(true);
          for (const lot of one.lots) expect(own.filter((label) => label.lot === lot)).toHaveLength(lot.units);
        }
      }),
    );
  });

  it("name a room for no more units than it takes from the lot", () => {
    fc.assert(
      fc.property(lines, (list) => {
        const labels = boxLabels(list);
        for (const one of list)
          for (const code of codes)
            for (const name of ["Kitchen", "Hall"]) {
              const wanted = one.rooms
                .filter((room) => room.name === name && room.lots[0]?.code === code)
                .reduce((sum, room) => sum + room.quantity, 0);
              const labeled = labels.filter((label) => label.line === one && label.lot.code === code && label.room === name).length;
              const all = labels.filter((label) => label.line === one && label.lot.code === code);
              expect(labeled).toBeLessThanOrEqual(wanted);
              if (all.some((label) => label.room === null)) expect(labeled).toBe(wanted);
            }
      }),
    );
  });
});
