import { type Address, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Source } from "./external-id.repository.ts";

export interface AddressRow {
  id: number;
  accountId: number;
  label: string;
  address: Omit<Address, "firstName" | "lastName"> & { firstName: string | null; lastName: string | null };
  phone: string | null;
  updatedAt: Date;
}

/** Writes addresses. One without a name gets its person's. */
export async function upsertAddresses(query: Query, rows: AddressRow[]): Promise<void> {
  await sql`
    insert into account_address (id, account_id, label, address, phone, updated_at)
    select row.id, row.account_id, row.label,
      row.address || jsonb_build_object('firstName', coalesce(row.address->>'firstName', account.given_name),
        'lastName', coalesce(row.address->>'lastName', account.surname)),
      row.phone, row.updated_at
    from ${populate("accountAddress", rows as unknown as Record<string, unknown>[])} as row join account on account.id = row.account_id
    on conflict (id) do update set account_id = excluded.account_id, label = excluded.label, address = excluded.address,
      phone = excluded.phone, updated_at = excluded.updated_at`.execute(query);
}

/** Leaves each person one preferred address: the last named one, else the previous one, else the first. */
export async function preferAddresses(query: Query, accountIds: readonly number[], preferredIds: readonly number[]): Promise<void> {
  await sql`
    update account_address set preferred = account_address.id = chosen.id
    from (
      select distinct on (account_id) account_id, id from account_address where account_id = any(${[...accountIds]}::int[])
      order by account_id, case when id = any(${[...preferredIds]}::int[]) then id end desc nulls last, preferred desc, id) chosen
    where account_address.account_id = chosen.account_id and account_address.preferred <> (account_address.id = chosen.id)`.execute(query);
}

export interface WishRow {
  accountId: number;
  list: string;
  itemId: number;
  quantity: number;
  note: string;
}

/** Writes items to lists, and creates missing lists. @returns the ids of the lines, in the rows' order */
export async function upsertWishes(query: Query, storefrontId: number, rows: WishRow[], at: Date): Promise<number[]> {
  const numbered = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
  const given = sql`jsonb_to_recordset(${numbered}::jsonb)
    as given("accountId" int, list text, "itemId" int, quantity int, note text, place int)`;
  await sql`
    insert into wish_list (storefront_id, account_id, name, changed_at)
    select ${storefrontId}, given."accountId", given.list, ${at} from ${given}
    where not exists (select from wish_list where account_id = given."accountId" and name = given.list and storefront_id = ${storefrontId})
    group by given."accountId", given.list order by min(given.place)`.execute(query);
  await sql`
    insert into wish_list_line (wish_list_id, item_id, quantity, note)
    select (select min(id) from wish_list where account_id = given."accountId" and name = given.list and storefront_id = ${storefrontId}),
      given."itemId", given.quantity, given.note
    from ${given} order by given.place
    on conflict (wish_list_id, item_id) do update set quantity = excluded.quantity, note = excluded.note`.execute(query);
  const { rows: lines } = await sql<{ id: number }>`
    select line.id from ${given}
    join wish_list_line line on line.item_id = given."itemId" and line.wish_list_id = (
      select min(id) from wish_list where account_id = given."accountId" and name = given.list and storefront_id = ${storefrontId})
    order by given.place`.execute(query);
  return lines.map(({ id }) => id);
}

/** Takes items off lists. */
export async function deleteWishes(query: Query, ids: readonly number[], at: Date): Promise<void> {
  const lines = await query
    .deleteFrom("wishListLine")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .returning("wishListId")
    .execute();
  await query
    .updateTable("wishList")
    .set({ changedAt: at })
    .where("id", "=", (to) => to.fn.any(to.val(lines.map(({ wishListId }) => wishListId))))
    .execute();
}

/** Returns the items with these ids in a system, or with these numbers, in any case. */
export async function selectItems(
  query: Query,
  { storefrontId, source }: Source,
  numbers: readonly string[],
): Promise<Map<string, ItemOfNumber>> {
  const wanted = sql`unnest(${[...new Set(numbers)]}::text[]) as wanted(no)`;
  const { rows } = await sql<ItemOfNumber & { wanted: string }>`
    select wanted, id, item_no, sell_unit from (
      select wanted.no as wanted, item.id, item.item_no, item.sell_unit, item.item_no = wanted.no as rank from ${wanted}
      join item on lower(item.item_no) = lower(wanted.no) and item.storefront_id = ${storefrontId}
      union all
      select wanted.no, item.id, item.item_no, item.sell_unit, null from ${wanted}
      join external_id entry on entry.storefront_id = ${storefrontId} and entry.kind = 'item' and entry.source = ${source}
        and entry.external_id = wanted.no join item on item.id = entry.record_id) found
    order by rank nulls last`.execute(query);
  return new Map(rows.map(({ wanted, ...item }) => [wanted, item]));
}

export interface ItemOfNumber {
  id: number;
  itemNo: string;
  sellUnit: string;
}

export interface NewsletterRow {
  email: string;
  emailKey: string;
  language: string;
  source: string;
  token: string;
}

/** Adds subscriptions, except for addresses with a subscription or unsubscription here. All subscriptions of an address share a token. */
export async function insertNewsletters(query: Query, storefrontId: number, rows: NewsletterRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into subscription (storefront_id, email_key, email, source, language, token, since)
    select ${storefrontId}, row.email_key, row.email, row.source, row.language,
      coalesce((select min(token) from subscription known where known.storefront_id = ${storefrontId} and known.email_key = row.email_key), row.token),
      ${at}
    from ${populate("subscription", rows as unknown as Record<string, unknown>[])} as row on conflict do nothing`.execute(query);
}
