import type { LotUnits, Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

/** A quote without its versions. */
export interface StoredQuote {
  id: number;
  quoteNo: number;
  storefrontId: number;
  accountId: number;
  customerId: number | null;
  branchId: number | null;
  bagId: string;
  language: string;
  currency: string;
  purchaseOrderNo: string | null;
  jobName: string | null;
  status: "requested" | "sent" | "accepted" | "rejected" | "withdrawn";
  requestedAt: Date;
  rejectReason: string | null;
  rejectNote: string | null;
  orderId: number | null;
  /** Its number in the system that it was moved from. */
  earlierNo: string | null;
}

const columns = [
  "id",
  "quoteNo",
  "storefrontId",
  "accountId",
  "customerId",
  "branchId",
  "bagId",
  "language",
  "currency",
  "purchaseOrderNo",
  "jobName",
  "status",
  "requestedAt",
  "rejectReason",
  "rejectNote",
  "orderId",
  "earlierNo",
] as const;

/** The owner of quotes: a business account, some of its branches or all if none is named, or one person. */
export type QuoteOwner = { customerId: number; branchIds: readonly number[] } | { accountId: number };

const owned = (whose: QuoteOwner) =>
  "accountId" in whose
    ? sql<boolean>`quote.account_id = ${whose.accountId}`
    : whose.branchIds.length === 0
      ? sql<boolean>`quote.customer_id = ${whose.customerId}`
      : sql<boolean>`quote.customer_id = ${whose.customerId} and quote.branch_id = any(${whose.branchIds}::int[])`;

/** Returns a quote by number. @param whose null for any customer's @param lock locks it until commit */
export async function selectQuote(
  query: Query,
  storefrontId: number,
  quoteNo: number,
  whose: QuoteOwner | null,
  lock = false,
): Promise<StoredQuote | null> {
  const row = await query
    .selectFrom("salesQuote as quote")
    .select([...columns])
    .where("storefrontId", "=", storefrontId)
    .where("quoteNo", "=", quoteNo)
    .where(whose ? owned(whose) : sql<boolean>`true`)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

type NewQuote = Omit<StoredQuote, "id" | "quoteNo" | "status" | "rejectReason" | "rejectNote" | "orderId" | "earlierNo">;

export const insertQuote = (query: Query, quote: NewQuote): Promise<{ id: number; quoteNo: number }> =>
  query
    .insertInto("salesQuote")
    .values({ ...quote, status: "requested" })
    .returning(["id", "quoteNo"])
    .executeTakeFirstOrThrow();

/** Returns how many quotes of a person await an answer. */
export async function countWaiting(query: Query, accountId: number): Promise<number> {
  const { count } = await query
    .selectFrom("salesQuote")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .where("status", "=", "requested")
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a quote as sent to the customer, even if it was rejected before. */
export async function markSent(query: Query, id: number): Promise<void> {
  const reopened = { status: "sent", endedAt: null, rejectReason: null, rejectNote: null, agreedLots: null } as const;
  await query.updateTable("salesQuote").set(reopened).where("id", "=", id).execute();
}

export async function markRejected(query: Query, id: number, at: Date, reason: string, note: string | null): Promise<void> {
  const change = { status: "rejected", endedAt: at, rejectReason: reason, rejectNote: note } as const;
  await query.updateTable("salesQuote").set(change).where("id", "=", id).execute();
}

export async function markWithdrawn(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("salesQuote").set({ status: "withdrawn", endedAt: at }).where("id", "=", id).execute();
}

/** Stores the lots that the buyer has agreed to, by line. */
export async function updateAgreedLots(query: Query, id: number, lots: LotUnits[][]): Promise<void> {
  await query
    .updateTable("salesQuote")
    .set({ agreedLots: JSON.stringify(lots) })
    .where("id", "=", id)
    .execute();
}

export interface QuoteRow {
  quoteNo: number;
  earlierNo: string | null;
  status: StoredQuote["status"];
  requestedAt: Date;
  expiresAt: Date | null;
  askedBy: string;
  branch: string | null;
  customer: string | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  versions: number;
  lineCount: number;
  totalCents: number | null;
  currency: string;
  orderNo: number | null;
}

export type QuoteFilter = "all" | "waiting" | "ended";

export interface WhichQuotes {
  storefrontId: number;
  whose: QuoteOwner | null;
  now: Date;
  show: QuoteFilter;
  offset: number;
  limit: number;
}

const newest = sql`left join lateral (
  select version_no, expires_at, total_cents, jsonb_array_length(lines) as lines from sales_quote_version version
  where version.quote_id = quote.id order by version_no desc limit 1) newest on true`;
const isWaiting = (now: Date) => sql<boolean>`(quote.status = 'requested' or (quote.status = 'sent' and newest.expires_at > ${now}))`;
const shown = ({ show, now }: WhichQuotes) =>
  show === "all" ? sql`true` : show === "waiting" ? isWaiting(now) : sql`not ${isWaiting(now)}`;

/** Returns quotes, newest first. Without an owner, for the shop, those that await its answer come first. */
export async function selectQuotes(query: Query, which: WhichQuotes): Promise<QuoteRow[]> {
  const { storefrontId, whose, offset, limit, show } = which;
  const order = whose ? sql`quote.id desc` : sql`(quote.status = 'requested') desc, quote.id desc`;
  const { rows } = await sql<QuoteRow>`
    with page as (
      select quote.id from sales_quote quote ${show === "all" ? sql`` : newest}
      where quote.storefront_id = ${storefrontId} and ${whose ? owned(whose) : sql`true`} and ${shown(which)}
      order by ${order} limit ${limit} offset ${offset})
    select quote.quote_no, quote.earlier_no, quote.status, quote.requested_at, newest.expires_at, concat_ws(' ', account.given_name, account.surname) as asked_by,
      branch.name as branch, customer.name as customer, quote.purchase_order_no, quote.job_name, coalesce(newest.version_no, 0)::int as versions,
      coalesce(newest.lines, (select count(*) from bag_line where bag_line.bag_id = quote.bag_id))::int as line_count,
      newest.total_cents, quote.currency, o.order_no
    from page join sales_quote quote on quote.id = page.id
    join account on account.id = quote.account_id
    left join customer on customer.id = quote.customer_id
    left join customer_branch branch on branch.id = quote.branch_id
    left join customer_order o on o.id = quote.order_id
    ${newest} order by ${order}`.execute(query);
  return rows;
}

export interface QuoteCounts {
  all: number;
  waiting: number;
  open: number;
}

/** Counts the quotes of a customer. */
export async function countQuotes(
  query: Query,
  { storefrontId, whose, now }: { storefrontId: number; whose: QuoteOwner; now: Date },
): Promise<QuoteCounts> {
  const { rows } = await sql<QuoteCounts>`
    select count(*)::int as all, (count(*) filter (where ${isWaiting(now)}))::int as waiting,
      (count(*) filter (where quote.status = 'sent' and newest.expires_at > ${now}))::int as open
    from sales_quote quote ${newest}
    where quote.storefront_id = ${storefrontId} and ${owned(whose)}`.execute(query);
  return rows[0] ?? { all: 0, waiting: 0, open: 0 };
}

const MAX_COUNTED = 10_000;

/** Counts the quotes of all customers, and those that await the shop's answer, both up to 10,000. */
export async function countShopsQuotes(query: Query, storefrontId: number): Promise<{ all: number; requested: number }> {
  const count = (condition: RawBuilder<boolean>) => sql<number>`(select count(*)::int from (
    select from sales_quote where storefront_id = ${storefrontId} and ${condition} limit ${MAX_COUNTED}) found)`;
  const { rows } = await sql<{ all: number; requested: number }>`
    select ${count(sql`true`)} as all, ${count(sql`status = 'requested'`)} as requested`.execute(query);
  return rows[0] ?? { all: 0, requested: 0 };
}

/** Returns the people involved in a quote, and the resulting order. */
export async function selectQuotePeople(query: Query, id: number) {
  return query
    .selectFrom("salesQuote")
    .innerJoin("account", "account.id", "salesQuote.accountId")
    .leftJoin("customer", "customer.id", "salesQuote.customerId")
    .leftJoin("customerBranch", "customerBranch.id", "salesQuote.branchId")
    .leftJoin("customerOrder", "customerOrder.id", "salesQuote.orderId")
    .select(["account.email", "account.givenName", "account.surname", "customer.name as customer", "customerBranch.name as branch"])
    .select(["customerOrder.orderNo", "customerOrder.receiptKey"])
    .where("salesQuote.id", "=", id)
    .executeTakeFirstOrThrow();
}
