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
  picture: null,
  format: null,
  warnings: [],
};
const lot = (code: string, quantity: number) => ({ code, shade: null, quantity });

async function mailOf(language: string, lots: object[]): Promise<string> {
  const receipt = {
    language,
    firstName: "Ana",
    orderNo: 100_001,
    currency: "USD",
    goodsCents: 0,
    totalCents: 0,
    claimUntil: "2026-06-04",
    deliveries: [],
    taxes: [],
    payment: { brand: null, last4: null },
    lines: [{ ...line, lots }],
  } as unknown as Receipt;
  const shop = { name: "Shop", phone: "555", postalAddress: "1 Main St" };
  const mail = createElement(ReceiptMail, { receipt, shop, address: "https://shop.example/r", publicUrl: "https://shop.example" });
  return toPlainText(await render(mail));
}

describe("the emailed receipt", () => {
  it("names the lot of a line, and the units of each where there are several", async () => {
    expect(await mailOf("en", [lot("A23", 36)])).toContain("36 boxes · Delivery · Lot A23");
    expect(await mailOf("en", [lot("A23", 30), lot("B07", 6)])).toContain("30 boxes of lot A23 · 6 boxes of lot B07");
    expect(await mailOf("es", [lot("A23", 30), lot("B07", 6)])).toContain("30 cajas del lote A23 · 6 cajas del lote B07");
  });
});
