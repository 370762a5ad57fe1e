import type { Query } from "@azulejo/database";

/** A line with an open question about its delay. */
export interface OpenDelayLine {
  delayId: number;
  lineId: number;
  agreedOn: string;
  promisedOn: string;
  answerOn: string;
}

/** Returns the lines of an order with an open question about their delay. */
export const selectOpenDelayLines = (query: Query, orderId: number): Promise<OpenDelayLine[]> =>
  query
    .selectFrom("delayLine")
    .innerJoin("delay", "delay.id", "delayLine.delayId")
    .select(["delay.id as delayId", "orderLineId as lineId", "agreedOn", "promisedOn", "answerOn"])
    .where("delay.orderId", "=", orderId)
    .where("outcome", "is", null)
    .orderBy("delay.id")
    .orderBy("orderLineId")
    .execute();
