import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReadiness } from "./readiness.ts";

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await copyTemplate();
  database = await openDatabase(copy);
});
afterAll(() => database.close().then(copy.remove));

it("isn't ready until it has started everything", async () => {
  let isWorking = false;
  const readiness = createReadiness(database, () => isWorking);
  expect(await readiness()).toBe("not ready");
  isWorking = true;
  expect(await readiness()).toBe("ready");
});

it("is degraded within a second while the database doesn't answer, and ready soon after", async () => {
  const readiness = createReadiness(database, () => true);
  const blocker = await database.pool.connect();
  await blocker.query("begin; lock table kysely_migration");
  const began = Date.now();
  expect(await Promise.all([readiness(), readiness()])).toEqual(["degraded", "degraded"]);
  expect(Date.now() - began).toBeLessThan(1000);
  const { rows } = await database.pool.query("select count(*)::int as waiting from pg_locks where not granted");
  expect(rows).toEqual([{ waiting: 1 }]);
  await blocker.query("commit");
  blocker.release();
  await expect.poll(readiness).toBe("ready");
});

it("isn't ready on a database that needs a later release", async () => {
  await sql`insert into kysely_migration values ('9999-no-more-brooms-needs-9998', '2030-01-01')`.execute(database.query);
  expect(await createReadiness(database, () => true)()).toBe("not ready");
});
