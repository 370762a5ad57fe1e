import { escapeIdentifier, type PoolClient } from "pg";
import { copyIn } from "./copy-in.ts";
import { type CopiedTable, columnsOf, nameOf } from "./manifest.ts";

/** Copies rows into a table of the job queue. Loads only columns that both versions of the queue have. @returns the number of rows */
export async function copyJobs(client: PoolClient, table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<number> {
  const incoming = table.columns.map((column) => `${escapeIdentifier(column)} text`);
  await client.query(`create temporary table incoming (${incoming.join(", ")})`);
  const count = await copyIn(client, "incoming", rows);
  const types = await typesOf(client, table);
  const common = table.columns.filter((column) => types.has(column));
  const values = common.map((column) => `${escapeIdentifier(column)}::${types.get(column)}`);
  await client.query(`insert into ${nameOf(table)} (${columnsOf(common)}) select ${values.join(", ")} from incoming`);
  await client.query("drop table incoming");
  return count;
}

async function typesOf(client: PoolClient, table: CopiedTable): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [nameOf(table)],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
