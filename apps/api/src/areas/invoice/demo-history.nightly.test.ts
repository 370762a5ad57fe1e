import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { loadPrices } from "@azulejo/seed/history/load-prices.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";

const shop = await openShopForFile();

let dealer: Record<string, string>;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  await loadHistory(shop.api.services, new Date());
});
const read = async (call: string, input?: object) => {
  const { body } = await shop.call(`customer/${call}`, input, dealer);
  expect(body.code).toBeUndefined();
  return body.value;
};

describe("the demo's dealer", () => {
  it("has two years of orders in every state, once", async () => {
    await loadHistory(shop.api.services, new Date());
    const { all } = (await read("orders", { days: 365 })).counts;
    expect(all).toBeGreaterThan(150);
    const { n } = await shop.database.query
      .selectFrom("customerOrder")
      .select((of) => of.fn.countAll<string>().as("n"))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(400);
    const { orders } = await read("orders", { status: 1 });
    expect(new Set(orders.map((one: { state: string }) => one.state))).toEqual(new Set(["confirmed", "ready", "picking", "partly"]));
  });

  it("can explain every figure of every order", async () => {
    const { orders } = await read("orders", { days: 0, pageSize: 500 });
    expect(orders).toHaveLength(400);
    for (const { receiptId } of [...orders.slice(0, 8), ...orders.slice(-8)]) {
      const { body } = await shop.call(`customer/getreceiptmodel?id=${receiptId}`, undefined, dealer);
      const { derivation, lines, deliveries } = body.value;
      expect(derivation.prices.map(({ listCents }: { listCents: number }) => listCents)).toEqual(
        lines.map(({ unitPriceCents }: { unitPriceCents: number }) => unitPriceCents),
      );
      expect(derivation.deliveries.map(({ rateCents }: { rateCents: number }) => rateCents)).toEqual(
        deliveries.map(({ cents }: { cents: number }) => cents),
      );
    }
    const without = await shop.database.query.selectFrom("customerOrder").select("id").where("derivation", "is", null).execute();
    expect(without).toEqual([]);
  });

  it("has a price level and a contract, although it has ordered", async () => {
    const { query } = shop.database;
    for (const _ of [1, 2]) await loadPrices(query, new Date());
    const lines = await query.selectFrom("priceLine").select(["scope", "customerId", "offBasisPoints"]).execute();
    expect(lines.map(({ scope, customerId }) => [scope, customerId !== null])).toEqual([
      ["all", false],
      ["series", true],
    ]);
  });

  it("has invoices of every age, a credit, and books that add up to the cent", async () => {
    expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
    const balance = await read("getbalance");
    const summary = await read("openinvoicessummary");
    const { months } = await read("statements", {});
    expect(summary.ages.map((one: { count: number }) => one.count > 0)).toEqual([true, true, true, true, true]);
    expect(summary.creditsCents).toBeGreaterThan(0);
    expect(summary.balanceCents).toBe(balance.balanceCents);
    expect(months[0].closingCents).toBe(balance.balanceCents);
    expect(balance.branches.reduce((sum: number, one: { cents: number }) => sum + one.cents, 0)).toBe(balance.balanceCents);
    expect(balance.availableCents).toBe(balance.limitCents - balance.balanceCents - balance.orderedCents);
    expect(balance.orderedCents).toBeGreaterThan(0);
    expect(months.length).toBeGreaterThanOrEqual(24);
  });

  it("has statements whose lines lead from one month to the next", async () => {
    const { months } = await read("statements", {});
    for (const [index, month] of months.entries()) {
      const { lines } = await read("statements", { month: month.month });
      const sum = lines.reduce((all: number, line: { amountCents: number }) => all + line.amountCents, 0);
      expect(month.openingCents + sum).toBe(month.closingCents);
      expect(lines.at(-1)?.balanceCents ?? month.openingCents).toBe(month.closingCents);
      if (index > 0) expect(months[index - 1].openingCents).toBe(month.closingCents);
    }
  });
});
