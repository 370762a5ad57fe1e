import type { Database } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

const ours = sql`('public'::regnamespace, 'content'::regnamespace)`;
const ofMigrator = sql`('kysely_migration'::regclass, 'kysely_migration_lock'::regclass)`;

/** The parts of a schema as lines. Columns are sorted by name, because migrations append theirs. */
const parts: Record<string, RawBuilder<{ line: string }>> = {
  schemas: sql`select nspname as line from pg_namespace where nspname !~ '^pg_|^information_schema$|^pgboss$'`,
  extensions: sql`select extname as line from pg_extension`,
  types: sql`
    select format('%s %s', oid::regtype, typtype) as line from pg_type
    where typnamespace in ${ours} and typtype <> 'b' and (typrelid = 0 or typtype <> 'c')`,
  relations: sql`
    select format('%s %s %s', oid::regclass, relkind, reloptions) as line from pg_class
    where relnamespace in ${ours} and oid not in ${ofMigrator} and relkind not in ('i', 'S')`,
  columns: sql`
    select format('%s.%s %s %s null:%s identity:%s generated:%s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      attcollation::regcollation, not attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as line
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind in ('r', 'v') and relnamespace in ${ours} and attrelid not in ${ofMigrator}
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped`,
  // Not-null constraints are left out: columns contain them, and only some servers list them as constraints.
  constraints: sql`
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
    where connamespace in ${ours} and contype <> 'n' and conrelid <> 0 and conrelid not in ${ofMigrator}`,
  indexes: sql`
    select pg_get_indexdef(indexrelid) as line from pg_index
    join pg_class on pg_class.oid = indexrelid and relnamespace in ${ours} and indrelid not in ${ofMigrator}`,
  triggers: sql`select format('%s %s', pg_get_triggerdef(oid), tgenabled) as line from pg_trigger where not tgisinternal`,
  // PostgreSQL keeps the line breaks of function bodies that it doesn't parse.
  functions: sql`
    select case when prosqlbody is null then replace(regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g'), '( ', '(')
      else pg_get_functiondef(oid) end as line
    from pg_proc where pronamespace in ${ours}`,
  sequences: sql`
    select format('%s %s of %s.%s from %s by %s, %s to %s, cycle:%s', seqrelid::regclass, seqtypid::regtype, refobjid::regclass, attname,
      seqstart, seqincrement, seqmin, seqmax, seqcycle) as line
    from pg_sequence
    join pg_class on pg_class.oid = seqrelid and relnamespace in ${ours}
    left join pg_depend on objid = seqrelid and classid = 'pg_class'::regclass and deptype = 'i'
    left join pg_attribute on attrelid = refobjid and attnum = refobjsubid`,
  comments: sql`
    select format('%s is %s', pg_describe_object(classoid, objoid, objsubid), description) as line from pg_description
    where pg_describe_object(classoid, objoid, objsubid) !~ '^(extension|schema public|language) ?'
      and objoid >= 16384`,
};

/** Describes the shop's own schema, without that of the job queue. */
export async function schemaOf({ query }: Database): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {};
  for (const [part, select] of Object.entries(parts)) {
    const { rows } = await select.execute(query.withoutPlugins());
    described[part] = rows.map(({ line }) => line).toSorted();
  }
  return described;
}

/** Returns the rows of all non-empty tables as text; of an empty shop, those inserted by migrations. */
export async function rowsOfTables({ query }: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ${ours} and oid not in ${ofMigrator}
    order by name`.execute(query);
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(name)} one`.execute(query);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row).toSorted();
  }
  return found;
}
