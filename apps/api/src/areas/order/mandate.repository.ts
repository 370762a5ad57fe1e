import type { Query } from "@azulejo/database";

/** What the payer of a bank debit agreed to. */
export interface Mandate {
  version: string;
  language: string;
  text: string;
  agreedAt: Date;
}

/** Stores the authorization of an order's bank debit. */
export async function insertMandate(query: Query, orderId: number, mandate: Mandate): Promise<void> {
  const payment = await query
    .selectFrom("payment")
    .select("id")
    .where("orderId", "=", orderId)
    .where("method", "=", "Ach")
    .executeTakeFirstOrThrow();
  await query
    .insertInto("paymentMandate")
    .values({ paymentId: payment.id, ...mandate })
    .execute();
}

/** Returns the words of an order's authorization; null for an order that is paid otherwise. */
export async function selectMandateText(query: Query, orderId: number): Promise<string | null> {
  const row = await query
    .selectFrom("paymentMandate")
    .innerJoin("payment", "payment.id", "paymentMandate.paymentId")
    .select("text")
    .where("payment.orderId", "=", orderId)
    .executeTakeFirst();
  return row?.text ?? null;
}
