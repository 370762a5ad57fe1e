import { createServer, type Server, type Socket } from "node:net";
import { address, contact } from "@azulejo/testing/guest.ts";
import { messagesOf, undelivered } from "@azulejo/testing/messages.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSmtpMailer, mailLimits } from "../ports/mail/mailer.ts";
import { queues } from "./queues.ts";

/** A mail server that accepts connections and never responds. */
const sockets = new Set<Socket>();
const silent: Server = createServer((socket) => sockets.add(socket.on("error", () => {})));
let shop: TestShop;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  url = `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`;
  shop = await openTestShop({ mailer: createSmtpMailer(url) });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
  silent.close();
});

let attempts = 0;
async function placeOrder(): Promise<void> {
  const product = (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0];
  const items = [{ itemNo: product.lead.itemNo, quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "parcel" };
  const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
  const attempt = `hanging-mail-${String(++attempts).padStart(8, "0")}`;
  const input = { shoppingBagQuoteId, attempt, payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" } };
  const agreed = { expectedTotalCents: quote.totals.totalCents, agreed: true, termsVersion: quote.termsVersion };
  const placed = await shop.call("checkout/complete", { ...input, ...agreed }, { "idempotency-key": `${attempt}-key` });
  expect(placed.body.value.status).toBe("placed");
}

const captured = async () =>
  (await shop.database.query.selectFrom("payment").select("id").where("status", "=", "captured").execute()).length;

describe("a mail server that never responds", () => {
  it("delays no capture, however many emails wait for it", async () => {
    for (let order = 1; order <= 8; order++) {
      await placeOrder();
      await vi.waitFor(async () => expect(await captured()).toBe(order), { timeout: 4_000, interval: 50 });
    }
    expect(sockets.size).toBeGreaterThan(0);
    expect(await messagesOf(shop.database, undelivered("mail.receipt"))).toHaveLength(8);
  });

  it("times out", async () => {
    const hasty = createSmtpMailer(url, { connect: 200, silence: 200, whole: 400 });
    const mail = { to: "a@b.test", from: "c@d.test", subject: "s", html: "<p>t</p>", text: "t", key: "k" };
    const started = performance.now();
    await expect(hasty.send(mail)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(3_000);
    hasty.close();
  });

  it("times out before its queue sends the same email again", () => {
    for (const [kind, { timeLimitSeconds }] of Object.entries(queues))
      if (kind.startsWith("mail.")) expect(timeLimitSeconds * 1000).toBeGreaterThan(1.4 * mailLimits.whole);
  });
});
