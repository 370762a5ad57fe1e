import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

interface Trigger {
  table: string;
  on: "insert" | "update" | "delete";
  kind: string;
  /** Selects `storefront_id`, `record` and `action` of the changed `rows`; the earlier ones of an update are `former`. */
  found: string;
}

/** A story belongs to the storefronts with its space; those without one of their own show the space that no storefront names. */
const ofStory = (from: string, action: string, where: string) =>
  `select s.id as storefront_id, row.id::text as record, ${action} as action from ${from} join storefront s on s.content_space_id = row.space_id
    or s.content_space_id is null and not exists (select from storefront t where t.content_space_id = row.space_id)
    where not row.is_folder and ${where}`;
const isPublic = "row.published is not null";

const contract = "select storefront_id, customer_id::text as record, 'updated' as action from rows where customer_id is not null";
const levelOfLine = `select l.storefront_id, l.code as record, 'updated' as action
  from (select distinct price_level_id as id from rows where price_level_id is not null) row join price_level l using (id)`;
const level = (action: string) => `select storefront_id, code as record, '${action}' as action from rows`;
const assigned = `select c.storefront_id, c.id::text as record, 'updated' as action
  from (select distinct customer_id as id from rows) row join customer c using (id)`;

const triggers: Trigger[] = [
  { table: "content.story", on: "insert", kind: "content", found: ofStory("rows row", "'created'", isPublic) },
  {
    ...{ table: "content.story", on: "update", kind: "content" },
    found: ofStory(
      "rows row join former on former.id = row.id",
      "case when row.published is null then 'deleted' when former.published is null then 'created' else 'updated' end",
      `(${isPublic} or former.published is not null) and (row.public_revision <> former.public_revision
        or (row.published is null) <> (former.published is null))`,
    ),
  },
  { table: "content.story", on: "delete", kind: "content", found: ofStory("rows row", "'deleted'", isPublic) },
  { table: "price_line", on: "insert", kind: "contract", found: contract },
  { table: "price_line", on: "update", kind: "contract", found: contract },
  { table: "price_level_assignment", on: "insert", kind: "contract", found: assigned },
  { table: "price_level_assignment", on: "update", kind: "contract", found: assigned },
  { table: "price_line", on: "insert", kind: "priceLevel", found: levelOfLine },
  { table: "price_line", on: "update", kind: "priceLevel", found: levelOfLine },
  { table: "price_level", on: "insert", kind: "priceLevel", found: level("created") },
  { table: "price_level", on: "update", kind: "priceLevel", found: level("updated") },
  { table: "price_level", on: "delete", kind: "priceLevel", found: level("deleted") },
];

function statementsOf({ table, on, kind, found }: Trigger): string[] {
  const name = `record_change_of_${kind.toLowerCase()}_by_${table.replace(".", "_")}_${on}`;
  const rows = on === "delete" ? "old table as rows" : "new table as rows";
  const former = found.includes("former") ? " old table as former" : "";
  return [
    `create function ${name}() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into record_change (storefront_id, kind, record, action)
        select distinct on (storefront_id, record) storefront_id, '${kind}', record, action from (${found}) changed
        on conflict (transaction_id, storefront_id, kind, record) do update set action = excluded.action where excluded.action = 'deleted';
        if found then perform pg_notify('azulejo_record', ''); end if;
        return null;
      end $$`,
    `create trigger ${name} after ${on} on ${table} referencing ${rows}${former} for each statement execute function ${name}()`,
  ];
}

/** Other systems also follow pages and articles, the prices agreed with an account, and price levels. */
export const moreRecordChanges: Migration = {
  up: (database) =>
    runStatements(database, [
      allowing("record_change", "record_change_kind_check", ["content", "contract", "priceLevel"]),
      ...triggers.flatMap(statementsOf),
    ]),
};
