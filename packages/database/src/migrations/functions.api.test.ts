import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../open-database.ts";

/**
 * Returns the functions that find their tables by the search path of whoever calls them: those in our schemas, and those of any schema
 * in a generated column or default, a constraint, an index or a trigger. A body that PostgreSQL has parsed knows what its names refer to.
 */
async function selectUnfixed({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p join pg_language on pg_language.oid = prolang
    where lanname not in ('c', 'internal') and prosqlbody is null
      and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')
      and (pronamespace in ('public'::regnamespace, 'content'::regnamespace)
        or exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = p.oid
          and classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass, 'pg_trigger'::regclass)))
    order by name`.execute(query);
  return rows.map(({ name }) => name);
}

async function openDemo(): Promise<Database> {
  const copy = await copyTemplate();
  const database = await openDatabase(copy);
  onTestFinished(() => database.close().then(copy.remove));
  return database;
}

it("finds its tables in every function, whatever the search path is", async () => {
  expect(await selectUnfixed(await openDemo())).toEqual([]);
});

it("would name a function that doesn't", async () => {
  const database = await openDemo();
  for (const statement of [
    "create function content.loose() returns bigint language sql as 'select count(*) from item'",
    "create function parsed() returns bigint language sql return (select count(*) from item)",
    "create function fixed() returns bigint language sql set search_path = public, pg_temp as 'select count(*) from item'",
    "create schema elsewhere",
    ...["called", "checked", "indexed", "uncalled"].map(
      (name) => `create function elsewhere.${name}(word text) returns text language sql immutable as 'select upper(word)'`,
    ),
    "create function elsewhere.fired() returns trigger language plpgsql as 'begin return new; end'",
    "alter table item add column shout text generated always as (elsewhere.called(item_no)) stored",
    "alter table item add check (elsewhere.checked(item_no) <> '')",
    "create index item_shout on item (elsewhere.indexed(item_no))",
    "create trigger item_fired before update on item for each row execute function elsewhere.fired()",
  ])
    await sql.raw(statement).execute(database.query);
  expect(await selectUnfixed(database)).toEqual([
    "content.loose()",
    "elsewhere.called(text)",
    "elsewhere.checked(text)",
    "elsewhere.fired()",
    "elsewhere.indexed(text)",
  ]);
});
