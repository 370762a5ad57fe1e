/** Returns a statement that adds values to the list of a check constraint, whatever is in it by now. */
export const allowing = (table: string, constraint: string, values: string[]): string => `do $$
  declare definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = '${constraint}';
    execute 'alter table ${table} drop constraint ${constraint}';
    execute 'alter table ${table} add constraint ${constraint} '
      || replace(definition, ']', '${values.map((value) => `, ''${value}''::text`).join("")}]');
  end $$`;
