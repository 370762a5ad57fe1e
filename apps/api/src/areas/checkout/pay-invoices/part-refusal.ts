import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { money } from "../../../mail/formats.ts";
import type { PartRefusal } from "./payment-parts.rules.ts";

/** Returns the error for a payment that can't be divided as requested. */
export function refusalOf({ storefront, language, payments }: Context, refused: PartRefusal): ShopError {
  if (refused.refusal === "credit") return new ShopError("customer_invoice_credit");
  const amount = (cents: number): string => money(Math.abs(cents), storefront.settings.currency, language);
  const invoiceNo = String(refused.invoiceNo);
  if (refused.refusal === "unknown") return new ShopError("customer_invoice_unknown", { invoiceNo });
  const left = amount(refused.freeCents);
  if (refused.refusal === "amount") return new ShopError("customer_invoice_amount", { invoiceNo, left });
  const { lowest } = payments.amounts;
  return new ShopError("customer_invoice_rest", { invoiceNo, left, rest: amount(refused.restCents), lowest: amount(lowest) });
}
