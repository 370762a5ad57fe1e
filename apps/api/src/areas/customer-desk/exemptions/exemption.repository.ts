import type { Query } from "@azulejo/database";
import { exemptionColumns, type StoredExemption } from "../../customer/index.ts";

export interface OfficeExemption extends StoredExemption {
  customerId: number;
  customer: string;
  submittedBy: string | null;
  decidedBy: string | null;
}

const exemptions = (query: Query, storefrontId: number) =>
  query
    .selectFrom("taxExemption")
    .innerJoin("customer", "customer.id", "taxExemption.customerId")
    .leftJoin("account", "account.id", "taxExemption.accountId")
    .leftJoin("staff", "staff.id", "taxExemption.staffId")
    .where("customer.storefrontId", "=", storefrontId);

interface WhichExemptions {
  storefrontId: number;
  state: StoredExemption["state"] | "all";
  offset: number;
  limit: number;
}

/** Returns certificates, oldest first, and how many match in all. */
export async function selectOfficeExemptions(query: Query, { storefrontId, state, offset, limit }: WhichExemptions) {
  const matching = exemptions(query, storefrontId).$if(state !== "all", (of) =>
    of.where("taxExemption.state", "=", state as StoredExemption["state"]),
  );
  const rows: OfficeExemption[] = await matching
    .select(exemptionColumns)
    .select(["customer.id as customerId", "customer.name as customer", "account.email as submittedBy", "staff.email as decidedBy"])
    .orderBy("taxExemption.id")
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Returns one certificate with the reader's language, for mails too. */
export async function selectOfficeExemption(query: Query, storefrontId: number, id: number) {
  const row = await exemptions(query, storefrontId)
    .select(exemptionColumns)
    .select(["customer.id as customerId", "customer.name as customer", "account.email as submittedBy", "staff.email as decidedBy"])
    .select("account.language")
    .where("taxExemption.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the storefront of a certificate, for mails; null if there is no such certificate. */
export async function selectStorefrontOfExemption(query: Query, id: number): Promise<number | null> {
  const row = await query
    .selectFrom("taxExemption")
    .innerJoin("customer", "customer.id", "taxExemption.customerId")
    .select("customer.storefrontId")
    .where("taxExemption.id", "=", id)
    .executeTakeFirst();
  return row?.storefrontId ?? null;
}

export async function selectExemptionDocument(query: Query, storefrontId: number, id: number) {
  const row = await exemptions(query, storefrontId)
    .select(["documentName as name", "documentType as type", "document as data"])
    .where("taxExemption.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

interface Decision {
  state: "approved" | "refused";
  reason: string | null;
  expiresOn?: string | null;
  staffId: number | null;
  decidedAt: Date;
}

/** @returns false if the storefront has no such certificate, or it already has this state */
export async function updateExemption(query: Query, storefrontId: number, id: number, decision: Decision): Promise<boolean> {
  const row = await query
    .updateTable("taxExemption")
    .set(decision)
    .where("id", "=", id)
    .where("state", "!=", decision.state)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("customer")
          .select("customer.id")
          .whereRef("customer.id", "=", "taxExemption.customerId")
          .where("customer.storefrontId", "=", storefrontId),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
