import type { DelayOutcome, Query } from "@azulejo/database";

/** A new question about a delay. */
export interface NewDelay {
  orderId: number;
  /** The event that moved the promised date. */
  eventId: number;
  tokenHash: string;
  promisedOn: string;
  askedAt: Date;
  /** The last day to answer. */
  answerOn: string;
  answerBy: Date;
}

/** Stores a question about delayed lines that have no open question. @returns the delay's id */
export async function insertDelay(query: Query, delay: NewDelay, lines: { lineId: number; agreedOn: string }[]): Promise<number> {
  const { id } = await query.insertInto("delay").values(delay).returning("id").executeTakeFirstOrThrow();
  await query
    .insertInto("delayLine")
    .values(lines.map(({ lineId, agreedOn }) => ({ delayId: id, orderLineId: lineId, agreedOn })))
    .execute();
  return id;
}

/** Closes open questions about lines. */
export async function endDelays(query: Query, lineIds: number[], outcome: DelayOutcome, at: Date): Promise<void> {
  if (lineIds.length === 0) return;
  await query
    .updateTable("delayLine")
    .set({ outcome, endedAt: at })
    .where("orderLineId", "in", lineIds)
    .where("outcome", "is", null)
    .execute();
}

const selectDelays = (query: Query) =>
  query
    .selectFrom("delay")
    .innerJoin("orderEvent", "orderEvent.id", "delay.eventId")
    .innerJoin("customerOrder", "customerOrder.id", "delay.orderId")
    .select(["delay.id", "delay.orderId", "delay.eventId", "delay.promisedOn", "delay.askedAt", "delay.answerOn", "delay.answerBy"])
    .select(["orderEvent.detail", "customerOrder.receiptKey", "customerOrder.storefrontId"]);

export type Delay = NonNullable<Awaited<ReturnType<typeof selectDelay>>>;

/** Identifies a question by its link, by its order's receipt and its id, or by its id alone. */
export type WhichDelay = { storefrontId: number } & ({ tokenHash: string } | { receiptKey: string; id: number });

export const selectDelay = (query: Query, which: WhichDelay) =>
  selectDelays(query)
    .where("customerOrder.storefrontId", "=", which.storefrontId)
    .where((of) =>
      "tokenHash" in which
        ? of("delay.tokenHash", "=", which.tokenHash)
        : of.and([of("customerOrder.receiptKey", "=", which.receiptKey), of("delay.id", "=", which.id)]),
    )
    .executeTakeFirst();

export const selectDelayById = (query: Query, id: number) => selectDelays(query).where("delay.id", "=", id).executeTakeFirst();

export interface DelayLine {
  lineId: number;
  agreedOn: string;
  outcome: DelayOutcome | null;
  /** The reason for the new date. */
  reason: string;
}

/** Returns the lines that a question was about, in their order. */
export const selectDelayLines = (query: Query, delayId: number): Promise<DelayLine[]> =>
  query
    .selectFrom("delayLine")
    .innerJoin("delay", "delay.id", "delayLine.delayId")
    .innerJoin("orderLine", "orderLine.id", "delayLine.orderLineId")
    .innerJoin("promiseMove", (join) =>
      join.onRef("promiseMove.eventId", "=", "delay.eventId").onRef("promiseMove.orderLineId", "=", "orderLine.id"),
    )
    .select(["orderLine.id as lineId", "delayLine.agreedOn", "delayLine.outcome", "promiseMove.reason"])
    .where("delayLine.delayId", "=", delayId)
    .orderBy("orderLine.position")
    .execute();

/** Returns the lines of an order whose customer has agreed to a later date, each with the date before it. */
export async function selectWaitedLines(query: Query, orderId: number): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom("delayLine")
    .innerJoin("delay", "delay.id", "delayLine.delayId")
    .select(["orderLineId", "agreedOn"])
    .where("delay.orderId", "=", orderId)
    .where("outcome", "=", "waited")
    .orderBy("delay.id")
    .execute();
  return new Map(rows.map((row) => [row.orderLineId, row.agreedOn]));
}

/** Returns the questions that were not answered in time, earliest first. */
export async function selectUnanswered(query: Query, now: Date, limit: number): Promise<{ id: number; orderId: number }[]> {
  return query
    .selectFrom("delay")
    .select(["id", "orderId"])
    .where("answerBy", "<=", now)
    .where((of) =>
      of.exists(of.selectFrom("delayLine").select("delayId").whereRef("delayLine.delayId", "=", "delay.id").where("outcome", "is", null)),
    )
    .orderBy("answerBy")
    .orderBy("id")
    .limit(limit)
    .execute();
}
