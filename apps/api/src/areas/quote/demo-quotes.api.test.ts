import { loadQuotes } from "@azulejo/seed/history/load-quotes.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const shop = await openShopForFile();

it("the demo's dealer has a quote in every state, once", async () => {
  await loadQuotes(shop.api.services, new Date());
  await loadQuotes(shop.api.services, new Date());
  const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  const { quotes, counts } = (await shop.call("customer/quotes", {}, dealer)).body.value;
  expect(quotes.map(({ state }: { state: string }) => state).sort()).toEqual([
    "accepted",
    "expired",
    "open",
    "rejected",
    "requested",
    "withdrawn",
  ]);
  expect(counts).toEqual({ all: 6, waiting: 2, open: 1, ended: 4 });
  const accepted = quotes.find(({ state }: { state: string }) => state === "accepted");
  const order = (await shop.call("customer/orders", { search: String(accepted.orderNo) }, dealer)).body.value.orders[0];
  expect(order).toMatchObject({ orderNo: accepted.orderNo, totalCents: accepted.totalCents, jobName: "Midtown lofts" });
});
