import type { Query } from "@azulejo/database";

/** The owner of a preference: an account or a single guest order. */
export type Owner = { accountId: number } | { orderId: number };

export interface StoredPreference {
  state: "in" | "out";
  phone: string;
  at: Date;
}

/** Returns the last answer, for an account including those given with orders before they joined; null when never asked. */
export async function selectLatestPreference(query: Query, owner: Owner): Promise<StoredPreference | null> {
  const row = await query
    .selectFrom("smsConsent")
    .select(["state", "phone", "at"])
    .where((of) => {
      if ("orderId" in owner) return of("orderId", "=", owner.orderId);
      const own = of.selectFrom("customerOrder").select("id").where("accountId", "=", owner.accountId);
      return of.or([of("accountId", "=", owner.accountId), of("orderId", "in", own)]);
    })
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}

interface NewPreference extends StoredPreference {
  storefrontId: number;
  consentVersion: string;
  consentText: string;
  /** The part of the network address that is stored. */
  place: string;
}

/** Adds an answer; earlier ones are kept. */
export async function insertPreference(query: Query, owner: Owner, said: NewPreference): Promise<void> {
  await query
    .insertInto("smsConsent")
    .values({
      storefrontId: said.storefrontId,
      accountId: "accountId" in owner ? owner.accountId : null,
      orderId: "orderId" in owner ? owner.orderId : null,
      phone: said.phone,
      state: said.state,
      consentVersion: said.consentVersion,
      consentText: said.consentText,
      place: said.place,
      at: said.at,
    })
    .execute();
}

/** Returns a placed order's id and account by its receipt. */
export async function selectOrderOfReceipt(query: Query, storefrontId: number, receiptKey: string) {
  const row = await query
    .selectFrom("customerOrder")
    .select(["id", "accountId as accountId", "phone"])
    .where("storefrontId", "=", storefrontId)
    .where("receiptKey", "=", receiptKey)
    .where("status", "=", "placed")
    .executeTakeFirst();
  return row ?? null;
}
