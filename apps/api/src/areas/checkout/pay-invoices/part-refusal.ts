import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { money } from "../../../mail/formats.ts";
import type { PartRefusal } from "./payment-parts.rules.ts";

/** Returns why a payment can't be divided as its payer wants it. */
export function refusalOf({ storefront, language }: Context, refused: PartRefusal): ShopError {
  if (refused.refusal === "credit") return new ShopError("customer_invoice_credit");
  const invoiceNo = String(refused.invoiceNo);
  if (refused.refusal === "unknown") return new ShopError("customer_invoice_unknown", { invoiceNo });
  return new ShopError("customer_invoice_amount", {
    invoiceNo,
    left: money(Math.abs(refused.freeCents), storefront.settings.currency, language),
  });
}
