import { type Language, type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { cleanUpBag, lockBag } from "../bag/index.ts";
import { changeBags, inTaxedTransaction, placeOnCredit, placeUnpaid, sendPayLink } from "../checkout/index.ts";
import { askForText } from "../consent/index.ts";
import { refuseReserved, selectOrdersOfBag } from "../order/index.ts";
import { contactPhone } from "../store/index.ts";
import { asBuyer, requireDraft, showDraft } from "./open-draft.ts";
import type { PhoneDraft } from "./phone-order.repository.ts";
import { takeOrder } from "./take-order.ts";

type Input = ParsedInputOf<typeof office.placePhoneOrder>;

/** Places the order of a draft in one transaction that locks the draft, so that a repeated call finds the first one's order. */
export const placePhoneOrder: Verb<typeof office.placePhoneOrder> = async (context, input) => {
  const draft = await requireDraft(context, input.draftNo);
  // Accepts changed prices, because staff told the customer the current ones; the total is compared below.
  if (draft.orderId === null) await cleanUp(context, draft);
  await changeBags(
    context,
    async () => [draft.bagId],
    () => inTaxedTransaction(context, (inside) => place(inside, input)),
  );
  return showDraft(context, input.draftNo);
};

async function cleanUp(context: Context, draft: PhoneDraft): Promise<void> {
  try {
    await cleanUpBag(await asBuyer(context, draft), { shoppingBagQuoteId: draft.bagId });
  } catch (error) {
    // A concurrent call has just placed the order, which is found once the draft's lock is free.
    if (!(error instanceof ShopError && error.code === "webshoppingbag_ordered")) throw error;
  }
}

async function place(inside: Context, { draftNo, payment, expectedTotalCents, textTo }: Input): Promise<void> {
  const draft = await requireDraft(inside, draftNo, true);
  if (draft.orderId !== null) return;
  const buyer: Context = { ...(await asBuyer(inside, draft)), language: draft.language as Language };
  if (payment === "credit" && !buyer.session?.customer)
    throw new ShopError("checkout_credit_unavailable", { phone: await contactPhone(inside) });
  const bag = await lockBag(buyer, draft.bagId);
  // An order may be waiting for a card payment at this moment.
  refuseReserved(await selectOrdersOfBag(inside.query, inside.storefront.id, draft.bagId));
  const { termsVersion } = inside.storefront.settings;
  const agreed = { attempt: `phone-order-${draft.id}`, expectedTotalCents, agreed: true, termsVersion };
  const order = await (payment === "credit" ? placeOnCredit(buyer, bag, agreed) : placeUnpaid(buyer, bag, agreed));
  await takeOrder(inside, draft, order, payment);
  if (payment !== "link") return;
  await sendPayLink(buyer, order.id, textTo === undefined ? null : await askForText(inside, order.id, textTo, "textTo"));
}
