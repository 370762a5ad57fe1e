import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Document } from "./document.ts";

export interface OpenRequest {
  kind: "business" | "professional";
  reference: string;
  sentAt: Date;
}

/** Returns the account's latest undecided application. */
export async function selectOpenRequest(query: Query, accountId: number, kind?: OpenRequest["kind"]): Promise<OpenRequest | null> {
  const row = await query
    .selectFrom("customerRequest")
    .select(["kind", "reference", "createdAt as sentAt"])
    .where("accountId", "=", accountId)
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
    .insertInto("customerRequest")
    .values({
      accountId: request.accountId,
      kind: request.kind,
      reference: request.reference,
      fields: JSON.stringify(request.fields),
      createdAt: request.sentAt,
    })
    // Written as text: a parameter doesn't match the partial index once the statement has a generic plan.
    .onConflict((conflict) => conflict.columns(["accountId", "kind"]).where("status", "=", sql.lit("open")).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDocuments(query: Query, requestId: number, documents: Document[]): Promise<void> {
  // Inserted one by one, because each may be several megabytes and other requests can run in between.
  for (const document of documents) {
    await query
      .insertInto("customerRequestDocument")
      .values({ requestId, ...document })
      .execute();
  }
}

/** Returns an application with its sender and its documents, for the emails. */
export async function selectRequest(query: Query, id: number) {
  const row = await query
    .selectFrom("customerRequest")
    .innerJoin("account", "account.id", "customerRequest.accountId")
    .select(["customerRequest.kind", "reference", "fields", "account.storefrontId as storefrontId"])
    .select(["account.email", "account.givenName as givenName", "account.surname", "account.language"])
    .where("customerRequest.id", "=", id)
    .executeTakeFirst();
  const documents = await query
    .selectFrom("customerRequestDocument")
    .select(["id", "name", sql<number>`octet_length(data)`.as("bytes")])
    .where("requestId", "=", id)
    .orderBy("id")
    .execute();
  return row ? { ...row, documents } : null;
}

export async function selectDocument(query: Query, id: number): Promise<Document> {
  const { name, type, data } = await query
    .selectFrom("customerRequestDocument")
    .select(["name", "type", "data"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { name, type: type as Document["type"], data };
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>;
