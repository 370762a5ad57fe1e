import { escapeIdentifier } from "pg";
import own from "../../package.json" with { type: "json" };
import type { Source } from "./source.ts";

/** A table of a backup. `columns` doesn't contain generated ones. */
export interface CopiedTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
}

/** A sequence of a backup. `last` is a bigint as text; `isCalled` says whether it has been used. */
export interface CopiedSequence {
  schema: string;
  name: string;
  last: string;
  isCalled: boolean;
}

/** Describes a backup; its tables follow in this order. */
export interface Manifest {
  format: number;
  /** ISO 8601. */
  madeAt: string;
  release: string;
  /** Names of the migrations that the database has run. */
  migrations: string[];
  /** Version of the job queue's schema; null if no shop has started on the database. */
  queueVersion: number | null;
  tables: CopiedTable[];
  sequences: CopiedSequence[];
}

export const FORMAT = 1;

/** The job queue's schema, which the queue creates. */
export const QUEUE_SCHEMA = "pgboss";

/**
 * Selects the tables of a backup. Not included are the migrator's lock; the change log, which only running processes read and whose
 * positions are this server's transaction numbers; unlogged tables, which don't survive a crash either; and the queue's tables except
 * queues and jobs, because it rebuilds schedules and statistics.
 */
const isCopied = `
  relation.relkind in ('r', 'p') and relation.relpersistence = 'p' and not relation.relispartition and (
    space.nspname in ('public', 'content') and relation.relname not in ('kysely_migration_lock', 'change_log')
    or space.nspname = '${QUEUE_SCHEMA}' and relation.relname in ('queue', 'job'))`;

/** @throws if the database contains no shop */
export async function readManifest(source: Source): Promise<Manifest> {
  const [{ isShop = false } = {}] = await source.select<{ isShop: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as "isShop"`,
  );
  if (!isShop) throw new Error("This database holds no shop.");
  const migrations = await source.select<{ name: string }>("select name from public.kysely_migration order by name");
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    release: own.version,
    migrations: migrations.map(({ name }) => name),
    queueVersion: await readQueueVersion(source),
    tables: await readTables(source),
    sequences: await readSequences(source),
  };
}

export async function readQueueVersion(source: Pick<Source, "select">): Promise<number | null> {
  const [{ isThere = false } = {}] = await source.select<{ isThere: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.version') is not null as "isThere"`,
  );
  if (!isThere) return null;
  const [row] = await source.select<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`);
  return row?.version ?? null;
}

async function readTables(source: Source): Promise<CopiedTable[]> {
  const tables = await source.select<Omit<CopiedTable, "rows">>(`
    select space.nspname::text as schema, relation.relname::text as name,
      json_agg(attribute.attname order by attribute.attnum) as columns
    from pg_class relation
    join pg_namespace space on space.oid = relation.relnamespace
    join pg_attribute attribute on attribute.attrelid = relation.oid
    where attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = '' and ${isCopied}
    group by space.nspname, relation.relname
    order by space.nspname, relation.relname`);
  const counts = await eachOf<{ count: string }>(source, tables, (name) => `select count(*)::text as count from ${name}`);
  return tables.map((table, index) => ({ ...table, rows: Number(counts[index]?.count) }));
}

async function readSequences(source: Source): Promise<CopiedSequence[]> {
  const sequences = await source.select<{ schema: string; name: string }>(`
    select space.nspname::text as schema, relation.relname::text as name
    from pg_class relation
    join pg_namespace space on space.oid = relation.relnamespace
    where relation.relkind = 'S' and space.nspname in ('public', 'content')
    order by space.nspname, relation.relname`);
  const values = await eachOf<{ last: string; isCalled: boolean }>(
    source,
    sequences,
    (name) => `select last_value::text as last, is_called as "isCalled" from ${name}`,
  );
  return sequences.map((sequence, index) => ({ ...sequence, last: values[index]?.last ?? "", isCalled: values[index]?.isCalled ?? false }));
}

type Named = Pick<CopiedTable, "schema" | "name">;

/** Runs a query for each of the relations, in one statement. Each returns one row. */
function eachOf<Row extends object>(source: Source, relations: Named[], query: (name: string) => string): Promise<Row[]> {
  const queries = relations.map((relation, index) => `select ${index} as index, one.* from (${query(nameOf(relation))}) one`);
  return source.select<Row>(`select * from (${queries.join(" union all ")}) every order by index`);
}

export const nameOf = ({ schema, name }: Named): string => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const columnsOf = (columns: string[]): string => columns.map(escapeIdentifier).join(", ");
