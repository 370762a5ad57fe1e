import type { Language } from "@azulejo/contract";
import {
  type Delay,
  type DelayLine,
  type OrderDetails,
  selectDelayById,
  selectDelayLines,
  selectOrderDetails,
} from "../../areas/fulfillment/index.ts";
import type { Services } from "../../context.ts";
import { day } from "../formats.ts";
import { type MailStorefront, requireStorefront } from "../write-letter.ts";

/** The data of a message about a delay. */
export interface DelayNews {
  delay: Delay;
  details: OrderDetails;
  storefront: MailStorefront;
  language: Language;
  lines: DelayLine[];
  /** The last day to answer, formatted. */
  answerBy: string;
  /** The absolute URL of the page with the choice. */
  choice: string;
}

/** Reads the data of a message about a delay; null if its question is closed, or its link was encrypted with an earlier SESSION_SECRET. */
export async function readDelayNews(services: Services, payload: Record<string, unknown>): Promise<DelayNews | null> {
  const { database, seal, now } = services;
  const { query } = database;
  const ticket = seal.open(String(payload.sealedTicket));
  const delay = await selectDelayById(query, Number(payload.delayId));
  if (ticket === null || !delay || delay.answerBy <= now()) return null;
  const lines = (await selectDelayLines(query, delay.id)).filter((line) => line.outcome === null);
  const details = lines.length > 0 ? await selectOrderDetails(query, { orderId: delay.orderId }) : null;
  if (!details) return null;
  const storefront = await requireStorefront(services, delay.storefrontId);
  const language = details.order.language as Language;
  const answerBy = day(delay.answerOn, language);
  return { delay, details, storefront, language, lines, answerBy, choice: `${storefront.publicUrl}/${language}/delay/${ticket}` };
}
