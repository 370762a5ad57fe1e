import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivedUnits } from "./transfer.rules.ts";

const sent = fc.uniqueArray(fc.record({ id: fc.nat(50), units: fc.integer({ min: 1, max: 100 }) }), {
  selector: ({ id }) => id,
  minLength: 1,
});

describe("what arrived of a transfer", () => {
  it("is at most what was sent, in the order of its lines, whatever the order of the answer", () => {
    fc.assert(
      fc.property(sent, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (lines, shares) => {
        const answer = lines.map(({ id, units }) => ({ lineId: id, arrived: Math.floor(units * shares.next().value) }));
        expect(arrivedUnits(lines, answer.toReversed())).toEqual(answer.map(({ arrived }) => arrived));
      }),
    );
  });

  it("is refused with a line missing, doubled, unknown or larger than what was sent", () => {
    fc.assert(
      fc.property(sent, (lines) => {
        const whole = lines.map(({ id, units }) => ({ lineId: id, arrived: units }));
        const [first, ...others] = whole;
        if (!first) return;
        expect(arrivedUnits(lines, others)).toBeNull();
        expect(arrivedUnits(lines, [first, ...whole])).toBeNull();
        expect(arrivedUnits(lines, [{ ...first, lineId: 1000 }, ...others])).toBeNull();
        expect(arrivedUnits(lines, [{ ...first, arrived: first.arrived + 1 }, ...others])).toBeNull();
      }),
    );
  });
});
