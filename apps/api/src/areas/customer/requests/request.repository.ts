import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Document } from "./document.ts";

export interface OpenRequest {
  kind: "business" | "professional";
  reference: string;
  sentAt: Date;
}

/** Returns the account's latest unanswered application. */
export async function selectOpenRequest(query: Query, accountId: number, kind?: OpenRequest["kind"]): Promise<OpenRequest | null> {
  const row = await query
    .selectFrom("customer_request")
    .select(["kind", "reference", "created_at as sentAt"])
    .where("account_id", "=", accountId)
    .where("status", "=", "open")
    .$if(kind !== undefined, (of) => of.where("kind", "=", kind ?? "business"))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}

export interface NewRequest extends OpenRequest {
  accountId: number;
  fields: Record<string, unknown>;
}

/** Stores an application. Returns null when the account has an open one of this kind. */
export async function insertRequest(query: Query, request: NewRequest): Promise<{ id: number } | null> {
  const row = await query
    .insertInto("customer_request")
    .values({
      account_id: request.accountId,
      kind: request.kind,
      reference: request.reference,
      fields: JSON.stringify(request.fields),
      created_at: request.sentAt,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "kind"]).where("status", "=", "open").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDocuments(query: Query, requestId: number, documents: Document[]): Promise<void> {
  // Inserted one by one, because each may be several megabytes and other requests can run in between.
  for (const document of documents) {
    await query
      .insertInto("customer_request_document")
      .values({ request_id: requestId, ...document })
      .execute();
  }
}

/** Returns an application with its sender and its documents, for the emails. */
export async function selectRequest(query: Query, id: number) {
  const row = await query
    .selectFrom("customer_request")
    .innerJoin("account", "account.id", "customer_request.account_id")
    .select(["customer_request.kind", "reference", "fields", "account.storefront_id as storefrontId"])
    .select(["account.email", "account.given_name as givenName", "account.surname", "account.language"])
    .where("customer_request.id", "=", id)
    .executeTakeFirst();
  const documents = await query
    .selectFrom("customer_request_document")
    .select(["id", "name", sql<number>`octet_length(data)`.as("bytes")])
    .where("request_id", "=", id)
    .orderBy("id")
    .execute();
  return row ? { ...row, documents } : null;
}

export async function selectDocument(query: Query, id: number): Promise<Document> {
  const { name, type, data } = await query
    .selectFrom("customer_request_document")
    .select(["name", "type", "data"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { name, type: type as Document["type"], data };
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>;
