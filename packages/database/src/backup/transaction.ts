import { Kysely, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import { columnNames } from "../column-names.ts";
import type { Database } from "../database.ts";
import type { DB as Tables } from "../tables.ts";

/** Runs work in one transaction, with queries and copies on the same connection. */
export async function inTransaction<T>(database: Database, work: (client: PoolClient, transaction: Database) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  const pool = { connect: async () => client, end: async () => {}, options: database.pool.options };
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [columnNames] });
  // The query builder releases the connection itself.
  return query.transaction().execute((transaction) => work(client, { ...database, query: transaction }));
}
