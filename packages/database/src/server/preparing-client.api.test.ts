import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../database.ts";
import { openServer } from "./open-server.ts";

describe("a connection that keeps statements prepared", () => {
  let database: Database;
  beforeAll(async () => {
    // A single connection, so that all statements run on it.
    database = await openServer(inject("template").server, { as: "command", connections: 1 });
    await sql`create temp table shelf (id int, name text)`.execute(database.query);
    await sql`insert into shelf values (1, 'matte'), (2, 'gloss')`.execute(database.query);
  });
  afterAll(() => database.close());

  const keptByServer = async (text: string) => {
    const { rows } = await sql<{
      kept: number;
    }>`select count(*)::int as kept from pg_prepared_statements where statement like ${text}`.execute(database.query);
    return rows[0]?.kept;
  };
  const nameOf = (id: number) => sql<{ name: string }>`select name from shelf where id = ${id}`.execute(database.query);
  const whole = () => sql`select * from shelf where id = ${1}`.execute(database.query);

  it("prepares a statement once, when it comes a second time", async () => {
    await nameOf(1);
    expect(await keptByServer("select name from shelf%")).toBe(0);
    for (const id of [1, 2, 1]) expect((await nameOf(id)).rows).toEqual([{ name: id === 1 ? "matte" : "gloss" }]);
    expect(await keptByServer("select name from shelf%")).toBe(1);
  });

  it("answers after the table has changed", async () => {
    for (let time = 0; time < 3; time++) await whole();
    await sql`alter table shelf add column place text default 'yard'`.execute(database.query);
    expect((await whole()).rows).toEqual([{ id: 1, name: "matte", place: "yard" }]);
    expect((await whole()).rows).toEqual([{ id: 1, name: "matte", place: "yard" }]);
  });

  it("answers within a transaction after the table has changed", async () => {
    const inTransaction = () =>
      database.query.transaction().execute(async (transaction) => {
        const { rows } = await sql`select shelf.* from shelf where id = ${1}`.execute(transaction);
        return Object.keys(rows[0] as object);
      });
    for (let time = 0; time < 3; time++) expect(await inTransaction()).toContain("name");
    await sql`alter table shelf add column tone text`.execute(database.query);
    expect(await inTransaction()).toContain("tone");
  });

  it("reports a statement's own error, and runs it again afterwards", async () => {
    const divide = (by: number) => sql<{ result: number }>`select 10 / ${by}::int as result`.execute(database.query);
    for (const by of [1, 2]) await divide(by);
    await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
    expect((await divide(5)).rows).toEqual([{ result: 2 }]);
  });

  it("lets go of statements that are used least", async () => {
    for (let number = 0; number < 300; number++)
      for (let time = 0; time < 2; time++) await sql`select ${1}::int as ${sql.ref(`column${number}`)}`.execute(database.query);
    expect(await keptByServer("%")).toBeLessThanOrEqual(251);
    expect((await nameOf(2)).rows).toEqual([{ name: "gloss" }]);
  });
});
