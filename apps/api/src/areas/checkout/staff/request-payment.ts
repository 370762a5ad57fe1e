import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { money } from "../../../mail/formats.ts";
import { changeOrder, readOfficeOrder } from "../../fulfillment/index.ts";
import { amountLimits } from "../limits/refuse-excess.ts";
import { askAuthorization, listAskableCards } from "../pay-order/ask-authorization.ts";

/** Emails the customer a request to authorize a payment with a saved card. It replaces earlier unused requests and links by staff. */
export const requestPayment: Verb<typeof office.requestPayment> = (context, { orderNo, ...wanted }) =>
  changeOrder(context, orderNo, async ({ inside, order, record }) => {
    const asked = await askAuthorization(inside, order.id, wanted);
    if ("amountCents" in asked) {
      await record({ kind: "payment_requested", steps: [], amountCents: asked.amountCents });
      return;
    }
    const named = { orderNo: String(orderNo) };
    const shown = (cents: number): string => money(cents, order.currency, inside.language);
    if (asked.refusal === "limits") throw amountLimits(inside);
    if (asked.refusal === "excess") throw new ShopError("office_amount_owed", { ...named, owed: shown(asked.owedCents) });
    if (asked.refusal !== "rest") throw new ShopError(refusals[asked.refusal], named);
    const { owedCents, restCents } = asked;
    const lowest = shown(inside.payments.amounts.lowest);
    throw new ShopError("office_amount_rest", { owed: shown(owedCents), rest: shown(restCents), lowest });
  });

const refusals = {
  settled: "office_nothing_owed",
  cardless: "office_no_saved_card",
  gone: "office_saved_payment_not_found",
  expired: "office_saved_payment_expired",
} as const;

/** Returns only what staff need to tell a customer's cards apart. */
export const listSavedPayments: Verb<typeof office.savedPayments> = async (context, { orderNo }) => {
  await readOfficeOrder(context, orderNo);
  const cards = await listAskableCards(context, orderNo);
  if (!cards) throw new ShopError("office_order_not_found");
  return cards.map(({ id, brand, last4, expMonth, expYear, expired, preferred }) => ({
    id,
    kind: "CreditCard" as const,
    brand,
    last4,
    expMonth,
    expYear,
    expired,
    preferred,
  }));
};
