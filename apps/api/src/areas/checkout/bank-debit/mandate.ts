import { ShopError } from "@azulejo/contract";
import type { BankDebit } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../../context.ts";
import { day, money } from "../../../mail/formats.ts";
import { text } from "../../../messages/index.ts";
import { todayAt } from "../../product/index.ts";
import { insertMandate } from "../../saved-payment/index.ts";
import { contactPhone } from "../../store/index.ts";

/** The version of the authorization's words in both languages; a test notices when they change without it. */
export const MANDATE_VERSION = "2026-11-28";

/** Returns the authorization that the payer of a bank debit reads and agrees to, in the caller's language. */
export async function writeMandate(context: Context, totalCents: number): Promise<string> {
  const { language, storefront } = context;
  return text(language, "checkout.mandate", {
    shop: storefront.name,
    amount: money(totalCents, storefront.settings.currency, language),
    day: day(todayAt(context), language),
    phone: await contactPhone(context),
  });
}

/** Offers bank debits, which exist in US dollars only. @returns null for a caller without a visible total */
export async function offerBankDebit(context: Context, totalCents: number | null): Promise<BankDebit | null> {
  if (context.storefront.settings.currency !== "USD" || context.pricesHidden || totalCents === null) return null;
  return { mandate: await writeMandate(context, totalCents), mandateVersion: MANDATE_VERSION };
}

/** @throws checkout_mandate_required, checkout_mandate_changed */
export function refuseWithoutMandate(version: string): void {
  if (version === "") throw new ShopError("checkout_mandate_required");
  if (version !== MANDATE_VERSION) throw new ShopError("checkout_mandate_changed");
}

/** Stores the payer's authorization, in the caller's transaction. */
export async function keepMandate(context: Context, paymentId: number, totalCents: number): Promise<void> {
  await insertMandate(context.query, paymentId, {
    version: MANDATE_VERSION,
    language: context.language,
    text: await writeMandate(context, totalCents),
    agreedAt: context.now(),
  });
}
