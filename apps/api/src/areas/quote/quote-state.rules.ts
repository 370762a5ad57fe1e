import type { QuoteState } from "@azulejo/contract/areas/customer/quote-states.ts";
import { todayOf } from "../../domain/day.ts";
import type { StoredQuote } from "./quote.repository.ts";

/** Returns a quote's state for its reader. @param expiresAt of its newest version; null without one */
export function stateOf({ status }: Pick<StoredQuote, "status">, expiresAt: Date | null, now: Date): QuoteState {
  if (status !== "sent") return status;
  return expiresAt !== null && expiresAt > now ? "open" : "expired";
}

/** Returns the last day on which a version is valid, in a time zone. It expires at the end of that day. */
export const lastDay = (expiresAt: Date, timezone: string): string => todayOf(new Date(expiresAt.getTime() - 1), timezone);

/** Returns whether a quote is closed for messages and versions. Expired and rejected quotes aren't, because they may be offered again. */
export const isOver = ({ status }: Pick<StoredQuote, "status">): boolean => status === "accepted" || status === "withdrawn";
