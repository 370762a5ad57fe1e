import type { PoolClient, QueryResultRow } from "pg";
import { to } from "pg-copy-streams";
import type { Database } from "../database.ts";

/** A database as of one moment, whose rows can be copied out. */
export interface Source {
  select<Row extends QueryResultRow>(query: string): Promise<Row[]>;
  /** Streams the rows of a query in COPY's text form. */
  copyOut(query: string): AsyncIterable<Buffer>;
}

/** The text form of every value is the same in each session, and no limit of the server ends a long copy. */
export const sessionSettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs work on what the database holds now; what others write meanwhile is not seen, and nobody waits. */
export async function withSnapshot<T>(database: Database, work: (source: Source) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query(sessionSettings);
    return await work(sourceOf(client));
  } finally {
    // Also ends a copy that was not read to its end.
    client.release(true);
  }
}

const sourceOf = (client: PoolClient): Source => ({
  select: async <Row extends QueryResultRow>(query: string) => (await client.query<Row>(query)).rows,
  copyOut: (query) => client.query(to(`copy (${query}) to stdout`)),
});
