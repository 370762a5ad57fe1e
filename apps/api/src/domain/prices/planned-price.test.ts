import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, nextMidnight, todayOf } from "../day.ts";
import { priceOn, withListPrice } from "./planned-price.ts";

const zones = [
  "America/Los_Angeles",
  "America/Phoenix",
  "America/St_Johns",
  "America/Asuncion",
  "America/Havana",
  "Australia/Lord_Howe",
  "UTC",
];
const moment = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true });
const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays("2026-10-20", days));
const cents = fc.integer({ min: 1, max: 100_000 });
const price = fc.record({
  listCents: cents,
  saleCents: fc.option(cents, { nil: null }),
  saleFrom: fc.option(day, { nil: null }),
  saleUntil: fc.option(day, { nil: null }),
});
const planned = fc.uniqueArray(fc.record({ startsOn: day, listCents: cents }), { selector: ({ startsOn }) => startsOn, maxLength: 6 });

describe("a planned list price", () => {
  it("begins with the first minute of its day and not before, in every zone, on days when clocks change too", () => {
    const turns = ["2026-03-08T12:00:00Z", "2026-10-31T18:00:00Z", "2026-03-28T18:00:00Z", "2024-10-05T12:00:00Z"].map(
      (at) => new Date(at),
    );
    fc.assert(
      fc.property(fc.oneof(moment, fc.constantFrom(...turns)), fc.constantFrom(...zones), price, cents, (now, zone, before, listCents) => {
        const midnight = nextMidnight(now, zone);
        const plan = [{ startsOn: addDays(todayOf(now, zone), 1), listCents }];
        const at = (time: number) => priceOn(before, plan, todayOf(new Date(time), zone));
        expect(at(midnight - 1).listCents).toBe(before.listCents);
        expect(at(midnight).listCents).toBe(listCents);
        expect(at(nextMidnight(new Date(midnight), zone)).listCents).toBe(listCents);
      }),
    );
  });

  it("is the same whether every day was carried out or only the last, in whatever order they were planned", () => {
    fc.assert(
      fc.property(price, planned, day, (before, plans, last) => {
        const days = Array.from({ length: 60 }, (_, index) => addDays("2026-10-19", index)).filter((one) => one <= last);
        const daily = days.reduce(
          (now, today) =>
            priceOn(
              now,
              plans.filter(({ startsOn }) => startsOn === today),
              today,
            ),
          before,
        );
        expect(priceOn(before, plans, last)).toEqual(daily);
        expect(priceOn(before, plans.toReversed(), last)).toEqual(daily);
        const latest = plans
          .filter(({ startsOn }) => startsOn <= last)
          .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
          .at(-1);
        expect(daily.listCents).toBe(latest?.listCents ?? before.listCents);
      }),
    );
  });

  it("ends a sale that costs no less, and leaves another as it is", () => {
    fc.assert(
      fc.property(price, cents, (before, listCents) => {
        const after = withListPrice(before, listCents);
        if (before.saleCents !== null && before.saleCents < listCents) expect(after).toEqual({ ...before, listCents });
        else expect(after).toMatchObject({ listCents, saleCents: null });
      }),
    );
  });

  it("shows no sale that is over on its day", () => {
    const before = { listCents: 1000, saleCents: 500, saleFrom: null, saleUntil: "2026-12-06" };
    const plan = [{ startsOn: "2026-12-07", listCents: 1100 }];
    expect(priceOn(before, plan, "2026-12-06")).toEqual(before);
    expect(priceOn(before, plan, "2026-12-07")).toEqual({ listCents: 1100, saleCents: null, saleFrom: null, saleUntil: null });
  });
});
