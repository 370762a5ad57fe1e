import { type Language, ShopError } from "@azulejo/contract";
import type { PaymentMethod } from "@azulejo/contract/areas/checkout.ts";
import type { Context, Work } from "../../context.ts";
import { money } from "../../mail/formats.ts";
import { text } from "../../messages/index.ts";
import type { StoredBag } from "../bag/index.ts";
import { checkAddress } from "../delivery/index.ts";
import type { OrderHead } from "../order/index.ts";
import { giveToOrder, linkReservations } from "../stock/index.ts";
import { contactPhone } from "../store/index.ts";
import { noteOrder } from "./approval/approval.repository.ts";
import { requireApproval } from "./approval/needed-approval.ts";
import { keepMandate, refuseWithoutMandate } from "./bank-debit/mandate.ts";
import { claimCredit } from "./credit-line/read-credit-line.ts";
import { claimGiftCard } from "./gift-card/gift-part.ts";
import { refuseBuyer } from "./limits/refuse-buyer.ts";
import { refuseByRule } from "./limits/refuse-by-rule.ts";
import { refuseExcess } from "./limits/refuse-excess.ts";
import { payByOf } from "./pay-order/send-pay-link.ts";
import type { NewOrder, NewOrderLine } from "./placing/new-order.ts";
import { insertPayments, type NewPayment, type Payment, selectPayment } from "./placing/payment.repository.ts";
import { insertReservedOrder } from "./placing/reserved-order.repository.ts";
import { type Agreed, agreedOrder } from "./quote/agreed-order.ts";
import { draftLines } from "./quote/order-lines.rules.ts";
import type { OrderQuote } from "./quote/order-quote.ts";
import { quoteOrder } from "./quote/quote-order.ts";
import { freightToBox } from "./quote/refuse-charges.ts";
import { requireWallet } from "./wallet/wallet-of.ts";

/**
 * A buyer's payment choice: card, PayPal, bank account, credit line, gift card, a payment link, or nothing. Card and PayPal can be combined
 * with the credit line or with a gift card.
 */
export interface Paying {
  payment:
    | { type: "CreditCard" | "PayPal"; creditCents?: number | undefined; giftCardCents?: number | undefined }
    | { type: "Ach"; mandateVersion: string }
    | { type: "Credit" }
    | { type: "GiftCard" }
    | { type: "Link" }
    | { type: "None" };
}

/** An order, with its payment by a provider; null for an order paid otherwise. */
export interface ReservedOrder {
  order: OrderHead;
  payment: Payment | null;
}

/** Phase one, in one transaction: checks everything again, reserves stock and credit, and claims the order number. */
export async function reserveOrder(context: Context, bag: StoredBag, asked: Agreed & Paying): Promise<ReservedOrder> {
  await refuseBuyer(context);
  const quote = await quoteOrder(context, bag, true);
  refuseProblems(quote, context.language);
  await refuseUndeliverable(context, quote);
  const input: Agreed & Paying = quote.totalCents === 0 ? { ...asked, payment: { type: "None" } } : asked;
  refuseIncomplete(quote, input, context.language);
  refuseDisagreement(context, quote, input);
  if (input.payment.type === "Ach") refuseWithoutMandate(input.payment.mandateVersion);
  const approval = await requireApproval(context, bag, input.expectedTotalCents);
  await refuseExcess(context, quote, input.payment);
  const lines = draftLines(quote);
  const order = { ...agreedOrder(context, bag, quote, input), giftCardId: usesGiftCard(input) ? bag.giftCardId : null };
  // Locks are taken in a fixed order: the credit line or gift card comes after the lots.
  const isClaimed = usesCredit(input) || usesGiftCard(input);
  const payments = isClaimed ? [] : await paymentsOf(context, order, input);
  await refuseByRule(context, order, lines);
  const reservations = await giveReserved(context, bag, lines);
  const { head, payment, shortItems } = await insertReservedOrder(context.query, { order, lines, payments });
  const [short] = shortItems;
  if (short !== undefined) throw new ShopError("checkout_out_of_stock", { itemNo: short, available: 0 });
  await linkReservations(context.query, reservations, head.id);
  if (approval) await noteOrder(context.query, approval.id, head.id);
  if (isClaimed) await insertPayments(context.query, head.id, await paymentsOf(context, order, input));
  const taken = isClaimed ? await selectPayment(context.query, { orderId: head.id }) : input.payment.type === "None" ? null : payment;
  if (taken && input.payment.type === "Ach") await keepMandate(context, taken.id, head.totalCents);
  return { order: head, payment: taken };
}

/** Releases the bag's staff reservations, so that the order can reserve their stock in the same transaction. */
const giveReserved = async ({ query, now }: Work, { id, reservations }: StoredBag, lines: NewOrderLine[]): Promise<number[]> =>
  reservations.length === 0
    ? []
    : giveToOrder(
        query,
        id,
        lines.flatMap(({ parts }) => parts.map(({ lotId }) => lotId)),
        now(),
      );

const usesCredit = ({ payment }: Paying): boolean =>
  payment.type === "Credit" || ("creditCents" in payment && (payment.creditCents ?? 0) > 0);

const usesGiftCard = ({ payment }: Paying): boolean =>
  payment.type === "GiftCard" || ("giftCardCents" in payment && (payment.giftCardCents ?? 0) > 0);

/** @throws the first problem that prevents the order */
function refuseProblems(quote: OrderQuote, language: Language): void {
  if (quote.priced.lines.length === 0) throw new ShopError("checkout_empty");
  for (const { line, item, problems } of quote.priced.lines) {
    for (const problem of problems) {
      const itemNo = item?.itemNo ?? "";
      if (problem.code === "gone") throw new ShopError("checkout_item_gone", { itemNo: itemNo || String(line.lineId) });
      if (problem.code === "price_changed") throw new ShopError("checkout_price_changed", { itemNo });
      if (problem.code === "short") throw new ShopError("checkout_out_of_stock", { itemNo, available: problem.available });
      if (problem.code === "lots_differ") throw new ShopError("checkout_lots_differ", { itemNo, lots: problem.lots });
      if (problem.code === "recipient_missing") throw new ShopError("webshoppingbag_recipient_required", { itemNo });
    }
    if (line.fulfilment === "NONE") throw incomplete(["shipping"], language);
  }
}

/** A card and a bank account need a billing address, except for a sales quote; PayPal and the credit line know who pays. */
function refuseIncomplete({ missing, totalCents, salesQuote }: OrderQuote, { payment }: Paying, language: Language): void {
  const isBilled = salesQuote === null && (payment.type === "CreditCard" || payment.type === "Ach");
  const isUnpaid = payment.type === "None" && totalCents !== 0;
  const needed = isUnpaid ? [...new Set([...missing, "payment" as const])] : missing.filter((step) => step !== "payment" || isBilled);
  if (needed.length > 0 || totalCents === null) throw incomplete(needed, language);
}

/** Returns an order's payments, leaving out parts of zero. An order that costs nothing has one completed payment of zero. */
async function paymentsOf(context: Context, { totalCents, giftCardId }: NewOrder, { payment }: Paying): Promise<NewPayment[]> {
  if (payment.type === "None") return [{ provider: "none", method: "None", amountCents: 0, dueOn: null, status: "captured" }];
  if (payment.type === "Link") return [{ provider: "link", method: "Link", amountCents: totalCents, dueOn: payByOf(context) }];
  if (payment.type === "GiftCard" || giftCardId !== null) return giftPayments(context, giftCardId, totalCents, payment);
  const wanted = payment.type === "Credit" ? null : payment.type === "Ach" ? 0 : (payment.creditCents ?? 0);
  const { creditCents, cardCents, dueOn } = await claimCredit(context, totalCents, wanted);
  const method = payment.type === "Credit" ? "CreditCard" : payment.type;
  const card: NewPayment = { provider: providerFor(context, method), method, amountCents: cardCents, dueOn: null };
  const credit: NewPayment = { provider: "credit", method: "Credit", amountCents: creditCents, dueOn };
  return payment.type === "Credit" ? [credit] : creditCents > 0 ? [credit, card] : [card];
}

/** Returns the gift card's payment, and that of the card or PayPal for the rest. */
async function giftPayments(
  context: Context,
  giftCardId: number | null,
  totalCents: number,
  payment: Paying["payment"],
): Promise<NewPayment[]> {
  const wanted = "giftCardCents" in payment ? (payment.giftCardCents ?? 0) : null;
  const { giftCents, restCents, last4 } = await claimGiftCard(context, giftCardId, totalCents, wanted);
  const gift: NewPayment = { provider: "gift_card", method: "GiftCard", amountCents: giftCents, dueOn: null, last4 };
  if (payment.type !== "CreditCard" && payment.type !== "PayPal") return [gift];
  return [gift, { provider: providerFor(context, payment.type), method: payment.type, amountCents: restCents, dueOn: null }];
}

const providerFor = (context: Context, method: PaymentMethod): string =>
  method === "PayPal" ? requireWallet(context).provider : context.payments.provider;

const incomplete = (steps: OrderQuote["missing"], language: Language): ShopError =>
  new ShopError("checkout_incomplete", { steps: steps.map((step) => text(language, `checkout.step.${step}`)).join(", ") });

/** A missing rate never counts as zero. @throws checkout_no_rates, checkout_no_tax, checkout_tax_unavailable, checkout_tax_address, checkout_not_deliverable, request_invalid */
async function refuseUndeliverable(
  context: Context,
  { notDeliverable, untaxedPlace, collected, needsDelivery }: OrderQuote,
): Promise<void> {
  if (needsDelivery) await checkAddress(context, collected.deliveryAddress, "deliveryAddress");
  if (notDeliverable === null) return;
  if (notDeliverable === "po_box") throw freightToBox("deliveryAddress.line1");
  const phone = await contactPhone(context);
  if (notDeliverable === "no_rates") throw new ShopError("checkout_no_rates", { phone });
  if (notDeliverable === "no_tax") throw new ShopError("checkout_no_tax", { phone, place: untaxedPlace ?? "" });
  if (notDeliverable === "tax_unavailable" || notDeliverable === "tax_address")
    throw new ShopError(`checkout_${notDeliverable}`, { phone });
  throw new ShopError("checkout_not_deliverable");
}

function refuseDisagreement(context: Context, quote: OrderQuote, input: Agreed): void {
  if (!input.agreed) throw new ShopError("checkout_terms_required");
  if (input.termsVersion !== context.storefront.settings.termsVersion) throw new ShopError("checkout_terms_changed");
  if (input.expectedTotalCents === quote.totalCents) return;
  const total = money(quote.totalCents ?? 0, context.storefront.settings.currency, context.language);
  throw new ShopError("checkout_total_changed", { total });
}
