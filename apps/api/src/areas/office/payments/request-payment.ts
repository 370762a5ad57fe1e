import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { money } from "../../../mail/formats.ts";
import { askAuthorization } from "../../checkout/index.ts";
import { changeOrder } from "../progress/change-order.ts";

/** Emails the customer a request to authorize their default card. An earlier unused request or link of ours stops working. */
export const requestPayment: Verb<typeof office.requestPayment> = (context, { orderNo, amountCents }) =>
  changeOrder(context, orderNo, async ({ inside, order, record }) => {
    const asked = await askAuthorization(inside, order.id, amountCents);
    if ("amountCents" in asked) {
      await record({ kind: "payment_requested", steps: [], amountCents: asked.amountCents });
      return;
    }
    const named = { orderNo: String(orderNo) };
    if ("owedCents" in asked)
      throw new ShopError("office_amount_owed", { ...named, owed: money(asked.owedCents, order.currency, inside.language) });
    throw new ShopError(asked.refusal === "settled" ? "office_nothing_owed" : "office_no_saved_card", named);
  });
