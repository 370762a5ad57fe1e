import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditPartOf, type RefundableLine, sharesOf, sumOf } from "./refund.rules.ts";

const cents = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), goodsCents: cents, taxCents: cents, deliveryCents: cents });
const fresh = {
  lineId: 1,
  refundedUnits: 0,
  refundedWithDelivery: 0,
  refundedGoodsCents: 0,
  refundedTaxCents: 0,
  refundedDeliveryCents: 0,
};

function refund(now: RefundableLine, units: number, withDelivery: boolean) {
  const shares = sharesOf(now, units, withDelivery);
  const then = {
    ...now,
    refundedUnits: now.refundedUnits + units,
    refundedWithDelivery: now.refundedWithDelivery + (withDelivery ? units : 0),
    refundedGoodsCents: now.refundedGoodsCents + shares.goodsCents,
    refundedTaxCents: now.refundedTaxCents + shares.taxCents,
    refundedDeliveryCents: now.refundedDeliveryCents + shares.deliveryCents,
  };
  return { shares, then };
}

describe("the refunds of a line", () => {
  const sizes = fc.array(fc.record({ units: fc.integer({ min: 1, max: 9 }), withDelivery: fc.boolean() }), { maxLength: 12 });

  it("are never negative and never more than the line cost", () => {
    fc.assert(
      fc.property(line, sizes, (of, refunds) => {
        let now: RefundableLine = { ...fresh, ...of };
        for (const { units, withDelivery } of refunds) {
          const { shares, then } = refund(now, Math.min(units, now.quantity - now.refundedUnits), withDelivery);
          expect(Math.min(shares.goodsCents, shares.taxCents, shares.deliveryCents)).toBeGreaterThanOrEqual(0);
          now = then;
        }
        expect(now.refundedGoodsCents).toBeLessThanOrEqual(of.goodsCents);
        expect(now.refundedTaxCents).toBeLessThanOrEqual(of.taxCents);
        expect(now.refundedDeliveryCents).toBeLessThanOrEqual(of.deliveryCents);
      }),
    );
  });

  it("add up to the line, to the cent, in whatever parts it is refunded and even after one of them failed", () => {
    fc.assert(
      fc.property(line, sizes, fc.boolean(), (of, refunds, fails) => {
        let now: RefundableLine = { ...fresh, ...of };
        for (const [index, { units }] of refunds.entries()) {
          const { then } = refund(now, Math.min(units, now.quantity - now.refundedUnits), true);
          // A failed refund leaves the sums as they were.
          if (!(fails && index === 1)) now = then;
        }
        now = refund(now, now.quantity - now.refundedUnits, true).then;
        expect([now.refundedGoodsCents, now.refundedTaxCents, now.refundedDeliveryCents]).toEqual([
          of.goodsCents,
          of.taxCents,
          of.deliveryCents,
        ]);
      }),
    );
  });

  it("of one of three boxes that cost $10.00 are $3.33, $3.34 and $3.33", () => {
    let now: RefundableLine = { ...fresh, quantity: 3, goodsCents: 1000, taxCents: 0, deliveryCents: 0 };
    const amounts = [1, 2, 3].map(() => {
      const { shares, then } = refund(now, 1, true);
      now = then;
      return sumOf(shares);
    });
    expect(amounts).toEqual([333, 334, 333]);
  });
});

describe("a refund to a credit line", () => {
  it("takes any sequence of refunds off the debt before money is sent", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 8 }), cents, (refunds, charged) => {
        let left = charged;
        for (const refund of refunds) {
          const part = creditPartOf(refund, left);
          expect(part === refund || part === left).toBe(true);
          left -= part;
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("a refund less restocking", () => {
  const sold = { ...fresh, quantity: 4, goodsCents: 10_001, taxCents: 827, deliveryCents: 2_000 };

  it("withholds its percentage of goods and tax, and nothing of the delivery", () => {
    expect(sharesOf(sold, 2, true, 15)).toEqual({
      ...{ goodsCents: 4_251, withheldGoodsCents: 750, taxCents: 352, withheldTaxCents: 62, deliveryCents: 1_000 },
    });
    expect(sharesOf(sold, 2, false)).toEqual({
      ...{ goodsCents: 5_001, withheldGoodsCents: 0, taxCents: 414, withheldTaxCents: 0, deliveryCents: 0 },
    });
  });

  it("is the sum of goods, tax and delivery", () => {
    expect(sumOf({ goodsCents: 400, taxCents: 30, deliveryCents: 2 })).toBe(432);
  });
});
