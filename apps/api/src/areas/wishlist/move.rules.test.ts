import fc from "fast-check";
import { expect, it } from "vitest";
import { type BagRoom, planMoves, type Wanted } from "./move.rules.ts";

const wish = (id: number) =>
  fc.record({
    lineId: fc.constant(id),
    itemId: fc.constant(id),
    productId: fc.constant(id),
    kind: fc.constantFrom("item" as const, "sample" as const, "electronic" as const),
    wanted: fc.integer({ min: 1, max: 20 }),
    available: fc.option(fc.integer({ min: 0, max: 25 })),
    gone: fc.boolean(),
  });
const plans = fc.record({
  wishes: fc.integer({ min: 0, max: 8 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => wish(id + 1)))),
  had: fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 20 })), { maxLength: 8 }),
  lines: fc.integer({ min: 0, max: 8 }),
  samples: fc.integer({ min: -2, max: 20 }),
  electronic: fc.integer({ min: -2, max: 20 }),
  takeAvailable: fc.boolean(),
});

const roomOf = ({ had, lines, samples, electronic }: Omit<BagRoom, "inBag"> & { had: [number, number][] }): BagRoom => ({
  inBag: new Map(had),
  lines,
  samples,
  electronic,
});
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

it("adds never more than is wanted, in stock, or allowed", () => {
  fc.assert(
    fc.property(plans, ({ wishes, takeAvailable, ...rest }) => {
      const room = roomOf(rest);
      const moves = planMoves(wishes, room, { takeAvailable });
      const of = (kind: Wanted["kind"]) => sum(moves.filter((_, index) => wishes[index]?.kind === kind).map(({ add }) => add));
      expect(of("sample")).toBeLessThanOrEqual(Math.max(0, room.samples));
      expect(of("electronic")).toBeLessThanOrEqual(Math.max(0, room.electronic));
      expect(moves.filter(({ add, itemId }) => add > 0 && !room.inBag.has(itemId)).length).toBeLessThanOrEqual(room.lines);
      for (const { add, inBag, wanted, available, itemId, stayed } of moves) {
        const had = room.inBag.get(itemId) ?? 0;
        expect(add).toBeGreaterThanOrEqual(0);
        if (add > 0) expect(inBag).toBeLessThanOrEqual(Math.min(wanted, available ?? wanted));
        expect(inBag).toBe(had + add);
        // The report lists exactly those lines that aren't completely in the bag.
        if (stayed === null) expect(inBag).toBeGreaterThanOrEqual(wanted);
        else if (stayed !== "gone") expect(inBag).toBeLessThan(wanted);
      }
    }),
  );
});

it("adds nothing when it is pressed again", () => {
  fc.assert(
    fc.property(plans, ({ wishes, takeAvailable, ...rest }) => {
      const room = roomOf(rest);
      const first = planMoves(wishes, room, { takeAvailable });
      const used = (kind: Wanted["kind"]) => sum(first.filter((_, index) => wishes[index]?.kind === kind).map(({ add }) => add));
      const after: BagRoom = {
        inBag: new Map([...room.inBag, ...first.filter(({ inBag }) => inBag > 0).map(({ itemId, inBag }) => [itemId, inBag] as const)]),
        lines: room.lines - first.filter(({ add, itemId }) => add > 0 && !room.inBag.has(itemId)).length,
        samples: room.samples - used("sample"),
        electronic: room.electronic - used("electronic"),
      };
      expect(planMoves(wishes, after, { takeAvailable }).every(({ add }) => add === 0)).toBe(true);
    }),
  );
});

it("adds a sample once for all lines that share it", () => {
  const wish = { itemId: 1, productId: 1, kind: "sample", wanted: 1, available: null, gone: false } as const;
  const room = { inBag: new Map(), lines: 9, samples: 9, electronic: 9 };
  const moves = planMoves(
    [
      { ...wish, lineId: 1 },
      { ...wish, lineId: 2 },
    ],
    room,
    { takeAvailable: false },
  );
  expect(moves).toMatchObject([
    { add: 1, inBag: 1, stayed: null },
    { add: 0, inBag: 1, stayed: null },
  ]);
});
