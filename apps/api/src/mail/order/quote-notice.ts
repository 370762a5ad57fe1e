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

/** Describes the delivered quote of an order: number, expiry and total, and how it affected the amount paid. */
export function quoteNotice({ quoteNo, expiresAt, totalCents, isApplied, timezone }: Quoted, { language, ...paid }: Paid): string {
  const values = {
    number: String(quoteNo),
    total: money(totalCents, paid.currency, language),
    until: momentIn(expiresAt, timezone, language),
  };
  if (!isApplied) return text(language, "mail.receipt.quote.lower", values);
  return text(language, paid.totalCents === totalCents ? "mail.receipt.quote.honored" : "mail.receipt.quote.other", values);
}
