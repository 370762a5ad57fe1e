import { readdirSync, readFileSync } from "node:fs";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const folder = new URL("./tables/", import.meta.url);
const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));

/** The interfaces in the source files: name → member → type, parsed as text. */
const interfaces = new Map(
  sources
    .flatMap((source) => [...source.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)])
    .map(([, name = "", body = ""]) => [
      name,
      new Map([...body.matchAll(/^ {2}"?([\w.]+)"?\??: (.+);$/gm)].map(([, member = "", type = ""]) => [member, type] as const)),
    ]),
);

/** Names that a source file gives to a type shared by several of its columns. */
const aliases = new Map(
  sources.flatMap((source) => [...source.matchAll(/^type (\w+) = (.+);$/gm)].map(([, name = "", type = ""]) => [name, type] as const)),
);

/** Returns the type that a column is read as: the first argument of `ColumnType<…>`, else the type itself. */
function readType(named: string): string {
  const type = aliases.get(named) ?? named;
  if (!type.startsWith("ColumnType<")) return type;
  let depth = 0;
  const inside = type.slice("ColumnType<".length);
  for (const [at, sign] of [...inside].entries()) {
    if ("<{(".includes(sign)) depth += 1;
    if (">})".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) return inside.slice(0, at);
  }
  return inside;
}

/** Every declared column as `table.column`, with a `?` if it is nullable. */
const declared = [...(interfaces.get("Tables") ?? [])].flatMap(([table, type]) => {
  const columns = interfaces.get(/^\w+\.(\w+)$/.exec(type)?.[1] ?? "");
  if (!columns && !table.startsWith("kysely_")) throw new Error(`${table} is declared as ${type}, which is not found`);
  return [...(columns ?? [])].map(([column, of]) => `${table}.${column}${/\| null$|^unknown$/.test(readType(of)) ? "?" : ""}`);
});

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await blankDatabase();
  database = await openDatabase({ url: copy.url, dataDir: copy.dataDir });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

describe("the declared tables", () => {
  it("match the migrated database column by column, and are nullable where the database allows null", async () => {
    const { rows } = await sql<{ column: string }>`
      select case when table_schema = 'public' then '' else table_schema || '.' end || table_name || '.' || column_name ||
        case when is_nullable = 'YES' then '?' else '' end as column
      from information_schema.columns
      where table_schema in ('public', 'content') and table_name not like 'kysely\_%'
    `.execute(database.query);
    expect(rows.length).toBeGreaterThan(200);
    expect(declared.toSorted()).toEqual(rows.map((row) => row.column).toSorted());
  });
});
