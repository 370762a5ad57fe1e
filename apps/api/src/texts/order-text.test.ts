import { languages } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { shortDay } from "../mail/formats.ts";
import { text } from "../messages/index.ts";
import { gsmLength, type OrderText, orderText } from "./order-text.ts";

const shop = "Cantera Tile & Stone";
const news: OrderText["news"][] = [
  "placed",
  "paid",
  "received",
  "ready",
  "shipped",
  "refunded",
  "canceled",
  "itemsCanceled",
  "returned",
  "delayed",
  "backOn",
  "carrierDelay",
];
/** An order's link ends in 32 characters, that of a delay in 22. */
const linkOf = (language: string, one: OrderText["news"]) =>
  one === "delayed"
    ? `https://www.cantera.example/${language}/delay/${"x".repeat(22)}`
    : `https://www.cantera.example/${language}/order/receipt/${"x".repeat(32)}`;

describe.each(languages)("a text message in %s", (language) => {
  const values = {
    shop,
    orderNo: "100042",
    amount: "$12,345.67",
    store: "Reno",
    day: shortDay("2026-12-20", language),
    answerBy: shortDay("2026-12-16", language),
  };

  it.each(news)("about %s names the shop, has a link, and fits one message of 160 characters", (one) => {
    for (const isPart of [false, true]) {
      const body = orderText(language, { ...values, news: one, isPart, link: linkOf(language, one) });
      expect([body, gsmLength(body) ?? 999]).toEqual([body, expect.toSatisfy((length: number) => length <= 160)]);
      expect(body.startsWith(shop)).toBe(true);
      expect(body).toContain("https://");
    }
  });

  it("with a payment link fits one message too, however much is owed", () => {
    const link = `https://www.cantera.example/${language}/payorder/confirm/${"x".repeat(43)}`;
    const body = text(language, "text.payLink", { ...values, link });
    expect([body, gsmLength(body) ?? 999]).toEqual([body, expect.toSatisfy((length: number) => length <= 160)]);
  });

  it.each(["stop", "start", "help"] as const)("that answers %s fits one message too", (one) => {
    const body = text(language, `text.${one}`, { shop, phone: "(775) 555-0100" });
    expect([body, gsmLength(body) ?? 999]).toEqual([body, expect.toSatisfy((length: number) => length <= 160)]);
  });
});

it("counts characters as phones do", () => {
  expect([gsmLength("año ¿qué?"), gsmLength("5 €"), gsmLength("envío")]).toEqual([9, 4, null]);
});
