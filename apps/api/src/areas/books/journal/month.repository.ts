import type { AccountSums } from "@azulejo/contract/areas/office.ts";
import type { LedgerAccount, Query } from "@azulejo/database";
import { sql } from "kysely";
import type { AccountOfMonth, MonthSums } from "./month-sums.rules.ts";

/** The ledger of one storefront, in the months of its time zone. */
export interface LedgerOwner {
  storefrontId: number;
  timezone: string;
}

/** Postings by their ids: those after one, up to another one or to the last one. */
export interface Postings {
  after: number;
  upTo?: number;
}

const all: Postings = { after: 0 };

/** The ledger's entries of a storefront, with their day and month and what caused them. */
export const entriesOf = ({ storefrontId, timezone }: LedgerOwner, { after, upTo }: Postings = all) => sql`
  select posting.id as posting_id, posting.at, to_char(posting.at at time zone ${timezone}, 'YYYY-MM') as month,
    to_char(posting.at at time zone ${timezone}, 'YYYY-MM-DD') as "on", posting.key, entry.account, entry.amount_cents, invoice.invoice_no,
    coalesce(customer_order.order_no, invoiced.order_no) as order_no,
    coalesce(customer.name, customer_order.first_name || ' ' || customer_order.last_name, '') as customer
  from ledger_posting posting
  join ledger_entry entry on entry.posting_id = posting.id
  left join customer_order on customer_order.id = posting.order_id
  left join invoice on invoice.id = entry.invoice_id
  left join customer_order invoiced on invoiced.id = invoice.order_id
  left join customer on customer.id = coalesce(invoice.customer_id, customer_order.customer_id)
  left join gift_card on gift_card.id = entry.gift_card_id
  where posting.id > ${after} and ${upTo === undefined ? sql`true` : sql`posting.id <= ${upTo}`} and coalesce(customer_order.storefront_id, invoice.storefront_id, gift_card.storefront_id, (
    select coalesce(other.storefront_id, card.storefront_id) from ledger_entry sibling
    left join invoice other on other.id = sibling.invoice_id left join gift_card card on card.id = sibling.gift_card_id
    where sibling.posting_id = posting.id and (other.id is not null or card.id is not null) limit 1)) = ${storefrontId}`;

/** Adds up the ledger's entries by month and account. */
export const sumsOf = (whose: LedgerOwner, postings: Postings = all) => sql<AccountOfMonth>`
  select month, account, coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as debit_cents,
    coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as credit_cents
  from (${entriesOf(whose, postings)}) entries group by month, account`;

/** Returns the debits and credits of each account by month. */
export const selectSums = async (query: Query, whose: LedgerOwner, postings: Postings = all): Promise<AccountOfMonth[]> =>
  (await sumsOf(whose, postings).execute(query)).rows;

export interface JournalEntry {
  on: string;
  key: string;
  orderNo: number | null;
  invoiceNo: number | null;
  account: LedgerAccount;
  amountCents: number;
}

/** Returns a month's entries in the order in which they were written. */
export async function selectJournal(query: Query, whose: LedgerOwner, month: string): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select "on", key, order_no, invoice_no, account, amount_cents from (${entriesOf(whose)}) entries
    where month = ${month} order by posting_id, amount_cents desc, account`.execute(query);
  return rows;
}

export interface ClosedMonth {
  month: string;
  closedAt: Date;
  closedBy: string | null;
  sums: AccountSums;
}

export async function selectClosedMonths(query: Query, storefrontId: number): Promise<ClosedMonth[]> {
  const rows = await query
    .selectFrom("closedMonth")
    .leftJoin("staff", "staff.id", "closedMonth.closedBy")
    .select(["month", "closedAt", "staff.email as closedBy", "sums"])
    .where("closedMonth.storefrontId", "=", storefrontId)
    .execute();
  return rows.map((row) => ({ ...row, sums: row.sums as AccountSums }));
}

/** Locks the storefront's months until the transaction ends, so that two closings run one after the other. */
export async function lockMonths(query: Query, storefrontId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('closed_month'), ${storefrontId})`.execute(query);
}

export async function insertClosedMonths(
  query: Query,
  months: readonly MonthSums[],
  close: { storefrontId: number; at: Date; staffId: number },
): Promise<void> {
  const rows = months.map(({ month, sums }) => ({
    storefrontId: close.storefrontId,
    month,
    closedAt: close.at,
    closedBy: close.staffId,
    sums: JSON.stringify(sums),
  }));
  await query.insertInto("closedMonth").values(rows).execute();
}
