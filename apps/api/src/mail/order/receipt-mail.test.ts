import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { describe, expect, it } from "vitest";
import type { Receipt } from "../../areas/customer/index.ts";
import { ReceiptMail } from "./receipt-mail.tsx";

const line = {
  itemNo: "POR-1224-GRAY",
  name: "Porcelain Gray",
  detail: "12 × 24 in",
  quantity: 36,
  sellUnit: "box",
  area: null,
  fulfilment: "DLVR",
  promisedOn: null,
  goodsCents: 0,
  discountCents: 0,
  picture: null,
  format: null,
  warnings: [],
  rooms: [],
};
const lot = (code: string, quantity: number) => ({ code, shade: null, quantity });

async function mailOf(language: string, lots: object[], more: object = {}): Promise<string> {
  const receipt = {
    language,
    firstName: "Ana",
    orderNo: 100_001,
    currency: "USD",
    goodsCents: 0,
    discountCents: 0,
    promotions: [],
    totalCents: 0,
    claimUntil: "2026-06-04",
    deliveries: [],
    exemptions: [],
    taxes: [],
    payments: [],
    lines: [{ ...line, lots }],
    ...more,
  } as unknown as Receipt;
  const shop = { name: "Shop", phone: "555", postalAddress: "1 Main St", accent: "#224466", accentInk: "#ffffff", logo: null };
  const mail = createElement(ReceiptMail, { receipt, shop, address: "https://shop.example/r", publicUrl: "https://shop.example" });
  return toPlainText(await render(mail));
}

describe("the emailed receipt", () => {
  it("names the lot of a line, and the units of each where there are several", async () => {
    expect(await mailOf("en", [lot("A23", 36)])).toContain("36 boxes, Delivery, Lot A23");
    expect(await mailOf("en", [lot("A23", 30), lot("B07", 6)])).toContain("30 boxes of lot A23, 6 boxes of lot B07");
    expect(await mailOf("es", [lot("A23", 30), lot("B07", 6)])).toContain("30 cajas del lote A23, 6 cajas del lote B07");
  });

  it("names the lots of a room", async () => {
    const rooms = [{ name: "Kitchen", quantity: 30, lots: [{ code: "A23", quantity: 30 }] }];
    const lines = [{ ...line, rooms, lots: [lot("A23", 30), lot("B07", 6)] }];
    expect(await mailOf("en", [], { lines })).toContain("Kitchen: 30 boxes of lot A23");
  });

  it("lists amounts before discounts and each discount by name, so that they add up", async () => {
    const promotion = (name: string, discountCents: number, deliveryDiscountCents: number) => ({
      code: name,
      name,
      discountCents,
      deliveryDiscountCents,
    });
    const mail = await mailOf("en", [], {
      lines: [{ ...line, lots: [], goodsCents: 9_000, discountCents: 1_000 }],
      goodsCents: 9_000,
      discountCents: 1_000,
      deliveries: [{ group: "goods", service: "freight", cents: 0, discountCents: 32_100, charges: [], liftgate: false }],
      promotions: [promotion("Free freight", 0, 32_100), promotion("10% off", 1_000, 0)],
      totalCents: 9_000,
    });
    const amounts = mail.slice(mail.indexOf("Subtotal")).match(/−?\$[\d.,]+/g);
    expect(amounts).toEqual(["$100.00", "−$10.00", "$321.00", "−$321.00", "$90.00"]);
    const words = ["Porcelain Gray", "−$10.00", "Subtotal", "10% off", "Free freight", "Total"];
    const places = words.map((word) => mail.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("names the delivered price that was promised: number, end and total, and what it meant for the amount paid", async () => {
    const quote = {
      quoteNo: 1042,
      expiresAt: "2026-11-26T18:05:00Z",
      totalCents: 33_172,
      isApplied: true,
      timezone: "America/Los_Angeles",
    };
    const said = (more: object, totalCents = 33_172, language = "en") =>
      mailOf(language, [], { totalCents, deliveredQuote: { ...quote, ...more } });
    const until = "1042: $331.72, held until November 26, 2026 at 10:05 AM.";
    expect((await said({})).replaceAll("\u202f", " ")).toContain(`You paid the price of quote ${until}`);
    expect(await said({}, 33_172, "es")).toMatch(/Pagó el precio de la cotización 1042: \$331\.72, garantizado hasta el 26 de noviembre/);
    expect(await said({}, 40_000)).toContain("promised $331.72 with another delivery option");
    expect(await said({ isApplied: false }, 30_000)).toContain("promised $331.72. You paid less");
    expect(await mailOf("en", [], { deliveredQuote: null })).not.toContain("quote");
  });
});
