import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();
let dealer: Record<string, string>;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
});
const balance = async () => (await shop.call("customer/getbalance", undefined, dealer)).body.value;

it("balance and available credit are of one moment, also while an invoice is being issued", async () => {
  const before = await balance();
  expect(before.availableCents).toBe(before.limitCents - before.balanceCents - before.orderedCents - before.heldCents);
  const days = { issuedAt: new Date(), issuedOn: "2026-01-02", dueOn: "2026-02-01", paymentTerm: "NET30" };
  const cents = { currency: "USD", goodsCents: 4321, deliveryCents: 0, taxCents: 0, totalCents: 4321, openCents: 4321 };
  const { id: customerId } = await shop.database.query
    .selectFrom("customer")
    .select("id")
    .where("name", "=", "Ladera Floor & Tile")
    .executeTakeFirstOrThrow();
  const reading = await shop.database.query.transaction().execute(async (query) => {
    // Only the sums of the credit line read the ledger.
    await sql`lock table ledger_entry in access exclusive mode`.execute(query);
    const call = balance();
    await untilWaiting(shop.database);
    await query
      .insertInto("invoice")
      .values({ storefrontId: 1, customerId, kind: "invoice", earlierNo: "OLD-4321", ...days, ...cents })
      .execute();
    return { call };
  });
  const { limitCents, balanceCents, orderedCents, heldCents, availableCents } = await reading.call;
  expect(availableCents).toBe(limitCents - balanceCents - orderedCents - heldCents);
  expect((await balance()).balanceCents).toBe(before.balanceCents + cents.openCents);
});
