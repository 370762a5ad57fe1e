import type { PoolClient } from "pg";

const OURS = "('public'::regnamespace, 'content'::regnamespace, to_regnamespace('pgboss'))";

/**
 * Drops foreign keys and disables triggers, so that tables can be loaded in any order and nothing is computed twice.
 * @returns a function that restores them and checks every reference
 */
export async function suspendChecks(client: PoolClient): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ${OURS}`);
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ${OURS}`);
  const run = (statements: string[]) => client.query(statements.join("; "));
  // A table with a pending deferred check can't be altered.
  await run(["set constraints all immediate"]);
  await run(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await run(triggered.map(({ table }) => `alter table ${table} disable trigger user`));
  return async () => {
    await run(keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`));
    await run(triggered.map(({ table }) => `alter table ${table} enable trigger user`));
  };
}
