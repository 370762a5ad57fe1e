import { ShopError } from "@azulejo/contract";
import type { BankDebit } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../context.ts";
import { text } from "../../messages/index.ts";
import { contactPhone } from "../store/index.ts";

/** The version of the text in both languages. A test fails if the text changes without it. */
export const ACCOUNT_MANDATE_VERSION = "2026-11-28";

/** Returns the authorization that the owner of a bank account gives to save it without paying; null where accounts can't be debited. */
export async function offerAccountMandate(context: Context): Promise<BankDebit | null> {
  const { language, storefront } = context;
  if (storefront.settings.currency !== "USD") return null;
  const mandate = text(language, "customer.accountMandate", { shop: storefront.name, phone: await contactPhone(context) });
  return { mandate, mandateVersion: ACCOUNT_MANDATE_VERSION };
}

/**
 * Returns the authorization with its text.
 * @throws checkout_mandate_required, checkout_mandate_changed, payment_refused where accounts can't be debited
 */
export async function agreedMandate(context: Context, version: string): Promise<{ version: string; text: string }> {
  if (version === "") throw new ShopError("checkout_mandate_required");
  if (version !== ACCOUNT_MANDATE_VERSION) throw new ShopError("checkout_mandate_changed");
  const offer = await offerAccountMandate(context);
  if (!offer) throw new ShopError("payment_refused");
  return { version, text: offer.mandate };
}
