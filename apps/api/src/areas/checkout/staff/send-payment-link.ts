import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { askForText } from "../../consent/index.ts";
import { changeOrder } from "../../fulfillment/index.ts";
import { sendPayLink } from "../pay-order/send-pay-link.ts";

/** Emails the customer a link to pay the balance due, and texts it if they asked for that. It replaces earlier unused links by staff. */
export const sendPaymentLink: Verb<typeof office.sendPaymentLink> = (context, { orderNo, textTo }) =>
  changeOrder(context, orderNo, async ({ inside, order, record }) => {
    const phone = textTo === undefined ? null : await askForText(inside, order.id, textTo, "textTo");
    const amountCents = await sendPayLink(inside, order.id, phone);
    if (amountCents === null) throw new ShopError("office_nothing_owed", { orderNo: String(orderNo) });
    await record({ kind: "payment_requested", steps: [], amountCents });
  });
