import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceRow } from "../../../domain/product.ts";
import { priceSource, toPrice, unitPrice } from "../price.rules.ts";
import { type ContractPriceLine, ContractPrices } from "./contract-prices.rules.ts";

const TODAY = "2026-05-05";
const thing = { itemNo: "A-1", series: "terra", department: "tile", listCents: 10_000 };
const dayOrNull = fc.constantFrom(null, "2026-01-01", "2026-05-05", "2026-05-06", "2026-12-31");
const line: fc.Arbitrary<ContractPriceLine> = fc
  .record({
    kind: fc.constantFrom("level" as const, "contract" as const),
    at: fc.constantFrom(
      ["all", ""],
      ["department", "tile"],
      ["department", "setting"],
      ["series", "terra"],
      ["item", "A-1"],
      ["item", "B-2"],
    ),
    off: fc.integer({ min: 1, max: 9999 }),
    fixed: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null }),
    fromUnits: fc.integer({ min: 1, max: 100 }),
    days: fc.tuple(dayOrNull, dayOrNull),
  })
  .map(({ kind, at, off, fixed, fromUnits, days }) => {
    const [scope, key] = at as [ContractPriceLine["scope"], string];
    const cents = scope === "item" ? fixed : null;
    const [firstDay, lastDay] = days;
    return { kind, scope, key, offBasisPoints: cents === null ? off : null, cents, fromUnits, firstDay, lastDay };
  });
const shopRow: fc.Arbitrary<PriceRow> = fc.record({
  currency: fc.constant("USD"),
  listCents: fc.constant(thing.listCents),
  saleCents: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: null }),
  saleFrom: dayOrNull,
  saleUntil: dayOrNull,
  breaks: fc.array(fc.record({ fromUnits: fc.integer({ min: 2, max: 200 }), cents: fc.integer({ min: 1, max: 12_000 }) }), {
    maxLength: 3,
  }),
});

/** The cheapest price of the lines, read one by one. */
const cheapest = (lines: ContractPriceLine[], quantity: number): number =>
  Math.min(
    ...lines
      .filter(({ scope, key }) => scope === "all" || [thing.itemNo, thing.series, thing.department].includes(key))
      .filter(({ firstDay, lastDay }) => (firstDay ?? TODAY) <= TODAY && TODAY <= (lastDay ?? TODAY))
      .filter(({ fromUnits }) => fromUnits <= quantity)
      .map(({ cents, offBasisPoints }) => cents ?? thing.listCents - Math.floor((thing.listCents * (offBasisPoints ?? 0)) / 10_000 + 0.5)),
  );

describe("an account's own prices", () => {
  const lines = fc.array(line, { maxLength: 8 });
  const quantity = fc.integer({ min: 1, max: 300 });

  it("charge the lowest of the shop's price and every line that applies", () => {
    fc.assert(
      fc.property(shopRow, lines, quantity, (shop, all, units) => {
        const row = { ...shop, own: new ContractPrices(all).of(thing) };
        expect(unitPrice(row, TODAY, units)).toBe(Math.min(unitPrice(shop, TODAY, units), cheapest(all, units)));
      }),
    );
  });

  it("are the reason only where they are lower than the shop's price", () => {
    fc.assert(
      fc.property(shopRow, lines, quantity, (shop, all, units) => {
        const row = { ...shop, own: new ContractPrices(all).of(thing) };
        const isOwn = ["level", "contract"].includes(priceSource(row, TODAY, units).kind);
        expect(isOwn).toBe(unitPrice(row, TODAY, units) < unitPrice(shop, TODAY, units));
      }),
    );
  });

  it("list exactly the quantities from which a unit costs less", () => {
    fc.assert(
      fc.property(shopRow, lines, quantity, (shop, all, units) => {
        const row = { ...shop, own: new ContractPrices(all).of(thing) };
        const { cents, breaks } = toPrice(row, null, TODAY);
        const reached = breaks.filter(({ fromUnits }) => fromUnits <= units).at(-1)?.cents ?? cents;
        expect(reached).toBe(unitPrice(row, TODAY, units));
      }),
    );
  });
});
