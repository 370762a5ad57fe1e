import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumTaxes } from "../../checkout/tax/tax.rules.ts";
import type { Store } from "../../store/store.ts";
import type { ReceiptRows } from "./receipt.repository.ts";
import { toReceipt } from "./receipt.rules.ts";

const store = { id: 4, code: "reno", texts: { en: { name: "Reno" }, es: { name: "Reno (norte)" } } } as Store;
const order = {
  language: "en",
  orderNo: 100_001,
  receiptKey: "k".repeat(24),
  pickupPlaceId: null,
  placedAt: new Date("2026-05-06T06:30:00Z"),
  reservedAt: new Date("2026-05-01T00:00:00Z"),
  deliveryAddress: null,
  billingAddress: null,
  delivery: null,
  sampleDelivery: null,
  taxes: [],
} as unknown as ReceiptRows["order"];
const payments = [
  {
    method: "CreditCard",
    status: "captured" as const,
    amountCents: 1_000,
    dueOn: null,
    brand: "visa",
    last4: "4242",
    receiptId: "a-payments-receipt-key",
  },
];
const line = (id: number, more: Partial<ReceiptRows["lines"][number]> = {}) =>
  ({ id, itemNo: `T-${id}`, quantity: 1, promisedOn: null, ...more }) as ReceiptRows["lines"][number];
const receipt = (rows: Partial<ReceiptRows>, claimDays = 30) =>
  toReceipt({ order, lines: [], lots: [], promotions: [], payments, mandate: null, isOwed: false, ...rows }, [store], {
    claimDays,
    timezone: "America/Los_Angeles",
  });

const drafts = fc.array(
  fc.record({
    cents: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    lots: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    taxes: fc.array(
      fc.record({ name: fc.constantFrom("State", "County"), ratePpm: fc.constantFrom(72_500, 10_000), cents: fc.nat(90_000) }),
    ),
  }),
  { maxLength: 6 },
);

describe("a receipt", () => {
  it("shows lines, lots and taxes as agreed, adding up to the total", () => {
    fc.assert(
      fc.property(drafts, fc.nat(90_000), (agreed, deliveryCents) => {
        const taxes = sumTaxes(agreed.flatMap((one) => one.taxes));
        const goods = agreed.reduce((sum, one) => sum + one.cents * one.quantity, 0);
        const tax = taxes.reduce((sum, one) => sum + one.cents, 0);
        const money = { goodsCents: goods, deliveryCents, taxCents: tax, totalCents: goods + deliveryCents + tax };
        const shown = receipt({
          order: { ...order, ...money, taxes },
          lines: agreed.map(({ cents, quantity }, index) => line(index, { quantity, unitPriceCents: cents, goodsCents: cents * quantity })),
          lots: agreed.flatMap(({ lots }, index) =>
            lots.map((quantity, at) => ({ orderLineId: index, code: `${index}-${at}`, shade: null, quantity })),
          ),
        });
        expect(shown.lines.reduce((sum, one) => sum + one.goodsCents, 0)).toBe(shown.goodsCents);
        expect(shown.taxes.reduce((sum, one) => sum + one.cents, 0)).toBe(shown.taxCents);
        expect(shown.goodsCents + shown.deliveryCents + shown.taxCents).toBe(shown.totalCents);
        expect(shown.lines.map((one) => one.lots.map((lot) => lot.quantity))).toEqual(
          agreed.map((one) => one.lots.toSorted((a, b) => b - a)),
        );
      }),
    );
  });

  it("adds up what different places have of one lot", () => {
    const lots = [
      ["B07", 6],
      ["A23", 20],
      ["A23", 10],
    ] as const;
    const shown = receipt({ lines: [line(1)], lots: lots.map(([code, quantity]) => ({ orderLineId: 1, code, shade: "S1", quantity })) });
    expect(shown.lines[0]?.lots).toEqual([
      { code: "A23", shade: "S1", quantity: 30 },
      { code: "B07", shade: "S1", quantity: 6 },
    ]);
  });

  it.each([
    ["the last promised day", ["2026-05-13", null, "2026-05-18", "2026-05-09"], "2026-06-17"],
    ["the day of the order at the shop's desk where nothing travels", [null], "2026-06-04"],
  ])("allows claims for a number of days after %s", (_, days, until) => {
    expect(receipt({ lines: days.map((promisedOn, index) => line(index, { promisedOn })) }).claimUntil).toBe(until);
  });

  it("counts from the reservation until the order's placement time is set", () => {
    const shown = receipt({ order: { ...order, placedAt: null }, lines: [line(1)] }, 1);
    expect([shown.placedAt, shown.claimUntil]).toEqual(["2026-05-01T00:00:00.000Z", "2026-05-01"]);
  });

  it("names the pickup store in the order's language, and none for a store that no longer exists", () => {
    const at = (pickupPlaceId: number) => receipt({ order: { ...order, language: "es", pickupPlaceId } }).pickupStore;
    expect(at(4)?.name).toBe("Reno (norte)");
    expect(at(5)).toBeNull();
  });

  it("shows the promised delivery without zone and weight", () => {
    const delivery = {
      service: "freight" as const,
      zone: 3,
      weight: 900,
      cents: 4200,
      liftgate: true,
      from: "2026-05-14",
      until: "2026-05-18",
    };
    expect(receipt({ order: { ...order, delivery } }).deliveries).toEqual([
      {
        group: "goods",
        service: "freight",
        cents: 4200,
        discountCents: 0,
        charges: [],
        from: "2026-05-14",
        until: "2026-05-18",
        liftgate: true,
      },
    ]);
  });
});
