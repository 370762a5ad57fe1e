import type { Query } from "@azulejo/database";

/** The payer's authorization of a bank debit. */
export interface Mandate {
  version: string;
  language: string;
  text: string;
  agreedAt: Date;
}

/** Stores the authorization of a bank debit. */
export async function insertMandate(query: Query, paymentId: number, mandate: Mandate): Promise<void> {
  await query
    .insertInto("paymentMandate")
    .values({ paymentId, ...mandate })
    .execute();
}

/** Returns the text of an order's newest authorization; null for an order paid otherwise. */
export async function selectMandateText(query: Query, orderId: number): Promise<string | null> {
  const row = await query
    .selectFrom("paymentMandate")
    .innerJoin("payment", "payment.id", "paymentMandate.paymentId")
    .select("text")
    .where("payment.orderId", "=", orderId)
    .orderBy("payment.id", "desc")
    .executeTakeFirst();
  return row?.text ?? null;
}
