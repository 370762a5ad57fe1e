import { type Language, type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { placeOnCredit, placeUnpaid, sendPayLink } from "../../checkout/index.ts";
import { insertOrderEvent, type OrderHead } from "../../order/index.ts";
import { contactPhone } from "../../storelocator/index.ts";
import { cleanUpBag, lockBag } from "../../webshoppingbag/index.ts";
import { asBuyer, requireDraft, showDraft } from "./open-draft.ts";
import { updateDraft } from "./phone-order.repository.ts";

type Input = ParsedInputOf<typeof office.placePhoneOrder>;

/** Places the order of a draft in one transaction that holds the draft, so that a second press finds the first one's order. */
export const placePhoneOrder: Verb<typeof office.placePhoneOrder> = async (context, input) => {
  const draft = await requireDraft(context, input.draftNo);
  // Staff told the customer today's prices; the total is compared below.
  if (draft.orderId === null) await cleanUpBag(await asBuyer(context, draft), { shoppingBagQuoteId: draft.bagId });
  await inTransaction(context, (inside) => place(inside, input));
  return showDraft(context, input.draftNo);
};

async function place(inside: Context, { draftNo, payment, expectedTotalCents }: Input): Promise<void> {
  const draft = await requireDraft(inside, draftNo, true);
  if (draft.orderId !== null) return;
  const { query, now } = inside;
  const buyer: Context = { ...(await asBuyer(inside, draft)), language: draft.language as Language };
  if (payment === "credit" && !buyer.session?.customer)
    throw new ShopError("checkout_credit_unavailable", { phone: await contactPhone(inside) });
  const bag = await lockBag(buyer, draft.bagId);
  const { termsVersion } = inside.storefront.settings;
  const agreed = { attempt: `phone-order-${draft.id}`, expectedTotalCents, agreed: true, termsVersion };
  const order = await (payment === "credit" ? placeOnCredit(buyer, bag, agreed) : placeUnpaid(buyer, bag, agreed));
  await updateDraft(query, draft.id, { orderId: order.id }, now());
  await record(inside, order, payment);
  if (payment === "link") await sendPayLink(buyer, order.id);
}

async function record(inside: Context, order: OrderHead, payment: Input["payment"]): Promise<void> {
  const { staffId } = requireStaff(inside);
  await insertOrderEvent(inside.query, {
    orderId: order.id,
    key: `phone-order:${order.id}`,
    kind: "taken_by_phone",
    amountCents: order.totalCents,
    staffId,
    at: inside.now(),
  });
  await recordAct(inside, {
    kind: "order.taken",
    subject: "order",
    no: order.orderNo,
    after: { payment, totalCents: order.totalCents },
  });
}
