import type { Query } from "@azulejo/database";

/** The owner of a preference: an account or a single guest order. */
export type Owner = { accountId: number } | { orderId: number };

export interface Said {
  state: "in" | "out";
  phone: string;
  at: Date;
}

/** Returns the last answer, for an account including those given with orders before they joined; null when never asked. */
export async function selectLastSaid(query: Query, owner: Owner): Promise<Said | null> {
  const row = await query
    .selectFrom("sms_consent")
    .select(["state", "phone", "at"])
    .where((of) => {
      if ("orderId" in owner) return of("order_id", "=", owner.orderId);
      const own = of.selectFrom("customer_order").select("id").where("account_id", "=", owner.accountId);
      return of.or([of("account_id", "=", owner.accountId), of("order_id", "in", own)]);
    })
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}

interface NewSaid extends Said {
  storefrontId: number;
  consentVersion: string;
  consentText: string;
  /** The part of the network address that is stored. */
  place: string;
}

/** Adds an answer; earlier ones are kept. */
export async function insertSaid(query: Query, owner: Owner, said: NewSaid): Promise<void> {
  await query
    .insertInto("sms_consent")
    .values({
      storefront_id: said.storefrontId,
      account_id: "accountId" in owner ? owner.accountId : null,
      order_id: "orderId" in owner ? owner.orderId : null,
      phone: said.phone,
      state: said.state,
      consent_version: said.consentVersion,
      consent_text: said.consentText,
      place: said.place,
      at: said.at,
    })
    .execute();
}

/** Returns a placed order's id and account by its receipt. */
export async function selectOrderOfReceipt(query: Query, storefrontId: number, receiptKey: string) {
  const row = await query
    .selectFrom("customer_order")
    .select(["id", "account_id as accountId", "phone"])
    .where("storefront_id", "=", storefrontId)
    .where("receipt_key", "=", receiptKey)
    .where("status", "=", "placed")
    .executeTakeFirst();
  return row ?? null;
}
