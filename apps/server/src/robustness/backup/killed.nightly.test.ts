import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareDatabases, openDatabase } from "@azulejo/database";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf, runCommand, startCommand } from "./command.fixture.ts";

const PATIENT = { timeout: 60_000, interval: 5 };
const folder = mkdtempSync(join(tmpdir(), "azulejo-killed-"));
const disk = mkdtempSync(join(tmpdir(), "azulejo-small-disk-"));
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=256k", "none", disk]).status === 0;

let copy: TemplateCopy;
let blank: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
  blank = await blankDatabase();
});
afterAll(async () => {
  await copy.remove();
  await blank.remove();
  if (isMounted) spawnSync("umount", ["-l", disk]);
  for (const path of [folder, disk]) rmSync(path, { recursive: true, force: true });
});

it("a killed backup leaves no file that looks like one, and does not stop the next", async () => {
  const file = join(folder, "shop.sql.gz");
  const { child, ended } = startCommand("backup", [file], placeOf(copy));
  await expect.poll(() => existsSync(`${file}.new`), PATIENT).toBe(true);
  child.kill("SIGKILL");
  expect((await ended).code).toBe(null);
  expect(readdirSync(folder)).toEqual(["shop.sql.gz.new"]);
  expect(await runCommand("backup", [file], placeOf(copy))).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual(["shop.sql.gz"]);
}, 120_000);

it("a killed restore leaves a database that is restored into again", async () => {
  const file = join(folder, "shop.sql.gz");
  const { child, ended } = startCommand("restore", [file], placeOf(blank));
  const database = await openDatabase(blank);
  const others = async () => {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.query);
    return rows.map(({ query }) => query);
  };
  await expect.poll(async () => (await others()).some((query) => query.startsWith("copy ")), PATIENT).toBe(true);
  child.kill("SIGKILL");
  expect((await ended).code).toBe(null);
  await expect.poll(async () => (await others()).length, PATIENT).toBe(0);
  expect(await runCommand("restore", [file], placeOf(blank))).toMatchObject({ code: 0 });
  const original = await openDatabase(copy);
  expect(await compareDatabases(original, database)).toEqual([]);
  await original.close();
  await database.close();
}, 120_000);

it.skipIf(!isMounted)(
  "a backup on a full disk fails with a sentence and leaves nothing",
  async () => {
    const { code, says } = await runCommand("backup", [join(disk, "shop.sql.gz")], placeOf(copy));
    expect([code, says]).toEqual([1, expect.stringMatching(/^There is no space left for .*\. Free some, or choose another disk\.\n$/)]);
    expect(readdirSync(disk)).toEqual([]);
  },
  60_000,
);
