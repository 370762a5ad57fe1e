import { createHash } from "node:crypto";
import { escapeIdentifier } from "pg";
import type { Database } from "../database.ts";
import { type CopiedSequence, type CopiedTable, columnsOf, nameOf, readManifest } from "./manifest.ts";
import { type Source, withSnapshot } from "./source.ts";

/** Compares sequences and every row of a backup's tables, byte by byte. @returns the names of those that differ */
export function compareDatabases(one: Database, other: Database): Promise<string[]> {
  return withSnapshot(one, (left) =>
    withSnapshot(other, async (right) => {
      const [here, there] = [await readManifest(left), await readManifest(right)];
      const sequences = differing(textOf(here.sequences), textOf(there.sequences));
      const [hashes, others] = [await hashesOf(left, here.tables, there.tables), await hashesOf(right, there.tables, here.tables)];
      return [...sequences, ...differing(hashes, others)];
    }),
  );
}

function differing(here: Map<string, string>, there: Map<string, string>): string[] {
  const names = new Set([...here.keys(), ...there.keys()]);
  return [...names].filter((name) => here.get(name) !== there.get(name));
}

const textOf = (sequences: CopiedSequence[]) =>
  new Map(sequences.map((sequence) => [nameOf(sequence), `${sequence.last} ${sequence.isCalled}`]));

/** Hashes the rows of each table. Columns missing in the other database are left out, because versions of the job queue may differ. */
async function hashesOf(source: Source, tables: CopiedTable[], others: CopiedTable[]): Promise<Map<string, string>> {
  const columnsThere = new Map(others.map((table) => [nameOf(table), new Set(table.columns)]));
  const keys = await primaryKeysOf(source);
  const hashes = new Map<string, string>();
  for (const table of tables) {
    const name = nameOf(table);
    const columns = table.columns.filter((column) => columnsThere.get(name)?.has(column)).sort();
    hashes.set(name, await hashOf(source, `select ${columnsOf(columns)} from ${name} order by ${orderOf(keys.get(name) ?? columns)}`));
  }
  return hashes;
}

/** An order that does not depend on the server's collation. */
const orderOf = (columns: string[]) => columns.map((column) => `${escapeIdentifier(column)}::text collate "C"`).join(", ");

async function primaryKeysOf(source: Source): Promise<Map<string, string[]>> {
  const rows = await source.select<{ schema: string; name: string; columns: string[] }>(`
    select space.nspname::text as schema, relation.relname::text as name, json_agg(attribute.attname order by attribute.attname) as columns
    from pg_constraint key
    join pg_class relation on relation.oid = key.conrelid
    join pg_namespace space on space.oid = relation.relnamespace
    join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum = any (key.conkey)
    where key.contype = 'p'
    group by space.nspname, relation.relname`);
  return new Map(rows.map((row) => [nameOf(row), row.columns]));
}

async function hashOf(source: Source, query: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of source.copyOut(query)) hash.update(piece);
  return hash.digest("hex");
}
