import { AsyncLocalStorage } from "node:async_hooks";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { expect, it } from "vitest";
import { openPool } from "./open-pool.ts";
import { PreparingClient } from "./preparing-client.ts";
import { queryChannel, type TracedQuery } from "./query-channel.ts";
import { NO_LIMITS } from "./statement-limits.ts";

const shop = await openShopForFile({ seed: "empty" });

it("publishes statements in the context of who sends them, also of those that wait for a connection, without their values", async () => {
  const pool = openPool(shop.database.url, { Client: PreparingClient, name: "azulejo command", connections: 1, limits: NO_LIMITS });
  const sender = new AsyncLocalStorage<string>();
  const published: [text: string, by: string | undefined][] = [];
  const note = (message: unknown) => {
    expect(Object.keys(message as object)).not.toContain("values");
    published.push([(message as TracedQuery).text, sender.getStore()]);
  };
  queryChannel.start.subscribe(note);
  try {
    const send = (by: string) => sender.run(by, () => pool.query(`select $1::text as ${by}`, ["ana@example.test"]));
    const results = await Promise.all(["first", "second", "third"].map(send));
    expect(results.map(({ rows }) => Object.values(rows[0]))).toEqual([["ana@example.test"], ["ana@example.test"], ["ana@example.test"]]);
  } finally {
    queryChannel.start.unsubscribe(note);
    await pool.end();
  }
  const ofSenders = published.filter(([text]) => text.startsWith("select $1"));
  expect(ofSenders).toEqual(["first", "second", "third"].map((by) => [`select $1::text as ${by}`, by]));
});
