import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineUnits, lateSince, orderState, partsOf, promisedOn } from "./order-state.rules.ts";

type Drawn = LineUnits & { promisedOn: string | null };

const line = (units: Partial<LineUnits> = {}): LineUnits => ({
  fulfilment: "DLVR",
  quantity: 4,
  picked: 0,
  ready: 0,
  shipped: 0,
  delivered: 0,
  canceled: 0,
  ...units,
});

describe("the state of an order", () => {
  it.each([
    ["confirmed", [line(), line()]],
    ["picking", [line({ picked: 1 }), line()]],
    ["ready", [line({ fulfilment: "PKUP", ready: 4 }), line({ fulfilment: "PKUP", ready: 1, canceled: 3 })]],
    ["picking", [line({ fulfilment: "PKUP", picked: 4, ready: 4 }), line()]],
    ["partly", [line({ shipped: 4 }), line()]],
    ["shipped", [line({ shipped: 4 }), line({ shipped: 4, delivered: 4 })]],
    ["delivered", [line({ shipped: 3, delivered: 3, canceled: 1 })]],
    ["collected", [line({ fulfilment: "PKUP", shipped: 4 }), line({ fulfilment: "ELTR", shipped: 4 })]],
    ["delivered", [line({ fulfilment: "PKUP", shipped: 4 }), line({ shipped: 4, delivered: 4 })]],
    ["canceled", [line({ canceled: 4 })]],
  ] as const)("is %s", (state, lines) => {
    expect(orderState(lines, false)).toBe(state);
    expect(orderState(lines, true)).toBe("canceled");
  });

  const units = fc.record({
    fulfilment: fc.constantFrom("DLVR" as const, "PKUP" as const, "ELTR" as const),
    quantity: fc.integer({ min: 1, max: 9 }),
    canceled: fc.nat(9),
    shipped: fc.nat(9),
    delivered: fc.nat(9),
    ready: fc.nat(9),
    picked: fc.nat(9),
    promisedOn: fc.constantFrom(null, "2026-11-30", "2026-12-02"),
  });
  it("is open, and promises a day, only while something is left", () => {
    fc.assert(fc.property(fc.array(units, { minLength: 1, maxLength: 6 }), (drawn) => holds(drawn)));
  });

  it("of each part is that of its lines, and every line is in one part", () => {
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 6 }), (drawn) => {
        const lines = drawn.map((one, id) => ({ ...one, id }));
        const parts = partsOf(lines, false);
        expect(parts.flatMap((part) => part.lineIds).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        for (const part of parts) {
          const own = lines.filter(({ id }) => part.lineIds.includes(id));
          expect(part.state).toBe(orderState(own, false));
          expect(new Set(own.map((line) => `${line.fulfilment} ${line.promisedOn}`)).size).toBe(1);
        }
      }),
    );
  });

  function holds(drawn: Drawn[]): void {
    const lines = drawn.map((one) => {
      const canceled = Math.min(one.canceled, one.quantity);
      const shipped = Math.min(one.shipped, one.quantity - canceled);
      return { ...one, canceled, shipped, delivered: Math.min(one.delivered, shipped) };
    });
    const isOpen = lines.some((one) => one.shipped + one.canceled < one.quantity);
    expect(["confirmed", "picking", "ready", "partly"].includes(orderState(lines, false))).toBe(isOpen);
    const isUnderway = lines.some((one) => one.fulfilment === "DLVR" && one.delivered < one.shipped);
    if (!isOpen && !isUnderway) expect(promisedOn(lines)).toBeNull();
    if (!isOpen) expect(lateSince(lines, "2026-12-09")).toBeNull();
  }

  it("keeps the promised day of what is on its way", () => {
    expect(promisedOn([{ ...line({ shipped: 4 }), promisedOn: "2026-11-27" }])).toBe("2026-11-27");
    expect(promisedOn([{ ...line({ shipped: 4, delivered: 4 }), promisedOn: "2026-11-27" }])).toBeNull();
  });

  it("is late from the day after the first promise that was missed", () => {
    const lines = [
      { ...line(), promisedOn: "2026-11-29" },
      { ...line(), promisedOn: "2026-11-27" },
      { ...line({ shipped: 4 }), promisedOn: "2026-11-20" },
      { ...line({ fulfilment: "PKUP", ready: 4 }), promisedOn: "2026-11-21" },
      { ...line(), promisedOn: null },
    ];
    expect(lateSince(lines, "2026-11-27")).toBeNull();
    expect(lateSince(lines, "2026-11-28")).toBe("2026-11-27");
  });
});
