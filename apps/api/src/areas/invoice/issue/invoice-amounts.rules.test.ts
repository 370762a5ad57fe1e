import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOf, chargedOf, creditedOf, type InvoicedLine, type Shares, totalOf } from "./invoice-amounts.rules.ts";

const cents = fc.integer({ min: 0, max: 5_000_000 });
const nothing: Shares = { goodsCents: 0, taxCents: 0, deliveryCents: 0 };
const plus = (one: Shares, other: Shares): Shares => ({
  goodsCents: one.goodsCents + other.goodsCents,
  taxCents: one.taxCents + other.taxCents,
  deliveryCents: one.deliveryCents + other.deliveryCents,
});
const fresh = {
  lineId: 1,
  isSample: false,
  isDelivered: true,
  canceledUnits: 0,
  refundedUnits: 0,
  refunded: nothing,
  invoicedUnits: 0,
  invoiced: nothing,
};
const invoice = (line: InvoicedLine, units: number): InvoicedLine => ({
  ...line,
  invoicedUnits: line.invoicedUnits + units,
  invoiced: plus(line.invoiced, amountsOf(line, units)),
});

describe("the invoices of a line", () => {
  it("and the refunds of canceled units add up to the line, however it is handed over", () => {
    fc.assert(
      fc.property(
        fc.record({ quantity: fc.integer({ min: 1, max: 40 }), goodsCents: cents, taxCents: cents, deliveryCents: cents }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 40 }),
        (of, parts, canceled) => {
          const canceledUnits = Math.min(canceled, of.quantity - 1);
          const share = (all: number) => Math.floor((all * canceledUnits) / of.quantity);
          const refunded = { goodsCents: share(of.goodsCents), taxCents: share(of.taxCents), deliveryCents: share(of.deliveryCents) };
          let line: InvoicedLine = { ...fresh, ...of, canceledUnits, refundedUnits: canceledUnits, refunded };
          const left = () => of.quantity - canceledUnits - line.invoicedUnits;
          for (const units of parts) if (left() > 0) line = invoice(line, Math.min(units, left()));
          if (left() > 0) line = invoice(line, left());
          expect(plus(line.invoiced, line.refunded)).toEqual({
            goodsCents: of.goodsCents,
            taxCents: of.taxCents,
            deliveryCents: of.deliveryCents,
          });
        },
      ),
    );
  });

  it("charge $3.33, $3.34 and $3.33 for three boxes at $10.00", () => {
    let line: InvoicedLine = { ...fresh, quantity: 3, goodsCents: 1000, taxCents: 0, deliveryCents: 0 };
    const amounts = [1, 1, 1].map((units) => {
      const amount = totalOf(amountsOf(line, units));
      line = invoice(line, units);
      return amount;
    });
    expect(amounts).toEqual([333, 334, 333]);
  });
});

describe("what an invoice moves from the credit line", () => {
  it("is all of the credit once everything is invoiced, never more than the credit, and never negative", () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (invoices, part) => {
        const netCents = invoices.reduce((all, one) => all + one, 0);
        const creditCents = Math.round(netCents * part);
        let invoicedCents = 0;
        let movedCents = 0;
        for (const one of invoices) {
          invoicedCents += one;
          const charged = chargedOf({ netCents, creditCents, invoicedCents, movedCents, uninvoicedCents: creditCents - movedCents });
          expect(charged).toBeGreaterThanOrEqual(0);
          expect(charged).toBeLessThanOrEqual(one);
          movedCents += charged;
        }
        expect(movedCents).toBe(creditCents);
      }),
    );
  });

  it("takes goods that came back off the invoices, and goods that never left off the credit line", () => {
    expect(creditedOf(500, 500, 1000, 2000)).toBe(500);
    expect(creditedOf(500, 0, 1000, 2000)).toBe(0);
    expect(creditedOf(1500, 0, 1000, 2000)).toBe(500);
    expect(creditedOf(500, 500, 1000, 0)).toBe(0);
  });
});
