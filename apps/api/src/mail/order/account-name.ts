import type { Language } from "@azulejo/contract";
import { text } from "../../messages/index.ts";
import { cardName } from "../formats.ts";

/** Returns the means of payment as its owner knows it: PayPal, or a card or bank account by its last four digits. */
export function accountName({ method, brand, last4 }: { method: string; brand: string | null; last4: string | null }, language: Language) {
  if (method === "PayPal") return text(language, "mail.payPal");
  return method === "Ach" ? bankName(brand, last4, language) : text(language, "mail.card", { brand: cardName(brand), last4: last4 ?? "" });
}

/** Returns a bank account's name; a general one until the account is verified. */
const bankName = (bank: string | null, last4: string | null, language: Language): string =>
  text(language, "mail.bank", { known: bank && last4 ? "yes" : "no", bank: bank ?? "", last4: last4 ?? "" });
