import type { Database } from "../database.ts";
import { QUEUE_SCHEMA } from "./manifest.ts";

const MAX_NAMED = 3;

/**
 * @throws Error with a message for people if the database contains tables. A job queue without queues, as after a killed restore, doesn't
 * count
 */
export async function requireEmpty(database: Database): Promise<void> {
  const names = [...(await tablesOf(database)), ...(await queuesOf(database))];
  if (names.length === 0) return;
  const some = names.slice(0, MAX_NAMED).join(", ");
  throw new Error(
    `The database is not empty: it holds ${names.length} tables (${some}${names.length > MAX_NAMED ? " …" : ""}). Nothing was changed. Choose an empty database.`,
  );
}

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    select space.nspname || '.' || relation.relname as name
    from pg_class relation join pg_namespace space on space.oid = relation.relnamespace
    where relation.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and space.nspname not in ('pg_catalog', 'information_schema', '${QUEUE_SCHEMA}') and space.nspname !~ '^pg_(toast|temp)'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype in ('a', 'e', 'i'))
    order by name`);
  return rows.map(({ name }) => name);
}

async function queuesOf(database: Database): Promise<string[]> {
  const table = `${QUEUE_SCHEMA}.queue`;
  const { rows } = await database.pool.query<{ isThere: boolean }>(`select to_regclass('${table}') is not null as "isThere"`);
  if (!rows[0]?.isThere) return [];
  const { rows: queues } = await database.pool.query(`select from ${table} limit 1`);
  return queues.length > 0 ? [table] : [];
}
