import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { selectObserved } from "./status.repository.ts";

const shop = await openShopForFile({ seed: "empty" });
const { query } = shop.database;

it("sees queues, jobs, webhooks, payments and processes of the database", async () => {
  const { outbox } = shop.api.services;
  await outbox.stop();
  const before = await selectObserved(query, 1);
  expect(before).toMatchObject({ waiting: 0, givenUp: 0, mailsFailing: 0, failingJobs: [], lastBackupAt: null, booksCheckedAt: null });
  expect(before.databaseVersion).toMatch(/^\d+/);
  await outbox.enqueue(query, [
    { kind: "tag.event", key: "status", payload: { name: "x", data: { url: "/" } } },
    { kind: "mail.test", key: "status", payload: {} },
  ]);
  await sql`update pgboss.job set start_after = now() - interval '20 minutes', retry_count = 1 where singleton_key = 'status'`.execute(
    query,
  );
  await query
    .insertInto("upkeep")
    .values({ act: "backup", at: new Date("2026-01-01T00:00:00Z") })
    .execute();
  await query
    .insertInto("bookCheckRun")
    .values({
      at: new Date("2026-01-02T00:00:00Z"),
      proof: JSON.stringify({}),
      findings: JSON.stringify([
        { code: "cash", wrong: 2, names: [] },
        { code: "sales", wrong: 0, names: [] },
      ]),
    } as never)
    .execute();
  const seen = await selectObserved(query, 1);
  expect(seen).toMatchObject({ waiting: 2, mailsFailing: 1, booksWrong: 1 });
  expect(Date.now() - (seen.dueSince?.getTime() ?? 0)).toBeGreaterThan(19 * 60_000);
  expect([seen.lastBackupAt?.toISOString(), seen.booksCheckedAt?.toISOString()]).toEqual([
    "2026-01-01T00:00:00.000Z",
    "2026-01-02T00:00:00.000Z",
  ]);
});
