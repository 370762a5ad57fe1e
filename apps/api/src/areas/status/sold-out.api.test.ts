import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { countSoldOut } from "./count-sold-out.ts";
import { selectShopFigures } from "./shop-figures.repository.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const count = () => countSoldOut(shop.api.services);
const soldOut = async () => (await selectShopFigures(query, 1)).soldOut;
const total = async () => (await soldOut()).reduce((sum, { items }) => sum + items, 0);

it("reads how many items were sold out in each place when they were last counted", async () => {
  expect(await soldOut()).toEqual([]);
  await count();
  const [before, counted] = [await total(), await soldOut()];
  expect(counted.length).toBeGreaterThan(1);
  expect(counted.every(({ countedAt }) => Math.abs(countedAt.getTime() - Date.now()) < 60_000)).toBe(true);
  const lot = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["lot.itemId", "lot.placeId", "place.code"])
    .where("item.kind", "=", "item")
    .where("item.published", "=", true)
    .where("place.storefrontId", "=", 1)
    .where(sql<boolean>`lot.on_hand > lot.reserved`)
    .orderBy("lot.id")
    .executeTakeFirstOrThrow();
  const take = (all: boolean) =>
    sql`update lot set reserved = ${all ? sql`on_hand` : sql`0`}
    where item_id = ${lot.itemId} and place_id = ${lot.placeId}`.execute(query);
  await take(true);
  expect(await total()).toBe(before);
  await count();
  expect(await total()).toBe(before + 1);
  const itemsAt = (rows: Awaited<ReturnType<typeof soldOut>>) => rows.find(({ place }) => place === lot.code)?.items ?? 0;
  expect(itemsAt(await soldOut())).toBe(itemsAt(counted) + 1);
  await take(false);
});

it("forgets a place that keeps no stock any more", async () => {
  await count();
  const before = await soldOut();
  const place = await query
    .selectFrom("place")
    .select("id")
    .where("storefrontId", "=", 1)
    .where("id", "not in", (of) => of.selectFrom("lot").select("placeId"))
    .executeTakeFirst();
  expect(place === undefined || before.length > 0).toBe(true);
  const id = place?.id ?? 0;
  if (place) await query.insertInto("soldOutCount").values({ placeId: id, items: 3, countedAt: new Date() }).execute();
  await count();
  expect(await soldOut()).toHaveLength(before.length);
});
