import type { customer } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, requireSession } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { contactPhone } from "../store/index.ts";
import { selectCounts, selectLastOrder } from "./summary.repository.ts";

export const getSummary: Verb<typeof customer.summary> = async (context) => {
  const { accountId, customer, roles, userName, emailProved } = requireSession(context);
  const [counts, lastOrder] = await Promise.all([
    selectCounts(context.query, {
      storefrontId: context.storefront.id,
      accountId,
      customerId: customer && roles.includes("Administrator") ? customer.id : null,
      emailKey: emailProved ? emailKey(userName) : null,
    }),
    readLastOrder(context, accountId),
  ]);
  const locked = customer?.locked ?? false;
  return { ...counts, lastOrder, locked, contactPhone: locked ? await contactPhone(context) : null };
};

async function readLastOrder({ query, pricesHidden }: Context, accountId: number) {
  const order = await selectLastOrder(query, accountId);
  return order
    ? {
        orderNo: order.orderNo,
        receiptId: order.receiptKey,
        placedAt: (order.placedAt ?? order.reservedAt).toISOString(),
        totalCents: pricesHidden ? null : order.totalCents,
      }
    : null;
}
