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
  deliveries: [{ group: "goods", service: "freight", cents: 0, discountCents: 32_100, from: "2026-05-14", until: "2026-05-18" }],
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
  payment: null,
  moneyBackCents: 0,
  shipments: [],
  refunds: [],
  events: [],
} as unknown as OfficeOrder;

describe("an order as text", () => {
  it("names each discount by its code, with amounts that add up", () => {
    expect(orderText(order)).toContain("Goods $100.00, TEN -$10.00, delivery $321.00, FREIGHT -$321.00, tax $7.44, total $97.44");
  });
});
