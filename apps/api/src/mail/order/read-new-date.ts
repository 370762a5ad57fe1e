import type { Language } from "@azulejo/contract";
import { type OrderDetails, selectOrderDetails, selectPromises } from "../../areas/fulfillment/index.ts";
import { selectOpenDelayLines } from "../../areas/order/index.ts";
import type { Services } from "../../context.ts";

/** The data of a message about a new date that needs no answer. */
export interface NewDate {
  details: OrderDetails;
  language: Language;
  promisedOn: string;
  lineIds: number[];
}

/** Reads the data of a message about a new date; null if dates have moved again, or the order was canceled. */
export async function readNewDate({ database }: Services, payload: Record<string, unknown>): Promise<NewDate | null> {
  const { query } = database;
  const orderId = Number(payload.orderId);
  const promisedOn = String(payload.promisedOn);
  const details = await selectOrderDetails(query, { orderId });
  if (!details || details.order.canceledAt) return null;
  const promises = await selectPromises(query, orderId);
  const asked = await selectOpenDelayLines(query, orderId);
  const holds = (lineId: number) =>
    promises.some((one) => one.lineId === lineId && one.promisedOn === promisedOn) && !asked.some((one) => one.lineId === lineId);
  const lineIds = (payload.lineIds as number[]).filter(holds);
  return lineIds.length > 0 ? { details, language: details.order.language as Language, promisedOn, lineIds } : null;
}
