import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { appliedMigrations, migrate, openDatabase } from "@azulejo/database";
import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";

const folder = new URL("../../packages/database/src/migrations/releases/", import.meta.url);

/**
 * `npm run keep-release`: stores a filled database of this release, named after its last migration, for testing the next release's
 * migrations. It is the previous release's database, migrated. Needs PostgreSQL's programs.
 */
const postgres = await startPrivatePostgres();
if (!postgres) throw new Error("This needs PostgreSQL's programs: install postgresql of the system.");
try {
  const before = readdirSync(folder).toSorted().at(-1) ?? "";
  const database = await openDatabase({ url: postgres.url, dataDir: "." });
  const dump = gunzipSync(readFileSync(new URL(before, folder))).toString("utf8");
  await database.pool.query(`${dump}\nreset all;\nset time zone 'UTC';`);
  await migrate(database);
  const name = (await appliedMigrations(database)).at(-1) ?? "";
  await database.close();
  const options = ["--inserts", "--rows-per-insert=300", "--no-owner", "--no-privileges", `--dbname=${postgres.url}`];
  const made = execFileSync("pg_dump", options, { encoding: "utf8", maxBuffer: 2 ** 30 });
  const statements = made.replaceAll(/^(?:--|-- (?:Name: |Data for Name: |PostgreSQL |Dumped ).*|\\(?:un)?restrict .*)\n/gm, "");
  const file = `${name.slice(0, 4)}.sql.gz`;
  writeFileSync(new URL(file, folder), gzipSync(statements, { level: 9 }));
  process.stdout.write(`${file}: ${before}, migrated\n`);
} finally {
  postgres.stop();
}
