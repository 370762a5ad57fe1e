import type { QuoteState } from "@azulejo/contract/areas/customer/quote-states.ts";
import { todayOf } from "../../domain/day.ts";
import type { StoredQuote } from "./quote.repository.ts";

/** Returns how far a quote is. @param expiresAt of its newest version; null without one */
export function stateOf({ status }: Pick<StoredQuote, "status">, expiresAt: Date | null, now: Date): QuoteState {
  if (status !== "sent") return status;
  return expiresAt !== null && expiresAt > now ? "open" : "expired";
}

/** Returns the last day on which a version holds, in a time zone: it expires when that day is over. */
export const lastDay = (expiresAt: Date, timezone: string): string => todayOf(new Date(expiresAt.getTime() - 1), timezone);

/** Messages and versions may still come; an expired or rejected quote may be offered again. */
export const isOver = ({ status }: Pick<StoredQuote, "status">): boolean => status === "accepted" || status === "withdrawn";
