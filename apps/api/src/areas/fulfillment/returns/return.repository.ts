import type { ReturnReason, ReturnState } from "@azulejo/contract/goods-return.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Units of a line in a return. The results of the inspection are null until then. */
export interface ReturnedLine {
  lineId: number;
  itemNo: string;
  units: number;
  sellable: number | null;
  broken: number | null;
  missing: number | null;
}

export interface OrderReturn {
  id: number;
  state: ReturnState;
  /** The announcer's words; may be empty for a customer's return. */
  reason: string;
  /** The customer's choice; null for a return that staff announced. */
  reasonKind: ReturnReason | null;
  ourFault: boolean;
  byCustomer: boolean;
  /** The email of the staff member or the signed-in customer; null for a guest. */
  by: string | null;
  announcedAt: Date;
  receivedAt: Date | null;
  lines: ReturnedLine[];
}

/** The email of the account whose event announced a return. */
const announcer = sql<string | null>`(
  select nullif(account.email, '') from order_event event join account on account.id = event.account_id
  where event.order_id = order_return.order_id and event.kind = 'return_announced' and event.detail->>'returnNo' = order_return.id::text
  limit 1)`;

/** Returns an order's returns, newest first. */
export async function selectReturns(query: Query, orderId: number): Promise<OrderReturn[]> {
  const returns = await query
    .selectFrom("orderReturn")
    .leftJoin("staff", "staff.id", "orderReturn.staffId")
    .select(["orderReturn.id", "state", "reason", "reasonKind", "ourFault", "announcedAt", "receivedAt"])
    .select((of) => [sql<boolean>`order_return.staff_id is null`.as("byCustomer"), of.fn.coalesce("staff.email", announcer).as("by")])
    .where("orderId", "=", orderId)
    .orderBy("orderReturn.id", "desc")
    .execute();
  if (returns.length === 0) return [];
  const lines = await query
    .selectFrom("orderReturnLine")
    .innerJoin("orderLine", "orderLine.id", "orderReturnLine.orderLineId")
    .select(["returnId", "orderLine.id as lineId", "itemNo", "units", "sellable", "broken", "missing"])
    .where("orderLine.orderId", "=", orderId)
    .orderBy("orderLine.position")
    .execute();
  return returns.map((one) => ({
    ...one,
    lines: lines.filter(({ returnId }) => returnId === one.id).map(({ returnId: _, ...line }) => line),
  }));
}

export interface NewReturn {
  orderId: number;
  /** Null for a customer's return. */
  staffId: number | null;
  reason: string;
  reasonKind: ReturnReason | null;
  ourFault: boolean;
  announcedAt: Date;
  lines: { lineId: number; units: number }[];
}

/** @returns its number */
export async function insertReturn(query: Query, { lines, ...announced }: NewReturn): Promise<number> {
  const { id } = await query.insertInto("orderReturn").values(announced).returning("id").executeTakeFirstOrThrow();
  await query
    .insertInto("orderReturnLine")
    .values(lines.map(({ lineId, units }) => ({ returnId: id, orderLineId: lineId, units })))
    .execute();
  return id;
}

/** Returns the number of the return that an event announced; null for no such event. */
export async function selectReturnNo(query: Query, eventKey: string): Promise<number | null> {
  const row = await query.selectFrom("orderEvent").select("detail").where("key", "=", eventKey).executeTakeFirst();
  return row?.detail?.returnNo ?? null;
}

/** Changes a return's state. @returns false if it was in another state */
export async function moveReturn(
  query: Query,
  id: number,
  from: ReturnState[],
  change: { state: ReturnState; receivedAt?: Date; endedAt?: Date; ourFault?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("orderReturn")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type Inspected = { lineId: number; sellable: number; broken: number; missing: number };

export async function storeInspection(query: Query, returnId: number, lines: Inspected[]): Promise<void> {
  for (const { lineId, ...found } of lines)
    await query.updateTable("orderReturnLine").set(found).where("returnId", "=", returnId).where("orderLineId", "=", lineId).execute();
}

/** A line's data for the shop's return rules. */
export interface ReturnableLine {
  lineId: number;
  kind: "item" | "sample" | "electronic";
  sellUnit: string;
  /** When the last of its units were handed over; null before that. */
  handedOverAt: Date | null;
}

export async function selectReturnableLines(query: Query, orderId: number): Promise<ReturnableLine[]> {
  const { rows } = await sql<ReturnableLine>`
    select line.id as line_id, coalesce(item.kind, 'item') as kind, line.sell_unit,
      (select max(event.at) from order_line_step step join order_event event on event.id = step.event_id
        where step.order_line_id = line.id and step.kind = 'shipped') as handed_over_at
    from order_line line left join item on item.id = line.item_id where line.order_id = ${orderId}`.execute(query);
  return rows;
}
