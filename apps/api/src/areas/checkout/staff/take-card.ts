import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { offeredFeatures } from "../../../domain/offered-features.ts";
import { recordAct } from "../../audit/index.ts";
import { changeLocked, readOfficeOrder } from "../../fulfillment/index.ts";
import { openPhonePayment, payByPhone } from "../pay-order/pay-by-phone.ts";
import { selectOwed, selectPayableOrder } from "../pay-order/pay-request.repository.ts";

export const readOwedPayment: Verb<typeof office.owedPayment> = async (context, { orderNo }) => {
  const { query, storefront, payments } = context;
  const { customer } = await readOfficeOrder(context, orderNo);
  const order = await selectPayableOrder(query, { storefrontId: storefront.id, orderNo });
  if (!order) throw new ShopError("office_order_not_found");
  const { owedCents } = await selectOwed(query, order.id);
  return {
    orderNo,
    customer: `${customer.firstName} ${customer.lastName}`,
    owedCents: order.canceledAt ? 0 : owedCents,
    currency: order.currency,
    textsLinks: offeredFeatures(storefront.settings, context.texts).textMessages,
    scriptUrl: payments.scriptUrl,
    publishableKey: payments.publishableKey,
  };
};

/** Pays what is owed on an order with a card that its owner reads out. A repeated attempt continues where it stopped. */
export const takeCard: Verb<typeof office.takeCard> = async (context, { orderNo, expectedCents, ...card }) => {
  let orderId = 0;
  await changeLocked(context, orderNo, async ({ inside, order }) => {
    orderId = order.id;
    const opened = await openPhonePayment(inside, order.id, card.attempt);
    if (!opened) throw new ShopError("office_nothing_owed", { orderNo: String(orderNo) });
    if (opened.isNew)
      await recordAct(inside, { kind: "order.card_taken", subject: "order", no: orderNo, after: { amountCents: opened.owedCents } });
  });
  return payByPhone(context, orderId, card, expectedCents);
};
