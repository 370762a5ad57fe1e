import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { BASELINE, migrations } from "../migrations/index.ts";
import { runStatements } from "../migrations/run-statements.ts";

/** Tables that stay small in every shop, so that an index takes no time. */
const smallTables = ["gallery_scene", "place", "promotion", "series", "staff", "storefront", "tax_rate", "term"];

/** Migrations that break a rule because they are older than it. */
const exceptions: Record<string, string[]> = {
  "0139-indexes-of-references": ["index"],
  "0160-saved-bank-accounts": ["index"],
  "0161-old-addresses-with-parameters": ["index"],
};

const narrowing =
  /\bdrop (?:table|column|(?:materialized )?view|schema|type|domain|function|sequence)\b|\brename\b|\balter column \w+ (?:set not null|(?:set data )?type)\b/;
const created = /\bcreate (?:unlogged )?table (?:if not exists )?([\w.]+)/g;
const plainIndex = /\bcreate (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (?:only )?([\w.]+)/g;
const uniqueColumn =
  /\balter table (?:only )?([\w.]+)[^;]*?\badd (?:column \w+ [^,;]*?|constraint \w+ )?(?:unique|primary key)\b(?! using index)/g;
const addedColumns = /\badd column [^,;]*(?:,(?!\s*(?:add|alter|drop)\b)[^,;]*)*/g;

/** Returns the rules that a migration breaks, under which the release before it can't go on beside it. */
async function brokenRules(name: string, migration: Migration): Promise<string[]> {
  const text = (await statementsOf(migration)).join(";\n").toLowerCase().replaceAll(/\s+/g, " ");
  const quick = [...smallTables, ...[...text.matchAll(created)].map(([, table]) => table)];
  const indexed = [...text.matchAll(plainIndex), ...text.matchAll(uniqueColumn)].map(([, table]) => table);
  const added = [...text.matchAll(addedColumns)].map(([column]) => column);
  return [
    ...(narrowing.test(text) && !/-needs-\d{4}$/.test(name) ? ["narrows"] : []),
    ...(added.some((column) => / not null\b/.test(column) && !/ (?:default|generated) /.test(column)) ? ["not null"] : []),
    ...(indexed.every((table) => quick.includes(table)) ? [] : ["index"]),
  ];
}

/** Runs a migration on no database, and returns its statements but comments. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migration.up(database);
  return statements.filter((statement) => !/^\s*comment on /i.test(statement));
}

const later = Object.entries(migrations).filter(([name]) => name > BASELINE);

it.each(later)("%s lets the release before it go on", async (name, migration) => {
  expect(await brokenRules(name, migration)).toEqual(exceptions[name] ?? []);
});

it("a migration that takes something away needs one of an earlier release", () => {
  const folder = new URL("../migrations/releases/", import.meta.url);
  const last = readdirSync(folder).toSorted().at(-1) ?? "";
  const dump = gunzipSync(readFileSync(new URL(last, folder))).toString("utf8");
  const released = new Set([...dump.matchAll(/\('(\d{4})-[\w-]+', '20/g)].map(([, number]) => number));
  expect(released.size).toBeGreaterThan(50);
  const needed = later.flatMap(([name]) => /-needs-(\d{4})$/.exec(name)?.[1] ?? []);
  expect(needed.filter((number) => !released.has(number))).toEqual([]);
});

describe("the rules", () => {
  const cases: [string, string[]][] = [
    ["alter table bag drop column note", ["narrows"]],
    ["alter table bag rename column note to remark", ["narrows"]],
    ["alter table bag alter column note set not null", ["narrows"]],
    ["drop table bag", ["narrows"]],
    ["alter table bag drop constraint bag_check, alter column note drop not null", []],
    ["alter table bag add column note text, add column size int not null", ["not null"]],
    ["alter table bag add column size numeric(10, 2) not null", ["not null"]],
    ["alter table bag add column size int not null default 0, add column note text", []],
    ["create index bag_note on bag (note)", ["index"]],
    ["create unique index bag_note on bag (note)", ["index"]],
    ["alter table bag add column note text unique", ["index"]],
    ["alter table bag add constraint bag_note unique (note)", ["index"]],
    ["alter table bag add constraint bag_note unique using index bag_note", []],
    ["create index concurrently bag_note on bag (note)", []],
    ["create index staff_note on staff (note)", []],
    ["create table basket (id int primary key); create index basket_id on basket (id)", []],
    ["comment on table bag is 'never drop table bag'", []],
  ];
  it.each(cases)("%s", async (statement, broken) => {
    expect(await brokenRules("0999-test", { up: (database) => runStatements(database, statement.split("; ")) })).toEqual(broken);
  });

  it("allow what is taken away once nobody needs it", async () => {
    const migration = { up: (database: Kysely<unknown>) => runStatements(database, ["alter table bag drop column note"]) };
    expect(await brokenRules("0999-test-needs-0187", migration)).toEqual([]);
  });
});
