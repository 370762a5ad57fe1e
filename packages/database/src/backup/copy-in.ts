import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from } from "pg-copy-streams";

/**
 * Copies rows in COPY's text format into a table.
 * @param into the table's name, and its columns in parentheses
 * @returns the number of rows
 */
export async function copyIn(client: PoolClient, into: string, rows: AsyncIterable<Buffer>): Promise<number> {
  const copy = client.query(from(`copy ${into} from stdin`));
  await pipeline(Readable.from(rows), copy);
  return copy.rowCount;
}
