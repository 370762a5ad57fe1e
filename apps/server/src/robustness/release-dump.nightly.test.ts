import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, isMigrated, migrate, openDatabase } from "@azulejo/database";
import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { atServer, databaseAt } from "@azulejo/testing/copy-template.ts";
import { afterAll, describe, expect, it } from "vitest";
import { loadRelease } from "./release-database.ts";
import { rowsOfTables, schemaOf } from "./release-schema.fixture.ts";

const hasPrograms = ["pg_dump", "pg_restore"].every((program) => spawnSync(program, ["--version"]).status === 0);

/** PostgreSQL's programs read servers of their own version or an older one. */
const postgres = hasPrograms ? await startPrivatePostgres() : null;
const folder = mkdtempSync(join(tmpdir(), "azulejo-dump-"));
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

const shops: [string, (database: Database) => Promise<void>][] = [
  ["a new shop", (database) => migrate(database).then(() => seedIfEmpty(database, "demo", () => {}))],
  [
    "an upgraded shop",
    (database) =>
      loadRelease(database, "0062.sql.gz")
        .then(() => migrate(database))
        .then(() => {}),
  ],
];

describe.skipIf(!postgres)(postgres ? "pg_dump and pg_restore" : "pg_dump and pg_restore (not installed on this machine)", () => {
  if (!postgres) return;
  const open = async (name: string) => {
    await atServer(postgres.url, `create database ${name} template template0`);
    return openDatabase({ url: databaseAt(postgres.url, name), dataDir: folder });
  };

  it.each(shops)("copy %s into a new database", async (title, fill) => {
    const name = title.replaceAll(" ", "_");
    const database = await open(name);
    await fill(database);
    const dump = join(folder, name);
    execFileSync("pg_dump", ["--format=custom", "--no-owner", `--file=${dump}`, databaseAt(postgres.url, name)]);
    const copy = await open(`${name}_copied`);
    const target = `--dbname=${databaseAt(postgres.url, `${name}_copied`)}`;
    execFileSync("pg_restore", ["--exit-on-error", "--no-owner", "--single-transaction", target, dump]);
    expect(await schemaOf(copy)).toEqual(await schemaOf(database));
    expect(await rowsOfTables(copy)).toEqual(await rowsOfTables(database));
    expect(await isMigrated(copy)).toBe(true);
    await database.close();
    await copy.close();
  });
});
