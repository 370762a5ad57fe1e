import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Document } from "../requests/document.ts";

export interface StoredExemption {
  id: number;
  country: "US" | "CA";
  province: string;
  certificateNo: string;
  expiresOn: string | null;
  state: "submitted" | "approved" | "refused";
  reason: string | null;
  submittedAt: Date;
}

export const exemptionColumns = [
  "taxExemption.id",
  sql<"US" | "CA">`tax_exemption.country`.as("country"),
  "taxExemption.province",
  "taxExemption.certificateNo",
  "taxExemption.expiresOn",
  "taxExemption.state",
  "taxExemption.reason",
  "taxExemption.submittedAt",
] as const;

/** Returns a business account's certificates, newest first. */
export const selectExemptions = (query: Query, customerId: number): Promise<StoredExemption[]> =>
  query.selectFrom("taxExemption").select(exemptionColumns).where("customerId", "=", customerId).orderBy("id", "desc").execute();

/** Returns the approved certificates of a business account that are valid on a day. Of several for one place, the newest applies. */
export async function selectExemptionsOn(query: Query, customerId: number, day: string): Promise<StoredExemption[]> {
  const rows = await query
    .selectFrom("taxExemption")
    .select(exemptionColumns)
    .where("customerId", "=", customerId)
    .where("state", "=", "approved")
    .where((of) => of.or([of("expiresOn", "is", null), of("expiresOn", ">=", day)]))
    .orderBy("id", "desc")
    .execute();
  return rows.filter((row, index) => rows.findIndex((one) => one.country === row.country && one.province === row.province) === index);
}

interface NewExemption {
  customerId: number;
  accountId: number;
  country: "US" | "CA";
  province: string;
  certificateNo: string;
  expiresOn: string | null;
  document: Document;
  submittedAt: Date;
}

/** Stores an undecided certificate. Returns null if there is another undecided one for the place. */
export async function insertExemption(query: Query, { document, ...fields }: NewExemption): Promise<StoredExemption | null> {
  const row = await query
    .insertInto("taxExemption")
    .values({ ...fields, documentName: document.name, documentType: document.type, document: document.data })
    // Written as text: a parameter doesn't match the partial index once the statement has a generic plan.
    .onConflict((conflict) => conflict.columns(["customerId", "country", "province"]).where("state", "=", sql.lit("submitted")).doNothing())
    .returning(exemptionColumns)
    .executeTakeFirst();
  return row ?? null;
}
