import type { LineStepKind, OrderEventDetail, OrderEventKind, Query } from "@azulejo/database";

export interface NewOrderEvent {
  orderId: number;
  /** The event's unique key; an event with an existing key isn't repeated. */
  key: string;
  kind: OrderEventKind;
  at: Date;
  /** Null for an event without money. */
  amountCents: number | null;
  /** The staff member; null for an event of the provider or the shop itself. */
  staffId?: number | null;
  /** Whether the customer did it. */
  byCustomer?: boolean;
  /** The customer's account, if signed in. */
  accountId?: number | null;
  detail?: OrderEventDetail | undefined;
}

/** Records an event. @returns its id, or null when the key already exists */
export async function insertOrderEvent(query: Query, { detail, ...event }: NewOrderEvent): Promise<number | null> {
  const added = await query
    .insertInto("orderEvent")
    .values({ ...event, detail: detail && Object.keys(detail).length > 0 ? JSON.stringify(detail) : null })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Returns whether an event with this key exists. */
export async function hasHappened(query: Query, key: string): Promise<boolean> {
  return (await query.selectFrom("orderEvent").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

export interface LineStep {
  lineId: number;
  kind: LineStepKind;
  units: number;
}

/** Records an event's steps of lines. */
export async function insertLineSteps(query: Query, eventId: number, steps: LineStep[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ lineId, kind, units }) => ({ eventId, orderLineId: lineId, kind, units }));
  await query.insertInto("orderLineStep").values(rows).execute();
}
