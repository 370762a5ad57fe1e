import type { PoolClient, QueryResultRow } from "pg";
import { to } from "pg-copy-streams";
import type { Database } from "../database.ts";

/** A snapshot of a database, whose rows can be copied. */
export interface Source {
  select<Row extends QueryResultRow>(query: string): Promise<Row[]>;
  /** Streams a query's rows in COPY's text format. */
  copyOut(query: string): AsyncIterable<Buffer>;
}

/** Settings that make the text form of values equal in all sessions, and disable time limits for long copies. */
export const sessionSettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs work on a snapshot of the database, without blocking others. */
export async function withSnapshot<T>(database: Database, work: (source: Source) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query(sessionSettings);
    return await work(sourceOf(client));
  } finally {
    // Also ends an unfinished copy.
    client.release(true);
  }
}

const sourceOf = (client: PoolClient): Source => ({
  select: async <Row extends QueryResultRow>(query: string) => (await client.query<Row>(query)).rows,
  copyOut: (query) => client.query(to(`copy (${query}) to stdout`)),
});
