import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChargedTax, reversedTaxes } from "./refund-taxes.rules.ts";

const tax = (orderLineId: number | null, name: string, cents: number): ChargedTax => ({
  orderLineId,
  name,
  ...{ country: "US", province: "NV", ratePpm: 1, cents },
});
const sumOf = (taxes: ChargedTax[]) => taxes.reduce((sum, { cents }) => sum + cents, 0);

describe("the taxes that refunds give back", () => {
  it("add up to the refund's tax, and over all refunds to what each jurisdiction charged", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 6 }),
        (charged, steps) => {
          const taxes = charged.map((cents, index) => tax(1, `district:${index}`, cents));
          const total = sumOf(taxes);
          const back = new Map<string, number>();
          let beforeCents = 0;
          for (const step of [...steps, total]) {
            const nowCents = Math.min(step, total - beforeCents);
            const given = reversedTaxes(taxes, new Map([[1, { beforeCents, nowCents }]]), { beforeCents: 0, nowCents: 0, totalCents: 0 });
            expect(sumOf(given)).toBe(nowCents);
            for (const { name, cents } of given) back.set(name, (back.get(name) ?? 0) + cents);
            beforeCents += nowCents;
          }
          expect(taxes.map(({ name }) => back.get(name) ?? 0)).toEqual(charged);
        },
      ),
    );
  });

  it("take the tax of deliveries out of the refunded delivery", () => {
    const taxes = [tax(1, "state:NV", 500), tax(null, "state:NV", 60), tax(null, "county:Washoe", 20)];
    const half = reversedTaxes(taxes, new Map(), { beforeCents: 0, nowCents: 540, totalCents: 1080 });
    const rest = reversedTaxes(taxes, new Map(), { beforeCents: 540, nowCents: 540, totalCents: 1080 });
    expect([half, rest].map((given) => given.map(({ orderLineId, cents }) => [orderLineId, cents]))).toEqual([
      [
        [null, 30],
        [null, 10],
      ],
      [
        [null, 30],
        [null, 10],
      ],
    ]);
  });

  it("leave out jurisdictions and lines that get nothing", () => {
    const taxes = [tax(1, "state:NV", 90), tax(1, "county:Washoe", 1), tax(2, "state:NV", 90)];
    const lines = new Map([
      [1, { beforeCents: 0, nowCents: 10 }],
      [2, { beforeCents: 5, nowCents: 0 }],
    ]);
    const given = reversedTaxes(taxes, lines, { beforeCents: 0, nowCents: 0, totalCents: 0 });
    expect(given.map(({ orderLineId, name, cents }) => [orderLineId, name, cents])).toEqual([[1, "state:NV", 10]]);
  });
});
