import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { contactPhone } from "../../store/index.ts";
import type { NewOrder, NewOrderLine } from "../placing/new-order.ts";

/** Calls the rules of an extension, in the transaction that places the order. @throws checkout_refused, checkout_rule_failed */
export async function refuseByRule(context: Context, order: NewOrder, lines: NewOrderLine[]): Promise<void> {
  const { storefrontId, currency, customerId, purchaseOrderNo, deliveryAddress, goodsCents, deliveryCents, taxCents, totalCents } = order;
  const { company, email } = order.contact;
  const objection = await context.extension.checkOrder({
    ...{ storefrontId, currency, customerId, company, email, purchaseOrderNo, deliveryAddress },
    ...{ goodsCents, deliveryCents, taxCents, totalCents },
    items: lines.map(({ itemNo, name, quantity, sellUnit, goodsCents: ofLine, fulfilment }) => ({
      ...{ itemNo, name, quantity, sellUnit, goodsCents: ofLine, fulfilment },
    })),
  });
  if (objection?.kind === "refused") throw new ShopError("checkout_refused", { reason: objection.sentence[context.language] });
  if (objection) throw new ShopError("checkout_rule_failed", { phone: await contactPhone(context) });
}
