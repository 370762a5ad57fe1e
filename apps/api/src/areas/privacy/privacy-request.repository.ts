import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>;

const columns = [
  "id",
  "requestNo",
  "kind",
  "state",
  "email",
  "emailKey",
  "name",
  "language",
  "details",
  "receivedOn",
  "extendedAt as extendedAt",
  "extensionReason",
  "recordedBy",
  "recordedAt as recordedAt",
  "verifiedBy",
  "verifiedAt as verifiedAt",
  "verifiedHow",
  "closedBy",
  "closedAt as closedAt",
  "outcome",
] as const;

/** Returns a page of requests: open ones by due day, then closed ones, newest first. */
export async function selectRequests(
  query: Query,
  { storefrontId, isOpen, offset, limit }: { storefrontId: number; isOpen: boolean; offset: number; limit: number },
) {
  const ofState = query
    .selectFrom("privacyRequest")
    .where("storefrontId", "=", storefrontId)
    .where("state", "in", isOpen ? ["open", "verified"] : ["done", "refused"]);
  const rows = ofState.select(columns).offset(offset).limit(limit);
  const due = sql`received_on + case when extended_at is null then 0 else 45 end`;
  const [{ total }, requests] = await Promise.all([
    ofState.select((of) => of.fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
    (isOpen ? rows.orderBy(due).orderBy("id") : rows.orderBy("closedAt", "desc").orderBy("id", "desc")).execute(),
  ]);
  return { requests, total: Number(total) };
}

/** Returns a request. With `lock`, its row is locked until commit. */
export const selectRequest = (query: Query, storefrontId: number, requestNo: string, lock = false) =>
  query
    .selectFrom("privacyRequest")
    .select(columns)
    .where("storefrontId", "=", storefrontId)
    .where("requestNo", "=", requestNo)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();

export interface NewRequest {
  storefrontId: number;
  requestNo: string;
  kind: "copy" | "correction" | "deletion";
  email: string;
  emailKey: string;
  name: string;
  language: Language;
  details: string;
  receivedOn: string;
  /** Null if the person asked in the shop. */
  recordedBy: string | null;
  recordedAt: Date;
  state?: "open" | "verified";
  verifiedAt?: Date;
}

export async function insertRequest(query: Query, request: NewRequest): Promise<void> {
  await query
    .insertInto("privacyRequest")
    .values({ state: "open", ...request })
    .execute();
}

interface Changes {
  state?: "verified" | "done" | "refused";
  verifiedBy?: string;
  verifiedAt?: Date;
  verifiedHow?: string;
  extendedAt?: Date;
  extensionReason?: string;
  closedBy?: string;
  closedAt?: Date;
  outcome?: string;
}

export async function updateRequest(query: Query, id: number, changes: Changes): Promise<void> {
  await query.updateTable("privacyRequest").set(changes).where("id", "=", id).execute();
}

/** Deletes requests that were closed before a moment. */
export async function deleteRequestsBefore(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("privacyRequest").where("closedAt", "<", before).execute();
}

export interface PersonalDataCount {
  orders: number;
  invoices: number;
  quotes: number;
  forms: number;
  subscriptions: number;
}

/** Counts the records about an address, and about the account that has confirmed it. */
export async function countPersonalData(
  query: Query,
  storefrontId: number,
  emailKey: string,
  accountId: number | null,
): Promise<PersonalDataCount> {
  const own = sql`(customer_order.account_id = ${accountId}::integer
    or (customer_order.account_id is null and lower(customer_order.email) = ${emailKey}))`;
  const { rows } = await sql<PersonalDataCount>`select
    (select count(*)::int from customer_order where storefront_id = ${storefrontId} and ${own}) as orders,
    (select count(*)::int from invoice join customer_order on customer_order.id = invoice.order_id
      where customer_order.storefront_id = ${storefrontId} and ${own}) as invoices,
    (select count(*)::int from sales_quote where account_id = ${accountId}::integer) as quotes,
    (select count(*)::int from form_entry where storefront_id = ${storefrontId} and lower(fields ->> 'email') = ${emailKey}) as forms,
    (select count(*)::int from (
      select email_key, storefront_id from subscription union all select email_key, storefront_id from stock_alert) subscribed
      where storefront_id = ${storefrontId} and email_key = ${emailKey}) as subscriptions`.execute(query);
  return rows[0] ?? { orders: 0, invoices: 0, quotes: 0, forms: 0, subscriptions: 0 };
}

/** Deletes records that belong to an address alone: form entries, subscriptions, requests to be told of stock, and guests' input in an open checkout. */
export async function deleteByAddress(query: Query, storefrontId: number, emailKey: string): Promise<void> {
  await query
    .deleteFrom("formEntry")
    .where("storefrontId", "=", storefrontId)
    .where(sql<string>`lower(fields ->> 'email')`, "=", emailKey)
    .execute();
  await query.deleteFrom("subscription").where("storefrontId", "=", storefrontId).where("emailKey", "=", emailKey).execute();
  await query.deleteFrom("stockAlert").where("storefrontId", "=", storefrontId).where("emailKey", "=", emailKey).execute();
  await query
    .updateTable("bag")
    .set({ checkout: "{}" })
    .where("storefrontId", "=", storefrontId)
    .where("status", "=", "open")
    .where("accountId", "is", null)
    .where(sql<string>`lower(checkout -> 'contact' ->> 'email')`, "=", emailKey)
    .execute();
}
