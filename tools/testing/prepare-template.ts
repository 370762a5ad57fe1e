import { join } from "node:path";
import { sweepChanges } from "@azulejo/api/areas/integration/index.ts";
import { openBoss } from "@azulejo/api/jobs/open-boss.ts";
import { openOutbox } from "@azulejo/api/outbox/outbox.ts";
import { createContent } from "@azulejo/content";
import { type Database, migrate, openDatabase, startEmbedded } from "@azulejo/database";
import { startPooler } from "@azulejo/launch/pooler.mjs";
import { loadContent } from "@azulejo/seed/load-content.ts";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import type { TestProject } from "vitest/node";
import { cheapenPasswords } from "./cheap-passwords.ts";
import { atServer, databaseAt } from "./copy-template.ts";
import { createScratchFolder } from "./scratch-folder.ts";
import { writeTemplateIndex } from "./template-index.ts";
import { isWhole } from "./whole.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The database server, its database with the demo data, the file of its search index, a folder for files, and a connection pooler in
     * front of the server.
     */
    template: { server: string; database: string; index: string; scratch: string; pooler: string | null };
  }
}

/** Only test data is lost if the machine stops, so nothing is flushed to disk; each worker's shop has its own connection pool. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  // Copies of the template share its blocks, or are made in the kernel.
  ...(process.platform === "linux" && { file_copy_method: "clone" }),
  max_connections: "300",
  // A simulation of thousands of orders slows down by a third without it; a short test is over before it is due.
  autovacuum: isWhole ? "on" : "off",
};

const silent = { info() {}, warn() {}, error() {} };

/**
 * Starts a database server, or uses that of DATABASE_URL, and fills a database with the demo once; every test file starts from a copy of
 * it. With POOLER=1 the tests reach it through PgBouncer in transaction mode.
 */
export default async function prepareTemplate(project: TestProject) {
  const { folder: scratch, remove } = createScratchFolder();
  const own = process.env.DATABASE_URL ? null : await startEmbedded(scratch, { as: "shop", settings });
  const server = process.env.DATABASE_URL ?? own?.url ?? "";
  const database = `azulejo_template_${process.pid}`;
  await atServer(server, `create database ${database}`);
  const index = join(scratch, "template.index");
  await fill(databaseAt(server, database), scratch, index);
  const pooler = process.env.POOLER === "1" ? await startPooler(server) : null;
  if (process.env.POOLER === "1" && !pooler) throw new Error("POOLER=1 needs PgBouncer (apt-get install pgbouncer).");
  project.provide("template", { server, database, index, scratch, pooler: pooler?.url ?? null });
  return async () => {
    pooler?.stop();
    if (own) await own.stop();
    else await atServer(server, `drop database ${database}`);
    remove();
  };
}

async function fill(url: string, dataDir: string, index: string): Promise<void> {
  const database = await openDatabase({ url, dataDir });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  const content = await createContent({
    database,
    publicUrl: "http://localhost:3000",
    log: silent,
    now: () => new Date(),
    onChanges() {},
  });
  await loadContent({ fetch: content.fetch, tell() {} });
  await content.close();
  await prepareMessages(database);
  await cheapenPasswords(database);
  await analyze(database);
  await writeTemplateIndex(database, index);
  await database.close();
}

async function prepareMessages(database: Database): Promise<void> {
  const boss = await openBoss(database, silent, { isMaintained: false });
  const outbox = await openOutbox({ boss, database, log: silent });
  // Gives the demo's changes their places in the feed now; otherwise each copy would do it again.
  await sweepChanges({ database, outbox, now: () => new Date() });
  await outbox.stop();
  await boss.stop({ graceful: false });
}

/**
 * Collects the statistics with which PostgreSQL plans queries, because autovacuum is off or comes later. Statistics of a table that is
 * still empty would say that it stays empty.
 */
async function analyze({ pool }: Database): Promise<void> {
  const { rows } = await pool.query("select relid::regclass::text as name from pg_stat_user_tables where pg_relation_size(relid) > 0");
  await pool.query(`vacuum analyze ${rows.map(({ name }) => name).join(", ")}`);
}
