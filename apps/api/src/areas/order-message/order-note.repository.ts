import type { Query } from "@azulejo/database";

export interface OrderNote {
  id: number;
  kind: "note" | "message" | "question";
  at: Date;
  /** The staff member's name; null for a customer's question. */
  by: string | null;
  text: string;
  /** When a question was answered or closed. */
  answeredAt: Date | null;
}

/** Returns notes of the staff about an order and messages between them and its customer, newest first. */
export const selectOrderNotes = (query: Query, orderId: number): Promise<OrderNote[]> =>
  query
    .selectFrom("orderNote")
    .leftJoin("staff", "staff.id", "orderNote.staffId")
    .select(["orderNote.id", "kind", "at", "staff.email as by", "text", "answeredAt as answeredAt"])
    .where("orderId", "=", orderId)
    .orderBy("orderNote.id", "desc")
    .execute();

interface NewNote {
  orderId: number;
  /** Null for a question. */
  staffId: number | null;
  kind: OrderNote["kind"];
  text: string;
  at: Date;
}

/** @returns its id */
export async function insertOrderNote(query: Query, note: NewNote): Promise<number> {
  return (await query.insertInto("orderNote").values(note).returning("id").executeTakeFirstOrThrow()).id;
}

/** Closes an order's open questions. @returns their number */
export async function answerQuestions(query: Query, orderId: number, at: Date): Promise<number> {
  const answered = await query
    .updateTable("orderNote")
    .set({ answeredAt: at })
    .where("orderId", "=", orderId)
    .where("kind", "=", "question")
    .where("answeredAt", "is", null)
    .returning("id")
    .execute();
  return answered.length;
}

export async function countOpenQuestions(query: Query, orderId: number): Promise<number> {
  const open = query.selectFrom("orderNote").where("orderId", "=", orderId).where("kind", "=", "question").where("answeredAt", "is", null);
  return Number((await open.select((of) => of.fn.countAll<string>().as("count")).executeTakeFirstOrThrow()).count);
}

/** Returns a message with the data of its email; null if it no longer exists. */
export async function selectMailedNote(query: Query, id: number, kind: "message" | "question") {
  const row = await query
    .selectFrom("orderNote")
    .innerJoin("customerOrder", "customerOrder.id", "orderNote.orderId")
    .select(["text", "orderNo", "receiptKey", "storefrontId", "language", "email", "firstName", "lastName"])
    .where("orderNote.id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a placed order by its receipt, locked until commit if asked for; null if there is none. */
export async function selectOrderOfReceipt(query: Query, storefrontId: number, receiptKey: string, lock = false) {
  const row = await query
    .selectFrom("customerOrder")
    .select(["id", "orderNo", "firstName"])
    .where("storefrontId", "=", storefrontId)
    .where("receiptKey", "=", receiptKey)
    .where("status", "=", "placed")
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}
