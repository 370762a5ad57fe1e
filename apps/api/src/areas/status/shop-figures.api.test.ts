import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { selectShopFigures } from "./shop-figures.repository.ts";

const shop = await openShopForFile({ seed: "empty" });
const { query } = shop.database;

it("the shop's figures are those of the last hour and day, and say how long a message has been due", async () => {
  expect(await selectShopFigures(query)).toEqual({
    ordersHour: 0,
    paymentsHour: 0,
    declinedHour: 0,
    searchesDay: 0,
    withoutHitDay: 0,
    oldestMessageSeconds: 0,
    jobsIdleSeconds: 0,
    backupAgeSeconds: 0,
    soldOut: [],
  });
  expect(await selectShopFigures(query, 1)).toMatchObject({ ordersHour: 0, paymentsHour: 0, soldOut: [] });
  const day = new Date().toISOString().slice(0, 10);
  const search = { storefrontId: 1, language: "en", hits: 0 };
  await query
    .insertInto("searchCount")
    .values([
      { ...search, day, term: "travertine", times: 7, withoutHit: 5 },
      { ...search, day: "2020-01-01", term: "slate", times: 9, withoutHit: 9 },
    ])
    .execute();
  const { outbox } = shop.api.services;
  await outbox.stop();
  await outbox.enqueue(query, [{ kind: "tag.event", key: "figures", payload: { name: "x", data: { url: "/" } } }]);
  await sql`update pgboss.job set start_after = now() - interval '20 minutes', state = 'created', completed_on = null`.execute(query);
  const { searchesDay, withoutHitDay, oldestMessageSeconds } = await selectShopFigures(query);
  expect([searchesDay, withoutHitDay]).toEqual([7, 5]);
  expect(oldestMessageSeconds).toBeGreaterThan(1190);
});
