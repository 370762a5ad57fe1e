import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PayableInvoice } from "./invoice-payment.repository.ts";
import { partsOf } from "./payment-parts.rules.ts";

const invoice = (invoiceNo: number, freeCents: number): PayableInvoice => ({
  id: invoiceNo,
  invoiceNo,
  kind: freeCents < 0 ? "credit" : "invoice",
  freeCents,
});

describe("the parts of a payment", () => {
  it("never take more of an invoice or a credit than is left of it", () => {
    const cents = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 6 }), (pairs) => {
        const payable = pairs.map(([free], index) => invoice(index + 1, free));
        const result = partsOf(
          pairs.map(([, amountCents], index) => ({ invoiceNo: index + 1, amountCents })),
          payable,
        );
        if ("refusal" in result) return;
        expect(result.amountCents).toBeGreaterThanOrEqual(0);
        for (const { invoiceId, amountCents } of result.parts) {
          const { freeCents } = payable.find((one) => one.id === invoiceId) ?? { freeCents: 0 };
          expect(Math.sign(amountCents)).toBe(freeCents < 0 ? -1 : 1);
          expect(Math.abs(amountCents)).toBeLessThanOrEqual(Math.abs(freeCents));
        }
      }),
    );
  });

  it("use a credit up to the invoices that it pays, and name unknown numbers", () => {
    const payable = [invoice(1, 1000), invoice(2, -1500)];
    const wanted = (credit: number) => [
      { invoiceNo: 1, amountCents: 1000 },
      { invoiceNo: 2, amountCents: credit },
    ];
    expect(partsOf(wanted(-400), payable)).toMatchObject({ amountCents: 600 });
    expect(partsOf(wanted(-1000), payable)).toMatchObject({ amountCents: 0 });
    expect(partsOf(wanted(-1001), payable)).toEqual({ refusal: "credit" });
    expect(partsOf(wanted(-1501), payable)).toEqual({ refusal: "amount", invoiceNo: 2, freeCents: -1500 });
    expect(partsOf([{ invoiceNo: 9, amountCents: 1 }], payable)).toEqual({ refusal: "unknown", invoiceNo: 9 });
  });
});
