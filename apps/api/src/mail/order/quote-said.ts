import type { Language } from "@azulejo/contract";
import { text } from "../../messages/index.ts";
import { momentIn, money } from "../formats.ts";

interface Paid {
  totalCents: number;
  currency: string;
  language: Language;
}

interface Quoted {
  quoteNo: number;
  expiresAt: string;
  totalCents: number;
  isApplied: boolean;
  timezone: string;
}

/** Names the delivered price that was promised before an order: number, end and total, and what it meant for the amount paid. */
export function quoteSaid({ quoteNo, expiresAt, totalCents, isApplied, timezone }: Quoted, { language, ...paid }: Paid): string {
  const values = {
    number: String(quoteNo),
    total: money(totalCents, paid.currency, language),
    until: momentIn(expiresAt, timezone, language),
  };
  if (!isApplied) return text(language, "mail.receipt.quote.lower", values);
  return text(language, paid.totalCents === totalCents ? "mail.receipt.quote.honored" : "mail.receipt.quote.other", values);
}
