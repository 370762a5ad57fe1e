import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

/** One page of a table: rows after an id, ordered by id. */
export interface Page {
  storefrontId: number;
  after: number;
  limit: number;
  hasPasswords: boolean;
  /** The site's redirects by their path. */
  redirects: readonly { from: string; to: string; status: number }[];
}

/** A row's cells by column, and its id, after which the next page begins. */
export interface ExportedRow {
  key: number;
  [column: string]: string | number | null;
}

export const dollars = (cents: RawBuilder<unknown>) => sql<string>`(${cents} / 100.0)::numeric(16, 2)::text`;

/** People who have confirmed their address and whose accounts were not deleted. */
export const isPerson = sql<boolean>`account.email_proved_at is not null and account.deleted_at is null`;

const rowsOf = async (statement: RawBuilder<ExportedRow>, query: Query): Promise<ExportedRow[]> => (await statement.execute(query)).rows;

export const selectLevels = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`select id as key, code, name from price_level where storefront_id = ${storefrontId} and id > ${after} order by id limit ${limit}`,
    query,
  );

export const selectBusinesses = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select customer.id as key, customer.id, name, type, payment_term, ${dollars(sql`credit_limit_cents`)} as credit_limit,
        (select level.code from price_level_assignment given join price_level level on level.id = given.price_level_id
          where given.customer_id = customer.id and given.ended_at is null) as price_level,
        postal_code
      from customer where storefront_id = ${storefrontId} and merged_into is null and id > ${after} order by id limit ${limit}`,
    query,
  );

export const selectBranches = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select branch.id as key, branch.id, customer_id as business, number, branch.name, city, state
      from customer_branch branch join customer on customer.id = branch.customer_id
      where storefront_id = ${storefrontId} and branch.id > ${after} order by branch.id limit ${limit}`,
    query,
  );

export const selectPeople = (query: Query, { storefrontId, after, limit, hasPasswords }: Page) =>
  rowsOf(
    sql`
      select account.id as key, account.id, email, given_name, surname, customer_id as business, phone, language,
        (select string_agg(role, ';' order by role) from account_role where account_id = account.id and customer_id is not null) as roles,
        (select string_agg(branch_id::text, ';' order by branch_id) from account_branch where account_id = account.id) as branches,
        (select string_agg(source, ';' order by source) from subscription
          where subscription.storefront_id = account.storefront_id and subscription.email_key = account.email_key and ended_at is null)
          as newsletters,
        ${hasPasswords ? sql`password_hash` : sql`null`} as password_hash
      from account where storefront_id = ${storefrontId} and ${isPerson} and id > ${after} order by id limit ${limit}`,
    query,
  );

export const selectAddresses = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select book.id as key, book.id, account_id as person, coalesce(nullif(label, ''), address->>'city') as label,
        case when preferred then 'yes' end as preferred, address->>'firstName' as first_name, address->>'lastName' as last_name,
        address->>'company' as company, address->>'line1' as line1, address->>'line2' as line2, address->>'city' as city,
        address->>'province' as state, address->>'postalCode' as postal_code, address->>'country' as country,
        coalesce(address->>'kind', 'residential') as kind, book.phone
      from account_address book join account on account.id = book.account_id
      where storefront_id = ${storefrontId} and ${isPerson} and book.id > ${after} order by book.id limit ${limit}`,
    query,
  );

export const selectContracts = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select line.id as key, line.id, customer_id as business, level.code as level, case scope when 'item' then key end as item,
        case scope when 'series' then key end as series, case scope when 'department' then key end as department,
        ${dollars(sql`cents`)} as price, (off_basis_points / 100.0)::numeric(5, 2)::text as off, from_units as minimum,
        first_day::text as "from", last_day::text as until
      from price_line line left join price_level level on level.id = line.price_level_id
      where line.storefront_id = ${storefrontId} and ended_at is null and line.id > ${after} order by line.id limit ${limit}`,
    query,
  );

/** Names of certificates' files: by id, because customers' own names may be invalid or not unique. */
const fileName = sql`exemption.id || case document_type when 'application/pdf' then '.pdf' else replace(document_type, 'image/', '.') end`;

export const selectCertificates = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select exemption.id as key, exemption.id, customer_id as business, province as state, certificate_no as number, ${fileName} as file, country,
        expires_on::text as expires_on
      from tax_exemption exemption join customer on customer.id = exemption.customer_id
      where storefront_id = ${storefrontId} and exemption.state = 'approved' and exemption.id > ${after} order by exemption.id limit ${limit}`,
    query,
  );

export async function selectCertificateFile(query: Query, id: number): Promise<Uint8Array> {
  return (await query.selectFrom("taxExemption").select("document").where("id", "=", id).executeTakeFirstOrThrow()).document;
}

/** Lists of the same name are exported as one. */
export const selectWishes = (query: Query, { storefrontId, after, limit }: Page) =>
  rowsOf(
    sql`
      select line.id as key, account_id as person, list.name as list, item.item_no as item, quantity, note
      from wish_list_line line join wish_list list on list.id = line.wish_list_id join account on account.id = list.account_id
      join item on item.id = line.item_id
      where list.storefront_id = ${storefrontId} and ${isPerson} and line.id > ${after}
        and not exists (select from wish_list_line other join wish_list namesake on namesake.id = other.wish_list_id
          where namesake.account_id = list.account_id and namesake.name = list.name and other.item_id = line.item_id and other.id < line.id)
      order by line.id limit ${limit}`,
    query,
  );
