import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { BusinessType } from "../customers/business.repository.ts";

interface WhichApplications {
  storefrontId: number;
  status: "open" | "accepted" | "refused" | "all";
  offset: number;
  limit: number;
}

export interface ApplicationRow {
  id: number;
  reference: string;
  kind: "business" | "professional";
  status: "open" | "accepted" | "refused";
  company: string;
  createdAt: Date;
  askedAt: Date | null;
  accountId: number;
  name: string;
  email: string;
}

export interface ApplicationDetails extends ApplicationRow {
  language: string;
  fields: Record<string, unknown>;
  answer: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const columns = sql`request.id, request.reference, request.kind, request.status, coalesce(request.fields->>'company', '') as company, request.created_at,
  request.asked_at, account.id as account_id, concat_ws(' ', account.given_name, account.surname) as name, account.email`;

/** Returns a page of applications, those that wait longest first, and how many there are. */
export async function selectApplications(query: Query, { storefrontId, status, offset, limit }: WhichApplications) {
  const { rows } = await sql<ApplicationRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from customer_request request join account on account.id = request.account_id
    where account.storefront_id = ${storefrontId} and (${status} = 'all' or request.status = ${status})
    order by request.id offset ${offset} limit ${limit}`.execute(query);
  return { applications: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** @param lock whether to lock it until the transaction ends */
export async function selectApplication(query: Query, storefrontId: number, id: number, lock = false): Promise<ApplicationDetails | null> {
  const { rows } = await sql<ApplicationDetails>`
    select ${columns}, account.language, request.fields, request.answer, staff.email as decided_by, request.decided_at
    from customer_request request join account on account.id = request.account_id left join staff on staff.id = request.staff_id
    where account.storefront_id = ${storefrontId} and request.id = ${id} ${lock ? sql`for update of request` : sql``}`.execute(query);
  return rows[0] ?? null;
}

export const selectApplicationDocuments = (query: Query, requestId: number) =>
  query
    .selectFrom("customerRequestDocument")
    .select(["id", "name", sql<number>`octet_length(data)`.as("bytes")])
    .where("requestId", "=", requestId)
    .orderBy("id")
    .execute();

export async function selectApplicationDocument(query: Query, storefrontId: number, id: number) {
  const row = await query
    .selectFrom("customerRequestDocument")
    .innerJoin("customerRequest", "customerRequest.id", "customerRequestDocument.requestId")
    .innerJoin("account", "account.id", "customerRequest.accountId")
    .select(["customerRequestDocument.name", "customerRequestDocument.type", "data"])
    .where("customerRequestDocument.id", "=", id)
    .where("account.storefrontId", "=", storefrontId)
    .executeTakeFirst();
  return row ?? null;
}

interface Decision {
  status?: "accepted" | "refused";
  staffId: number;
  decidedAt?: Date;
  askedAt?: Date;
  answer?: string | null;
}

export async function updateApplication(query: Query, id: number, decision: Decision): Promise<void> {
  await query.updateTable("customerRequest").set(decision).where("id", "=", id).execute();
}

/** Makes a private customer a professional. */
export async function updateAccountType(query: Query, accountId: number, type: BusinessType): Promise<void> {
  await query.updateTable("account").set({ type }).where("id", "=", accountId).execute();
}

/** Returns an application for the email to the applicant; null if it was deleted. */
export async function selectApplicationNews(query: Query, id: number) {
  const row = await query
    .selectFrom("customerRequest")
    .innerJoin("account", "account.id", "customerRequest.accountId")
    .select(["customerRequest.kind", "reference", "customerRequest.answer", "account.storefrontId", "account.email", "account.language"])
    .where("customerRequest.id", "=", id)
    .where("account.deletedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
