import type { Query } from "@azulejo/database";

/** A line about whose delay its customer is asked. */
export interface OpenDelayLine {
  delayId: number;
  lineId: number;
  agreedOn: string;
  promisedOn: string;
  answerOn: string;
}

/** Returns the lines of an order about which its customer is asked. */
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
