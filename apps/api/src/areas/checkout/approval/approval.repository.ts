import type { ApprovedLine, Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Limit } from "./approval.rules.ts";

export interface StoredLimit extends Limit {
  id: number;
}

/** Returns the rules that apply now, by amount. */
export async function selectLimits(query: Query, customerId: number): Promise<StoredLimit[]> {
  return query
    .selectFrom("approvalRule")
    .select(["id", "accountId", "aboveCents", "approverId"])
    .where("customerId", "=", customerId)
    .where("endedAt", "is", null)
    .orderBy("aboveCents")
    .orderBy("id")
    .execute();
}

interface By {
  accountId: number;
  at: Date;
}

export async function insertLimit(query: Query, customerId: number, limit: Limit, by: By): Promise<void> {
  await query
    .insertInto("approvalRule")
    .values({ customerId, ...limit, setBy: by.accountId, setAt: by.at })
    .execute();
}

export async function endLimit(query: Query, id: number, by: By): Promise<void> {
  await query
    .updateTable("approvalRule")
    .set({ endedBy: by.accountId, endedAt: by.at })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/** Returns whether the business account has or had the rule. */
export async function isLimitOfCustomer(query: Query, customerId: number, id: number): Promise<boolean> {
  const row = await query
    .selectFrom("approvalRule")
    .select("id")
    .where("id", "=", id)
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewApproval {
  storefrontId: number;
  customerId: number;
  accountId: number;
  approverId: number | null;
  bagId: string;
  contents: string;
  lines: ApprovedLine[];
  totalCents: number;
  currency: string;
  purchaseOrderNo: string | null;
  jobName: string | null;
  note: string | null;
  askedAt: Date;
}

/** Inserts a request for approval. An open request for the same bag is replaced. */
export async function insertApproval(query: Query, { lines, ...asked }: NewApproval): Promise<number> {
  await query
    .updateTable("approvalRequest")
    .set({ status: "replaced" })
    .where("bagId", "=", asked.bagId)
    .where("status", "=", "asked")
    .execute();
  const { id } = await query
    .insertInto("approvalRequest")
    .values({ ...asked, lines: JSON.stringify(lines), status: "asked" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredApproval extends Omit<NewApproval, "storefrontId" | "contents"> {
  id: number;
  status: "asked" | "approved" | "rejected";
  askedBy: string;
  decidedBy: string | null;
  decidedAt: Date | null;
  answer: string | null;
  orderNo: number | null;
  receiptKey: string | null;
}

/** The reader of approvals: they see their own, and those that they may decide about. */
export interface Reader {
  customerId: number;
  accountId: number;
  isAdministrator: boolean;
}

const mayRead = ({ customerId, accountId, isAdministrator }: Reader) => sql`
  asked.customer_id = ${customerId} and asked.status <> 'replaced'
    and (asked.account_id = ${accountId} or asked.approver_id = ${accountId} or ${isAdministrator}::boolean)`;

const approvalColumns = sql`
  asked.id, asked.customer_id, asked.account_id, asked.approver_id, asked.bag_id, asked.lines, asked.total_cents, asked.currency,
  asked.purchase_order_no, asked.job_name, asked.note, asked.asked_at, asked.status, asked.decided_at, asked.answer,
  concat_ws(' ', asker.given_name, asker.surname) as asked_by,
  nullif(concat_ws(' ', decider.given_name, decider.surname), '') as decided_by,
  placed.order_no, placed.receipt_key`;
const approvalTables = sql`
  approval_request asked join account asker on asker.id = asked.account_id
  left join account decider on decider.id = asked.decided_by
  left join customer_order placed on placed.id = asked.order_id and placed.status = 'placed'`;

/** Returns a page of approvals, open ones first, with how many there are and how many wait for the reader. */
export async function selectApprovals(query: Query, reader: Reader, offset: number, limit: number) {
  const { rows } = await sql<StoredApproval & { total: number; waiting: number }>`
    select ${approvalColumns}, count(*) over ()::int as total,
      count(*) filter (where asked.status = 'asked' and asked.account_id <> ${reader.accountId}) over ()::int as waiting
    from ${approvalTables} where ${mayRead(reader)}
    order by asked.status = 'asked' desc, asked.id desc offset ${offset} limit ${limit}`.execute(query);
  const [first] = rows;
  return { approvals: rows as StoredApproval[], total: first?.total ?? 0, waiting: first?.waiting ?? 0 };
}

/** Returns one approval, locked; null for one that the reader may not see. */
export async function selectApproval(query: Query, reader: Reader, id: number, lock: boolean): Promise<StoredApproval | null> {
  const { rows } = await sql<StoredApproval>`
    select ${approvalColumns} from ${approvalTables} where asked.id = ${id} and ${mayRead(reader)}
    ${lock ? sql`for update of asked` : sql``}`.execute(query);
  return rows[0] ?? null;
}

/** Returns the newest approval of a bag with these contents; null without one. */
export async function selectApprovalOfBag(query: Query, bagId: string, contents: string): Promise<BagApproval | null> {
  const row = await query
    .selectFrom("approvalRequest")
    .select(["id", "status", "totalCents", "answer"])
    .where("bagId", "=", bagId)
    .where("contents", "=", contents)
    .where("status", "<>", "replaced")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, status: row.status as BagApproval["status"] } : null;
}

export interface BagApproval {
  id: number;
  status: "asked" | "approved" | "rejected";
  totalCents: number;
  answer: string | null;
}

export async function decide(
  query: Query,
  id: number,
  decision: { status: "approved" | "rejected"; answer: string | null; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await query.updateTable("approvalRequest").set(decision).where("id", "=", id).execute();
}

export async function noteOrder(query: Query, id: number, orderId: number): Promise<void> {
  await query.updateTable("approvalRequest").set({ orderId }).where("id", "=", id).execute();
}

/** Returns who may decide about an order: administrators and the named approver, who can sign in and didn't ask. */
export async function selectDeciders(query: Query, approvalId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account.id from approval_request asked join account on account.customer_id = asked.customer_id
    where asked.id = ${approvalId} and account.id <> asked.account_id and account.blocked_at is null and account.deleted_at is null
      and (account.id = asked.approver_id or exists (
        select from account_role where account_role.account_id = account.id and role = 'Administrator'))
    order by account.id`.execute(query);
  return rows.map(({ id }) => id);
}

/** The contents and recipients of an email about an approval. */
export interface ApprovalNews {
  storefrontId: number;
  email: string;
  language: string;
  who: string;
  decidedBy: string;
  totalCents: number;
  currency: string;
  lines: number;
  note: string | null;
  answer: string | null;
  job: string | null;
}

export async function selectApprovalNews(query: Query, approvalId: number, readerId: number): Promise<ApprovalNews | null> {
  const { rows } = await sql<ApprovalNews>`
    select asked.storefront_id, reader.email, reader.language, concat_ws(' ', asker.given_name, asker.surname) as who,
      concat_ws(' ', decider.given_name, decider.surname) as decided_by, asked.total_cents, asked.currency,
      jsonb_array_length(asked.lines) as lines, asked.note, asked.answer,
      nullif(concat_ws(' · ', asked.purchase_order_no, asked.job_name), '') as job
    from approval_request asked join account asker on asker.id = asked.account_id
    left join account decider on decider.id = asked.decided_by
    join account reader on reader.id = ${readerId} and reader.deleted_at is null
    where asked.id = ${approvalId}`.execute(query);
  return rows[0] ?? null;
}
