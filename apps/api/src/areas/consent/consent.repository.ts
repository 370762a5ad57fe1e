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
