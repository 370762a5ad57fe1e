import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Branch, PriceOf, Renumbered } from "./merge.rules.ts";

/** Locks two accounts with their orders, invoices and people until the transaction ends, in the order that all transactions use. */
export async function lockAccounts(query: Query, ids: readonly number[]): Promise<void> {
  const held = sql`${[...ids]}::int[]`;
  await sql`select from customer_order where customer_id = any(${held}) order by id for no key update`.execute(query);
  await sql`select from invoice where customer_id = any(${held}) order by id for no key update`.execute(query);
  await sql`select from customer where id = any(${held}) order by id for update`.execute(query);
  await sql`select from account where customer_id = any(${held}) order by id for no key update`.execute(query);
}

export interface MovedCounts {
  people: number;
  branches: number;
  orders: number;
  unfinishedOrders: number;
  invoices: number;
  openCents: number;
  quotes: number;
  certificates: number;
  approvalRules: number;
  invitations: number;
}

/** Counts the people, branches and other records of an account. */
export async function countOf(query: Query, customerId: number): Promise<MovedCounts> {
  const count = (from: string, and = sql`true`) =>
    sql`(select count(*)::int from ${sql.table(from)} where customer_id = ${customerId} and ${and})`;
  const { rows } = await sql<MovedCounts>`
    select ${count("account", sql`deleted_at is null`)} as people, ${count("customer_branch")} as branches,
      ${count("customer_order", sql`status <> 'released'`)} as orders,
      ${count("customer_order", sql`status <> 'released' and finished_at is null`)} as unfinished_orders,
      ${count("invoice")} as invoices, ${count("sales_quote")} as quotes, ${count("tax_exemption")} as certificates,
      ${count("approval_rule", sql`ended_at is null`)} as approval_rules,
      ${count("invitation", sql`accepted_at is null and cancelled_at is null`)} as invitations,
      (select coalesce(sum(open_cents), 0)::bigint from invoice where customer_id = ${customerId}) as open_cents`.execute(query);
  const [row] = rows;
  if (!row) throw new Error("an account was not counted");
  return row;
}

export const selectBranchesOf = (query: Query, customerId: number): Promise<Branch[]> =>
  query
    .selectFrom("customerBranch")
    .select(["id", "number", "name", "city"])
    .where("customerId", "=", customerId)
    .orderBy("number")
    .execute();

/** Returns the prices of an account's contract that have not ended. */
export const selectPricesOf = (query: Query, customerId: number): Promise<PriceOf[]> =>
  query
    .selectFrom("priceLine")
    .select(["id", "scope", "key", "fromUnits", "firstDay", "lastDay"])
    .where("customerId", "=", customerId)
    .where("endedAt", "is", null)
    .orderBy("id")
    .execute();

export async function selectLevelOf(query: Query, customerId: number): Promise<string | null> {
  const row = await query
    .selectFrom("priceLevelAssignment")
    .innerJoin("priceLevel", "priceLevel.id", "priceLevelId")
    .select("priceLevel.code")
    .where("customerId", "=", customerId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Returns whether both accounts have a certificate for the same state that staff have not decided. */
export async function hasTwoWaiting(query: Query, [a, b]: readonly [number, number]): Promise<boolean> {
  const { rows } = await sql`
    select from tax_exemption one join tax_exemption other on other.country = one.country and other.province = one.province
    where one.customer_id = ${a} and other.customer_id = ${b} and one.state = 'submitted' and other.state = 'submitted' limit 1`.execute(
    query,
  );
  return rows.length > 0;
}

export interface Merge {
  from: number;
  into: number;
  renumbered: readonly Renumbered[];
  endedPrices: readonly number[];
  staffId: number | null;
  at: Date;
}

/** Tables whose rows get the new account without other changes. */
const moved = [
  ...["customer_branch", "customer_order", "invoice", "invoice_payment", "sales_quote", "delivered_quote", "approval_request"],
  ...["approval_rule", "invitation", "price_line", "price_level_assignment", "tax_exemption"],
];

/** Moves everything of an account to another one. @returns the people who have moved */
export async function moveEverything(query: Query, { from, into, renumbered, endedPrices, staffId, at }: Merge): Promise<number[]> {
  for (const { id, newNumber } of renumbered)
    await query.updateTable("customerBranch").set({ number: newNumber }).where("id", "=", id).execute();
  await query
    .updateTable("priceLine")
    .set({ endedAt: at, endedBy: staffId })
    .where("id", "=", (to) => to.fn.any(to.val([...endedPrices])))
    .execute();
  // An account has at most one price level. If both have one, that of the remaining account stays.
  await sql`
    update price_level_assignment set ended_at = ${at}, ended_by = ${staffId}
    where customer_id = ${from} and ended_at is null
      and exists (select from price_level_assignment own where own.customer_id = ${into} and own.ended_at is null)`.execute(query);
  await sql`
    update invitation set cancelled_at = ${at} where customer_id = ${from} and accepted_at is null and cancelled_at is null
      and exists (select from invitation own where own.customer_id = ${into} and own.email_key = invitation.email_key
        and own.accepted_at is null and own.cancelled_at is null)`.execute(query);
  for (const table of moved) await sql`update ${sql.table(table)} set customer_id = ${into} where customer_id = ${from}`.execute(query);
  await sql`
    update customer_terms_change set customer_id = ${into}, merged_customer_id = coalesce(merged_customer_id, ${from})
    where customer_id = ${from}`.execute(query);
  await sql`update external_id set record_id = ${into} where kind = 'business' and record_id = ${from}`.execute(query);
  const { rows } = await sql<{ id: number }>`
    update account set customer_id = ${into}, type = customer.type from customer where customer.id = ${into} and customer_id = ${from}
    returning account.id`.execute(query);
  return rows.map(({ id }) => id);
}

export interface TermsAfter {
  paymentTerm: string;
  creditLimitCents: number | null;
  locked: boolean;
  lockReason: string | null;
}

/**
 * Ends an account that was merged into another one, and updates the other's terms and their author. Accounts merged into the ended one
 * follow.
 */
export async function endAccount(query: Query, { from, into, staffId, at }: Merge, terms: TermsAfter): Promise<void> {
  const { lockReason, ...changed } = terms;
  await query.updateTable("customer").set({ mergedInto: into }).where("mergedInto", "=", from).execute();
  await query
    .updateTable("customer")
    .set({ mergedInto: into, mergedAt: at, creditLimitCents: null, paymentTerm: "CASH", locked: true })
    .where("id", "=", from)
    .execute();
  await query.updateTable("customer").set(terms).where("id", "=", into).execute();
  await query
    .insertInto("customerTermsChange")
    .values({ customerId: into, ...changed, staffId, at })
    .execute();
}

export async function selectLockReason(query: Query, customerId: number): Promise<string | null> {
  const row = await query.selectFrom("customer").select("lockReason").where("id", "=", customerId).executeTakeFirst();
  return row?.lockReason ?? null;
}
