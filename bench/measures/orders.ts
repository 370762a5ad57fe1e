import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAltchaCaptcha, createApi, createSmtpMailer, createStripeCardPayments } from "@azulejo/api";
import { moveStock, received } from "@azulejo/api/areas/stock/index.ts";
import { migrate, openDatabase } from "@azulejo/database";
import { startSandbox } from "@azulejo/sandbox";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { address, contact } from "@azulejo/testing/guest.ts";
import { testIdentity } from "@azulejo/testing/identity.ts";
import { openShopContent } from "@azulejo/testing/shop-content.ts";
import type { Figure } from "../figure.ts";
import { forget } from "../shop.ts";

const BUYERS = 16;
const SECONDS = 10;
const stripe = { secretKey: "sk_test_demo", publishableKey: "pk_test_demo", webhookSecret: "whsec_demo" };
const silent = { info() {}, warn() {}, error() {} };

/** Measures sixteen buyers who pay as fast as possible, on the embedded database and with the simulated card provider. */
export async function measureOrders(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-orders-"));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: "127.0.0.1", stripe });
  const content = await openShopContent(database);
  const api = await createApi({
    database,
    content: content.reader,
    payments: createStripeCardPayments({ ...stripe, apiUrl: sandbox.url, scriptUrl: `${sandbox.url}/stripe/js/v3` }),
    captcha: createAltchaCaptcha({ secret: "test-captcha-secret", now: () => new Date() }),
    ...testIdentity(sandbox),
    mailer: createSmtpMailer(`smtp://127.0.0.1:${sandbox.smtpPort}?tls.rejectUnauthorized=false`),
    publicUrl: "http://localhost:3000",
    log: silent,
    now: () => new Date(),
    checkAnswers: false,
    rateLimits: { pointsPerMinute: 1e9 },
    jobs: false,
  });
  const item = await database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["item.itemNo", "lot.id"])
    .where("item.sellUnit", "=", "box")
    .orderBy("lot.id")
    .executeTakeFirstOrThrow();
  await moveStock(database.query, item.id, received(10_000_000));
  const call = async (path: string, body: object, key?: string) => {
    const headers = {
      "x-storefront-id": "1",
      "x-public-key": "pk_demo_cantera",
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    };
    const answer = await api.fetch(new Request(`http://shop.test/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
    return (await answer.json()) as {
      success: boolean;
      value: { status: string; shoppingBagQuoteId: string; totals: { totalCents: number }; termsVersion: string };
    };
  };
  let placed = 0;
  let refused = 0;
  let paying = 0;
  const until = performance.now() + SECONDS * 1000;
  const started = performance.now();
  const buyer = async (who: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const { value: bag } = await call("webshoppingbag/addbagitemV2", {
        items: [{ itemNo: item.itemNo, quantity: 1, fulfilmentType: "DLVR" }],
      });
      const { value: quote } = await call("checkout/checkout", {
        shoppingBagQuoteId: bag.shoppingBagQuoteId,
        contact,
        deliveryAddress: address,
        billingSameAsDelivery: true,
        deliveryService: "freight",
      });
      const attempt = `bench-${String(who).padStart(4, "0")}-${String(turn).padStart(8, "0")}`;
      const before = performance.now();
      const order = await call(
        "checkout/complete",
        {
          shoppingBagQuoteId: bag.shoppingBagQuoteId,
          attempt,
          payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
          expectedTotalCents: quote.totals.totalCents,
          agreed: true,
          termsVersion: quote.termsVersion,
        },
        `${attempt}-key`,
      );
      paying += performance.now() - before;
      if (order.success && order.value.status === "placed") placed += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, (_, who) => buyer(who)));
  const seconds = (performance.now() - started) / 1000;
  await api.close();
  await content.close();
  await sandbox.close();
  await database.close();
  forget(dataDir);
  return [
    {
      name: `orders from ${BUYERS} buyers, bag to paid, embedded database`,
      value: placed / seconds,
      unit: "orders/s",
      goal: { atLeast: 100 },
    },
    { name: "orders refused", value: refused, unit: "orders", goal: { atMost: 0 } },
    { name: "an order's own part of that, checkout/complete", value: paying / Math.max(1, placed + refused), unit: "ms" },
  ];
}
