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

it.each<[string, [lineId: number, arrived: number][], number[] | null]>([
  [
    "all of it",
    [
      [1, 5],
      [2, 3],
    ],
    [5, 3],
  ],
  [
    "nothing of a line",
    [
      [2, 0],
      [1, 5],
    ],
    [5, 0],
  ],
  [
    "one unit too many",
    [
      [1, 6],
      [2, 3],
    ],
    null,
  ],
  [
    "less than nothing",
    [
      [1, -1],
      [2, 3],
    ],
    null,
  ],
  [
    "a line twice",
    [
      [1, 2],
      [1, 3],
    ],
    null,
  ],
  [
    "a line twice besides the others",
    [
      [1, 5],
      [1, 5],
      [2, 3],
    ],
    null,
  ],
  [
    "an unknown line besides the others",
    [
      [1, 5],
      [2, 3],
      [9, 0],
    ],
    null,
  ],
  [
    "an unknown line instead of one",
    [
      [1, 5],
      [9, 0],
    ],
    null,
  ],
  ["no line", [], null],
])("of lines of 5 and 3 units: %s", (_name, lines, arrived) => {
  const ofTransfer = [
    { id: 1, units: 5 },
    { id: 2, units: 3 },
  ];
  expect(
    arrivedUnits(
      ofTransfer,
      lines.map(([lineId, units]) => ({ lineId, arrived: units })),
    ),
  ).toEqual(arrived);
});
