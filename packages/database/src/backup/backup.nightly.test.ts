import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { isMigrated, migrateTo } from "../migrate/migrate.ts";
import { earlier } from "../migrations/earlier/index.ts";
import { openDatabase } from "../open-database.ts";
import { compareDatabases } from "./compare.ts";
import { copyDatabase } from "./copy-database.ts";
import type { Manifest } from "./manifest.ts";
import { readBackupFile } from "./read-backup-file.ts";
import { restore } from "./restore.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "azulejo-backup-"));
const file = join(folder, "shop.sql.gz");
const opened: { database: Database; copy: TemplateCopy }[] = [];

async function open(copying: Promise<TemplateCopy>): Promise<Database> {
  const copy = await copying;
  const database = await openDatabase(copy);
  opened.push({ database, copy });
  return database;
}

async function closeAll(): Promise<void> {
  for (const { database, copy } of opened.splice(0)) await database.close().then(copy.remove);
}

/** The demo without its stock, which is two thirds of its rows. */
async function openSmallDemo(): Promise<Database> {
  const database = await open(copyTemplate());
  await sql`truncate lot cascade`.execute(database.query);
  return database;
}

let shop: Database;
let manifest: Manifest;
let kept: typeof opened;
beforeAll(async () => {
  shop = await openSmallDemo();
  kept = opened.splice(0);
  await sql.raw(queueSchema("priority int, state text, taken_by text")).execute(shop.query);
  await sql`insert into pgboss.queue values ('mail.receipt')`.execute(shop.query);
  await sql`insert into pgboss.job values ('mail.receipt', 'receipt:1', 5, 'created', 'a worker')`.execute(shop.query);
  manifest = await writeBackup(shop, file);
});
afterEach(closeAll);
afterAll(async () => {
  opened.push(...kept);
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A small job queue with the tables that matter. */
const queueSchema = (columns: string, version = 40): string => `
    drop schema if exists pgboss cascade;
    create schema pgboss;
    create table pgboss.version (version int primary key);
    insert into pgboss.version values (${version});
    create table pgboss.queue (name text primary key);
    create table pgboss.job (name text references pgboss.queue, key text, ${columns}) partition by list (name);
    create table pgboss.job_common partition of pgboss.job default`;

const restoreFile = (database: Database, path = file, queueVersion = 40) =>
  restore(database, readBackupFile(path), queueSchema("priority int, state text, taken_by text", queueVersion));

async function relationsOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(database.query);
  return rows.map(({ name }) => name);
}

/** Writes the backup again after a change to its text. */
async function changed(change: (text: string) => string): Promise<string> {
  const path = join(folder, `${randomBytes(4).toString("hex")}.sql.gz`);
  writeFileSync(path, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  return path;
}

describe("a backup", () => {
  it("restores every row and sequence into an empty database, with its checks in force", async () => {
    const restored = await open(blankDatabase());
    expect((await restoreFile(restored)).migrated).toEqual([]);
    expect(await compareDatabases(shop, restored)).toEqual([]);
    expect(manifest.tables.find(({ name }) => name === "item")?.rows).toBeGreaterThan(1000);
    const stillThere = `
      select count(*) filter (where contype = 'f')::int as keys,
        (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers from pg_constraint`;
    expect((await sql.raw(stillThere).execute(restored.query)).rows).toEqual((await sql.raw(stillThere).execute(shop.query)).rows);
  });

  it("holds what was committed when it began, while others write", async () => {
    const source = await openSmallDemo();
    const target = await open(blankDatabase());
    let isOver = false;
    const copying = copyDatabase(source, target).finally(() => {
      isOver = true;
    });
    let count = 0;
    while (!isOver) {
      await sql`insert into province (country, code, name_en, name_es) values ('XX', ${String(count++)}, 'x', 'x')`.execute(source.query);
      await sql`select nextval('order_number')`.execute(source.query);
    }
    const { tables } = (await copying).manifest;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from province`.execute(target.query);
    expect(rows[0]?.count).toBe(tables.find(({ name }) => name === "province")?.rows);
    expect(count).toBeGreaterThan(5);
  });

  it("of an earlier schema is migrated", async () => {
    const names = Object.keys(earlier);
    const database = await open(blankDatabase());
    await migrateTo(database, names.slice(0, -10));
    const path = join(folder, "earlier.sql.gz");
    await writeBackup(database, path);
    const restored = await open(blankDatabase());
    expect((await restoreFile(restored, path)).migrated).toEqual(expect.arrayContaining(names.slice(-10)));
    expect(await isMigrated(restored)).toBe(true);
  });

  it("loads messages into another version of the queue, with the columns that both have", async () => {
    const restored = await open(blankDatabase());
    await restore(restored, readBackupFile(file), queueSchema("state text default 'x', priority bigint, added int default 7", 41));
    expect((await sql`select * from pgboss.job`.execute(restored.query)).rows).toEqual([
      { name: "mail.receipt", key: "receipt:1", state: "created", priority: 5, added: 7 },
    ]);
  });

  it("is restored by a role without superuser rights", async () => {
    const role = `restorer_${randomBytes(4).toString("hex")}`;
    const copy = await blankDatabase();
    const url = new URL(copy.url ?? "");
    const admin = await open(Promise.resolve(copy));
    await sql.raw(`create role ${role} login; alter database ${url.pathname.slice(1)} owner to ${role}`).execute(admin.query);
    const restored = await openDatabase({ url: Object.assign(url, { username: role }).href, dataDir: copy.dataDir });
    await restoreFile(restored);
    expect(await compareDatabases(shop, restored)).toEqual([]);
    await restored.close();
    await sql
      .raw(`drop owned by ${role} cascade; alter database ${url.pathname.slice(1)} owner to current_user; drop role ${role}`)
      .execute(admin.query);
  });
});

describe("a restore that is refused leaves the database empty", () => {
  const refused: [what: string, path: () => Promise<string>, sentence: RegExp][] = [
    ["a backup with a changed row", () => changed((text) => text.replace("mail.receipt\treceipt:1", "mail.receipt\treceipt:2")), /damaged/],
    ["a backup without its last table", () => changed((text) => text.slice(0, text.lastIndexOf("COPY "))), /damaged/],
    [
      "a truncated file",
      async () => {
        const path = join(folder, "half.sql.gz");
        const bytes = await readFile(file);
        writeFileSync(path, bytes.subarray(0, bytes.length / 2));
        return path;
      },
      /damaged/,
    ],
    [
      "a backup of a newer release",
      () => changed((text) => text.replace('"migrations":[', '"migrations":["9999-later",')),
      /newer release/,
    ],
    ["a backup of a newer job queue", () => changed((text) => text.replace('"queueVersion":40', '"queueVersion":99')), /newer release/],
    [
      "another gzipped file",
      async () => {
        const path = join(folder, "other.gz");
        writeFileSync(path, gzipSync("hello"));
        return path;
      },
      /not a backup/,
    ],
    [
      "a dump of pg_dump",
      async () => {
        const path = join(folder, "dump");
        writeFileSync(path, "PGDMP and more");
        return path;
      },
      /written by pg_dump\. Restore it/,
    ],
  ];
  it.each(refused)("%s", async (_, path, sentence) => {
    const target = await open(blankDatabase());
    await expect(restoreFile(target, await path())).rejects.toThrow(sentence);
    expect(await relationsOf(target)).toEqual([]);
  });

  it("a reference to a missing row", async () => {
    const target = await open(blankDatabase());
    const source = await openSmallDemo();
    await sql
      .raw(`alter table item drop constraint item_product_id_fkey; update item set product_id = 999999 where id = 1`)
      .execute(source.query);
    await expect(copyDatabase(source, target)).rejects.toThrow(/violates foreign key/);
    expect(await relationsOf(target)).toEqual([]);
  });
});

describe("a database that is not empty", () => {
  it("is not restored into, and is told what it holds", async () => {
    const target = await open(copyTemplate());
    await expect(restoreFile(target)).rejects.toThrow(/not empty: it holds 1\d\d tables \(content\.asset, .*\. Nothing was changed/);
  });

  it("with messages of a queue is not restored into", async () => {
    const target = await open(blankDatabase());
    await sql.raw(queueSchema("priority int")).execute(target.query);
    await sql`insert into pgboss.queue values ('mail.receipt')`.execute(target.query);
    await expect(restoreFile(target)).rejects.toThrow("pgboss.queue");
  });

  it("without a shop is not backed up", async () => {
    await expect(writeBackup(await open(blankDatabase()), join(folder, "none"))).rejects.toThrow("holds no shop");
  });
});

describe("a comparison", () => {
  it("names what differs: a changed row, a missing row, a sequence, a missing table", async () => {
    const [one, other] = [await openSmallDemo(), await openSmallDemo()];
    expect(await compareDatabases(one, other)).toEqual([]);
    const statements = `
      update province set name_es = 'x' where code = 'NV'; delete from price where item_id = (select min(item_id) from price);
      select nextval('order_number'); drop table wish_list_line`;
    await sql.raw(statements).execute(other.query);
    const names = ["province", "price", "order_number", "wish_list_line"].map((name) => `"public"."${name}"`);
    expect((await compareDatabases(one, other)).filter((name) => !name.includes("_seq"))).toEqual(expect.arrayContaining(names));
  });
});
