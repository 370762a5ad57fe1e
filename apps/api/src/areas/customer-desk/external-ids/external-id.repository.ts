import type { externalKinds } from "@azulejo/contract/areas/office/business/external-ids.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

export type ExternalKind = (typeof externalKinds)[number];

/** Returns a record's ids in other systems. */
export const selectExternalIds = (query: Query, kind: ExternalKind, recordId: number): Promise<{ source: string; id: string }[]> =>
  query
    .selectFrom("externalId")
    .select(["source", "externalId as id"])
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .orderBy("source")
    .orderBy("externalId")
    .execute();

interface Named {
  storefrontId: number;
  kind: ExternalKind;
  source: string;
  id: string;
}

/** Returns the record with this id in a system; null without one. */
export async function selectRecordId(query: Query, { storefrontId, kind, source, id }: Named): Promise<number | null> {
  const row = await query
    .selectFrom("externalId")
    .select("recordId")
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", source)
    .where("externalId", "=", id)
    .executeTakeFirst();
  return row?.recordId ?? null;
}

/**
 * Assigns an id to a record. Returns false if the id is assigned already. No row has been imported for it, so the system's first row with
 * the id updates the record.
 */
export async function insertExternalId(query: Query, { id, ...named }: Named, recordId: number, at: Date): Promise<boolean> {
  const added = await query
    .insertInto("externalId")
    .values({ ...named, externalId: id, recordId, content: "", writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("recordId")
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteExternalId(query: Query, { storefrontId, kind, source, id }: Named, recordId: number): Promise<boolean> {
  const gone = await query
    .deleteFrom("externalId")
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", source)
    .where("externalId", "=", id)
    .where("recordId", "=", recordId)
    .returning("recordId")
    .executeTakeFirst();
  return gone !== undefined;
}

/** An order, invoice, quote or item, with its number in the shop and the subject of its audit entries. */
export interface NumberedRecord {
  recordId: number;
  no: number | string;
  auditNo: number | string;
}

/** By its id, or by its number in the shop. */
export type WhichRecord = { recordId: number } | { no: string };

const numbered = (which: WhichRecord, id: string, no: string): RawBuilder<boolean> => {
  if ("recordId" in which) return sql`${sql.ref(id)} = ${which.recordId}`;
  return no === "item_no"
    ? sql`lower(item_no) = lower(${which.no})`
    : sql`${sql.ref(no)} = ${/^\d{1,9}$/.test(which.no) ? Number(which.no) : 0}`;
};

const records: Record<"order" | "invoice" | "quote" | "item", (which: WhichRecord) => RawBuilder<NumberedRecord>> = {
  order: (which) => sql`select o.id as record_id, order_no as no, order_no as audit_no from customer_order o
    where ${numbered(which, "o.id", "order_no")} and o.status = 'placed'`,
  invoice: (which) => sql`select o.id as record_id, invoice_no as no, customer_id as audit_no from invoice o
    where ${numbered(which, "o.id", "invoice_no")}`,
  quote: (which) => sql`select o.id as record_id, quote_no as no, quote_no as audit_no from sales_quote o
    where ${numbered(which, "o.id", "quote_no")}`,
  item: (
    which,
  ) => sql`select o.id as record_id, item_no as no, product.code as audit_no from item o join product on product.id = o.product_id
    where ${numbered(which, "o.id", "item_no")}`,
};

/** Returns an order, invoice, quote or item of the storefront; null without one. */
export async function selectNumbered(
  query: Query,
  storefrontId: number,
  kind: keyof typeof records,
  which: WhichRecord,
): Promise<NumberedRecord | null> {
  const { rows } = await sql<NumberedRecord>`${records[kind](which)} and o.storefront_id = ${storefrontId} limit 1`.execute(query);
  return rows[0] ?? null;
}
