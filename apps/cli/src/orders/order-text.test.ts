import type { OfficeOrder } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { orderText } from "./order-text.ts";

const order = {
  orderNo: 100_001,
  status: "open",
  placedAt: "2026-05-06T06:30:00Z",
  language: "en",
  customer: { firstName: "Ana", lastName: "Ruiz", company: null, businessAccount: null, phone: "555", email: "ana@example.com" },
  deliveryAddress: null,
  pickupStore: null,
  deliveries: [
    {
      group: "goods",
      service: "freight",
      cents: 0,
      discountCents: 32_100,
      charges: [{ kind: "limited_access", cents: 0 }],
      from: "2026-05-14",
      until: "2026-05-18",
    },
  ],
  lines: [],
  currency: "USD",
  goodsCents: 9_000,
  discountCents: 1_000,
  deliveryCents: 0,
  taxCents: 744,
  totalCents: 9_744,
  promotions: [
    { code: "FREIGHT", name: "Free freight", discountCents: 0, deliveryDiscountCents: 32_100 },
    { code: "TEN", name: "10% off", discountCents: 1_000, deliveryDiscountCents: 0 },
  ],
  payments: [
    { status: "captured", amountCents: 2_000, dueOn: "2026-06-05", brand: null, last4: null, providerRef: null },
    { status: "authorized", amountCents: 7_744, dueOn: null, brand: "visa", last4: "4242", providerRef: "pi_1" },
  ],
  moneyBackCents: 0,
  promiseMoves: [],
  shipments: [],
  refunds: [],
  events: [],
} as unknown as OfficeOrder;

describe("an order as text", () => {
  it("names the carrier's notes about a delivery", () => {
    const deliveryAddress = { firstName: "Ana", lastName: "Ruiz", line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501" };
    expect(orderText({ ...order, deliveryAddress } as unknown as OfficeOrder)).toContain(
      "goods by freight, limited access, 2026-05-14 to 2026-05-18",
    );
  });

  it("says where the amounts came from, and plainly when that was not recorded", () => {
    expect(orderText(order)).toContain("where they came from was not recorded");
    const derivation = {
      on: "2026-05-06",
      prices: [{ kind: "sale", listCents: 2_000, from: null, until: "2026-05-31", fromUnits: null }],
      promotions: [],
      deliveries: [],
      exemptions: [],
      taxes: [{ name: "state:NV", ratePpm: 68_500, cents: 744, goodsCents: 9_000, deliveryCents: 0, from: "2024-07-01" }],
    } as unknown as OfficeOrder["derivation"];
    const text = orderText({ ...order, derivation });
    expect(text).toContain("line 1: sale price · until 2026-05-31 · list $20.00");
    expect(text).toContain("state:NV: 6.85% = $7.44 · on goods $90.00 · since 2024-07-01");
  });

  it("names each discount by its code, with amounts that add up", () => {
    expect(orderText(order)).toContain("Goods $100.00, TEN -$10.00, delivery $321.00, FREIGHT -$321.00, tax $7.44, total $97.44");
  });

  it("names the amount on the credit line with its due day, and the card's amount", () => {
    expect(orderText(order)).toContain("Payment: captured · $20.00 · credit line, due 2026-06-05");
    expect(orderText(order)).toContain("Payment: authorized · $77.44 · visa 4242 · pi_1");
  });
});
