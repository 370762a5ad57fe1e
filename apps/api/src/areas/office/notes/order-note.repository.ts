import type { Query } from "@azulejo/database";

export interface OrderNote {
  id: number;
  kind: "note" | "message";
  at: Date;
  by: string;
  text: string;
}

/** Returns what staff wrote about an order and to its customer, newest first. */
export const selectOrderNotes = (query: Query, orderId: number): Promise<OrderNote[]> =>
  query
    .selectFrom("orderNote")
    .innerJoin("staff", "staff.id", "orderNote.staffId")
    .select(["orderNote.id", "kind", "at", "staff.email as by", "text"])
    .where("orderId", "=", orderId)
    .orderBy("orderNote.id", "desc")
    .execute();

interface NewNote {
  orderId: number;
  staffId: number;
  kind: OrderNote["kind"];
  text: string;
  at: Date;
}

/** @returns its id */
export async function insertOrderNote(query: Query, note: NewNote): Promise<number> {
  return (await query.insertInto("orderNote").values(note).returning("id").executeTakeFirstOrThrow()).id;
}

/** Returns a message to a customer with what its email needs; null when it is gone. */
export async function selectOrderMessage(query: Query, id: number) {
  const row = await query
    .selectFrom("orderNote")
    .innerJoin("customerOrder", "customerOrder.id", "orderNote.orderId")
    .select(["text", "orderNo", "receiptKey", "storefrontId", "language", "email", "firstName", "lastName"])
    .where("orderNote.id", "=", id)
    .where("kind", "=", "message")
    .executeTakeFirst();
  return row ?? null;
}
