import { cellColumns, readCell } from "@azulejo/contract/staff/catalog-cells.ts";
import { hasFiguresOf, typedNumbers } from "@azulejo/contract/typed/typed-numbers.fixture.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEntry } from "../areas/phone-order/read-entry.ts";
import { emptyPromotion, toPromotion } from "../areas/pricing/codes/promotion.ts";
import { emptyRow, faultsOf, toLine } from "../areas/pricing/price-rows.ts";
import { readOffer } from "../areas/quote/read-offer.ts";
import { readPasted } from "../areas/stock/pasted-lines.ts";
import { isUnclear, unitsOf } from "../areas/stock/typed-units.ts";

const line = { key: 1, itemNo: "LMR-1224-M", quantity: "1", fulfilment: "DLVR" as const, price: "" };
const hundredths = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100);

/** Each field with the number that it takes for a text; null for none. */
const fields: Record<string, (typed: string) => number | null> = {
  "counted units": (typed) => unitsOf({ 7: typed })[0]?.units ?? null,
  "units of a pasted lot": (typed) =>
    readPasted(`LMR-1224-M\tL1\t${typed.replaceAll(/[\t\r\n]/g, " ")}`, ["itemNo", "lot", "units"]).lines[0]?.units ?? null,
  "units of an offer": (typed) => readOffer([{ ...line, quantity: typed }])?.[0]?.quantity ?? null,
  "the price of an offer": (typed) => hundredths(readOffer([{ ...line, price: typed }])?.[0]?.unitPriceCents),
  "units of an order by phone": (typed) => readEntry(`LMR-1224-M ${typed}`)?.units ?? null,
  "a percentage of a price level": (typed) => {
    const row = { ...emptyRow(), scope: "all" as const, amount: typed };
    return faultsOf(row).amount ? null : hundredths(toLine(row).offBasisPoints);
  },
  "the value of a promotion": (typed) => {
    const { value } = toPromotion({ ...emptyPromotion, value: typed });
    return typeof value === "number" ? value : null;
  },
  "a measure in the catalog": (typed) => {
    const { value } = readCell(cellColumns.areaPerUnit, typed, () => null);
    return value ? Number(value) : null;
  },
};

describe("a field of the office for a number", () => {
  it.each(Object.entries(fields))("reads the typed number of %s, or none", (_, read) => {
    fc.assert(
      fc.property(typedNumbers, (typed) => {
        const value = read(typed);
        if (value !== null && value !== 0) expect([typed, value, hasFiguresOf(typed, value)]).toEqual([typed, value, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it("for counted units explains the amounts that it doesn't take", () => {
    fc.assert(
      fc.property(typedNumbers, (typed) => {
        expect(isUnclear({ 7: typed })).toBe(typed.trim() !== "" && unitsOf({ 7: typed }).length === 0);
      }),
      { numRuns: 2000 },
    );
  });
});
