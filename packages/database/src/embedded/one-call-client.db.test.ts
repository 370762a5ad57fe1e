import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Query } from "../database.ts";
import { openDatabase } from "../open-database.ts";

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await blankDatabase();
  database = await openDatabase({ url: copy.url, dataDir: copy.dataDir });
  await sql`create table scratch (id integer primary key, word text)`.execute(database.query);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

const ask = async (statement: RawBuilder<unknown>, query: Query = database.query) =>
  (await statement.execute(query)).rows as Record<string, unknown>[];
const numRuns = Number(process.env.PROPERTY_RUNS ?? 150);

/** Any text except NUL, which PostgreSQL cannot store. */
const text = fc.string({ unit: "binary", maxLength: 60 }).map((one) => one.replaceAll("\0", ""));
const awkward = fc.string({ unit: fc.constantFrom('"', "'", ",", "{", "}", "\\", " ", "\n", "a", "ñ", "🧱"), maxLength: 8 });
const element = fc.option(fc.oneof(awkward, text, fc.constantFrom("", "NULL", "null", "{}")));
const json = fc.dictionary(text, fc.jsonValue({ stringUnit: "grapheme" })).filter((value) => !JSON.stringify(value).includes("\\u0000"));

describe("a parameter", () => {
  it.each([
    ["text", text],
    ["int4", fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })],
    ["int8", fc.maxSafeInteger()],
    ["float8", fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
    ["boolean", fc.boolean()],
    ["timestamptz", fc.date({ min: new Date("1971-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })],
    ["text[]", fc.array(element, { maxLength: 6 })],
  ] as [string, fc.Arbitrary<unknown>][])("of type %s, or none, comes back as it went in", async (type, values) => {
    await fc.assert(
      fc.asyncProperty(fc.option(values), async (value) => {
        expect(await ask(sql`select ${value}::${sql.raw(type)} as value`)).toEqual([{ value }]);
      }),
      { numRuns },
    );
  });

  it("of JSON is returned with the same content", async () => {
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const written = JSON.stringify(value);
        expect(await ask(sql`select ${written}::jsonb as value`)).toEqual([{ value: JSON.parse(written) }]);
      }),
      { numRuns },
    );
  });

  it("keeps its position among few and among many", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 90 }), async (values) => {
        const columns = sql.join(values.map((value, index) => sql`${value}::text as ${sql.ref(`c${index}`)}`));
        expect((await ask(sql`select ${columns}`)).map(Object.values)).toEqual([values]);
      }),
      { numRuns: 60 },
    );
  });

  it("may be a megabyte long", async () => {
    const long = "azulejo 🧱 ".repeat(100_000);
    expect(await ask(sql`select ${long}::text as value, length(${long}) as signs`)).toEqual([{ value: long, signs: [...long].length }]);
  });
});

describe("a statement", () => {
  it("returns correct results a thousand times, with different parameters each time", async () => {
    for (let round = 0; round < 1000; round++)
      expect(await ask(sql`select ${round}::int4 + ${1}::int4 as next, ${`w${round}`}::text as word`)).toEqual([
        { next: round + 1, word: `w${round}` },
      ]);
  });

  it("returns correct results among more statements than can be cached, and again after it was evicted", async () => {
    for (const round of [1, 2])
      for (let one = 0; one < 450; one++)
        expect(await ask(sql`select ${round}::int4 as ${sql.ref(`c${one}`)}`)).toEqual([{ [`c${one}`]: round }]);
  });

  it("reports how many rows it changed", async () => {
    const { numAffectedRows } = await sql`insert into scratch (id, word) values (${9001}, ${"a"}), (${9002}, ${"b"})`.execute(
      database.query,
    );
    const removed = await sql`delete from scratch where id >= ${9001}`.execute(database.query);
    expect([numAffectedRows, removed.numAffectedRows]).toEqual([2n, 2n]);
  });

  it("returns the columns that the table has now", async () => {
    await ask(sql`create table changing (id integer)`);
    await ask(sql`insert into changing (id) values (${1})`);
    const all = () => ask(sql`select * from changing where id = ${1}`);
    expect([await all(), await all()]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    await ask(sql`alter table changing add column shade text default 'warm'`);
    expect(await all()).toEqual([{ id: 1, shade: "warm" }]);
    const undone = database.query.transaction().execute(async (query) => {
      await ask(sql`alter table changing add column caliber text`, query);
      expect(await ask(sql`select * from changing where id = ${1}`, query)).toEqual([{ id: 1, shade: "warm", caliber: null }]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await all()).toEqual([{ id: 1, shade: "warm" }]);
    await ask(sql`drop table changing`);
  });
});

describe("a transaction", () => {
  it("includes no statement issued beside it, whether it commits or rolls back", async () => {
    const insert = (id: number, query?: Query) => ask(sql`insert into scratch (id, word) values (${id}, ${"y"})`, query);
    const beside: Promise<unknown>[] = [];
    const transaction = (id: number, ends: boolean) =>
      database.query.transaction().execute(async (query) => {
        await insert(id, query);
        beside.push(insert(id + 100));
        await ask(sql`select pg_sleep(0.02)`, query);
        if (!ends) throw new Error("undone");
      });
    await Promise.allSettled([transaction(8001, true), transaction(8002, false), transaction(8003, true), transaction(8004, false)]);
    await Promise.all(beside);
    const kept = await ask(sql`select id from scratch where id > ${8000} order by id`);
    expect(kept.map((row) => row["id"])).toEqual([8001, 8003, 8101, 8102, 8103, 8104]);
  });
});

describe("an error", () => {
  it("inside a transaction rolls it back, and leaves the connection and the statement usable", async () => {
    const insert = (id: number, query?: Query) => ask(sql`insert into scratch (id, word) values (${id}, ${"x"})`, query);
    for (const round of [1, 2, 3]) {
      const failing = database.query.transaction().execute(async (query) => {
        await insert(round, query);
        await insert(round, query);
      });
      await expect(failing).rejects.toThrow(/duplicate key/);
      expect(await ask(sql`select id from scratch where id = ${round}`)).toEqual([]);
      await expect(ask(sql`select ${"x"}::int4 as value`)).rejects.toThrow(/invalid input syntax/);
      expect(await ask(sql`select ${"7"}::int4 as value`)).toEqual([{ value: 7 }]);
    }
    await insert(1);
    expect(await ask(sql`select word from scratch where id = ${1}`)).toEqual([{ word: "x" }]);
  });

  it("is reported again on a repeat, when the database could not even parse the statement", async () => {
    for (const _ of [1, 2])
      await expect(ask(sql`select * from missing where id = ${1}`)).rejects.toThrow('relation "missing" does not exist');
  });

  it("is reported to the statement that caused it, also among concurrent ones", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => ask(sql`select 60 / ${index % 3}::int4 as value, ${index}::int4 as own`)),
    );
    for (const [index, answer] of answers.entries()) {
      if (index % 3 === 0) expect(answer).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
      else expect(answer).toEqual({ status: "fulfilled", value: [{ value: 60 / (index % 3), own: index }] });
    }
  });

  it("leaves no more statements in the database than are cached, however often it occurs", async () => {
    for (let round = 0; round < 500; round++) await ask(sql`select ${"x"}::int4 as value`).catch(() => {});
    await ask(sql`alter table scratch alter column word set default ''`);
    for (let one = 0; one < 50; one++) await ask(sql`select ${one}::int4 as ${sql.ref(`d${one}`)}`);
    const [row] = await ask(sql`select count(*) as kept from pg_prepared_statements`);
    expect(row?.["kept"]).toBeLessThanOrEqual(400);
  });
});
