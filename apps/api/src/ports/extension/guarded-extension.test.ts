import type { DocumentToDraw } from "@azulejo/extend/documents.ts";
import type { OrderRule, OrderToPlace } from "@azulejo/extend/orders.ts";
import { describe, expect, it, vi } from "vitest";
import { guardExtension } from "./guarded-extension.ts";

const order = { items: [], totalCents: 100 } as unknown as OrderToPlace;
const shipment = { on: "2026-05-05", country: "US", postalCode: "89501", residential: true, weight: 100, hasSlabs: false };
const rule = (check: OrderRule["check"], whenItFails: OrderRule["whenItFails"] = "refuse"): OrderRule => ({
  name: "test",
  whenItFails,
  check,
});
const guarded = (extended: Parameters<typeof guardExtension>[0]) => {
  const error = vi.fn();
  const limits = { ruleMs: 30, addressMs: 30, documentMs: 30 };
  return { extension: guardExtension(extended, { info() {}, warn: error, error }, limits), error };
};
const sentence = { en: "No.", es: "No." };

describe("a rule of an extension", () => {
  it.each([
    ["throws", () => Promise.reject(new Error("broken"))],
    [
      "throws at once",
      () => {
        throw new Error("broken");
      },
    ],
    ["hangs", () => new Promise<null>(() => {})],
    ["answers in one language", () => ({ en: "No." }) as never],
    ["answers nothing", () => undefined as never],
  ])("that %s refuses orders or lets them pass, as it says, and is logged", async (_name, check) => {
    const { extension, error } = guarded({ orderRules: [rule(check)] });
    expect(await extension.checkOrder(order)).toEqual({ kind: "failed" });
    expect(error).toHaveBeenCalledOnce();
    expect(await guarded({ orderRules: [rule(check, "allow")] }).extension.checkOrder(order)).toBeNull();
  });

  it("sees a copy of the order, and the first that refuses counts", async () => {
    const change = rule((given) => {
      given.totalCents = 0;
      return null;
    });
    const { extension } = guarded({ orderRules: [change, rule(() => sentence), rule(() => Promise.reject(new Error()))] });
    expect(await extension.checkOrder(order)).toEqual({ kind: "refused", sentence });
    expect(order.totalCents).toBe(100);
  });
});

describe("a delivery of an extension", () => {
  it.each([
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["costs less than nothing", () => ({ cents: -1, days: { from: 1, until: 2 } })],
    ["costs half a cent", () => ({ cents: 0.5, days: { from: 1, until: 2 } })],
    ["ends before it begins", () => ({ cents: 1, days: { from: 3, until: 2 } })],
    ["has no days", () => ({ cents: 1 }) as never],
    ["answers later", () => Promise.resolve(null) as never],
  ])("that %s isn't offered, and is logged", (_name, offer) => {
    const { extension, error } = guarded({ deliveryMethod: { name: sentence, offer } });
    expect(extension.offerDelivery(shipment)).toBeNull();
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("a check of addresses by an extension", () => {
  const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const problem = { field: "line1" as const, sentence };

  it("says what is wrong with an address, or nothing", async () => {
    expect(await guarded({ addressCheck: { check: async () => problem } }).extension.checkAddress(address)).toEqual(problem);
    expect(await guarded({ addressCheck: { check: async () => null } }).extension.checkAddress(address)).toBeNull();
    expect(await guarded({}).extension.checkAddress(address)).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ["throws", () => Promise.reject(new Error("down"))],
    ["hangs", () => new Promise(() => {})],
    ["names another field", () => Promise.resolve({ field: "email", sentence })],
    ["answers in one language", () => Promise.resolve({ field: "city", sentence: { en: "No." } })],
    ["answers nothing", () => Promise.resolve(undefined)],
  ])("that %s lets the address pass, and is logged", async (_name, check) => {
    const { extension, error } = guarded({ addressCheck: { check: check as never } });
    expect(await extension.checkAddress(address)).toBeNull();
    expect(error).toHaveBeenCalledOnce();
  });

  it("is left alone after four failures in a row", async () => {
    const check = vi.fn(() => Promise.reject(new Error("down")));
    const { extension } = guarded({ addressCheck: { check } });
    for (let time = 0; time < 6; time++) expect(await extension.checkAddress(address)).toBeNull();
    expect(check).toHaveBeenCalledTimes(4);
  });
});

describe("a layout of documents by an extension", () => {
  const sheet = { title: "Receipt 1" } as DocumentToDraw;
  const pdf = Buffer.from("%PDF-1.7 of ours");

  it("is used where it returns a file", async () => {
    const draw = vi.fn(async (kind: string) => (kind === "receipt" ? pdf : null));
    const { extension } = guarded({ documents: { draw } });
    expect(Buffer.from((await extension.drawDocument("receipt", sheet)) ?? [])).toEqual(pdf);
    expect(await extension.drawDocument("invoice", sheet)).toBeNull();
    expect(await guarded({}).extension.drawDocument("receipt", sheet)).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ["throws", () => Promise.reject(new Error("no ink"))],
    ["hangs", () => new Promise(() => {})],
    ["returns another file", () => Promise.resolve(Buffer.from("<html>"))],
    ["returns nothing", () => Promise.resolve(undefined)],
  ])("that %s leaves the document to the shop, and is logged", async (_name, draw) => {
    const { extension, error } = guarded({ documents: { draw: draw as never } });
    expect(await extension.drawDocument("quote", sheet)).toBeNull();
    expect(error).toHaveBeenCalledOnce();
  });
});

it("tells a listener, whose error makes the outbox call it again", async () => {
  const { extension } = guarded({ listeners: { orderPlaced: () => Promise.reject(new Error("down")) } });
  expect([extension.listensTo("orderPlaced"), extension.listensTo("orderCanceled")]).toEqual([true, false]);
  await expect(extension.hear({ kind: "orderPlaced" } as never)).rejects.toThrow("down");
});
