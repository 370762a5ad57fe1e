import { type Language, type receiptCalls, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { storedDerivation } from "../../domain/orders/stored-values.rules.ts";
import { cardName, day, money } from "../../mail/formats.ts";
import { quoteNotice } from "../../mail/order/quote-notice.ts";
import { text } from "../../messages/index.ts";
import { type OpenReceipt, openReceipt, stateOf } from "./paid-order.ts";
import { selectRefundedOf } from "./receipt.repository.ts";

/** A receipt's text is mostly amounts, so a caller with hidden prices gets none. */
export const getReceiptText: Verb<typeof receiptCalls.receiptText> = async (context, { type, hash }) => {
  const { query, storefront, language } = context;
  const receipt = await openReceipt(context, type === "order" ? { orderKey: hash } : { paymentKey: hash });
  if (context.pricesHidden) throw new ShopError("account_prices_hidden");
  const { order, payments, paidOn } = receipt;
  const amount = (cents: number) => money(cents, order.currency, language);
  const refunded = await Promise.all(payments.map((payment) => selectRefundedOf(query, payment)));
  const refundedCents = refunded.reduce((sum, cents) => sum + cents, 0);
  const quoted = storedDerivation(order.derivation)?.quote;
  const title = text(language, `receiptText.${type}`, { orderNo: String(order.orderNo) });
  const blocks = [
    [storefront.settings.postalAddress, storefront.settings.phone],
    [
      title,
      text(language, "receiptText.date", { day: day(paidOn, language) }),
      text(language, "receiptText.payer", { name: order.company ?? `${order.firstName} ${order.lastName}` }),
    ],
    [
      ...payments.flatMap((payment) => paymentLines(payment, amount, language)),
      ...(refundedCents > 0 ? [text(language, "receiptText.refunded", { amount: amount(refundedCents) })] : []),
    ],
    [text(language, "receiptText.paidFor"), ...boughtLines(receipt, amount, language)],
    quoted ? [quoteNotice({ ...quoted, timezone: storefront.timezone }, { ...order, language })] : [],
  ];
  const written = blocks.map((lines) => lines.filter(Boolean).join("\n"));
  return { title, text: written.filter(Boolean).join("\n\n") };
};

type Amount = (cents: number) => string;

function paymentLines(payment: OpenReceipt["payments"][number], amount: Amount, language: Language): string[] {
  const { method, brand, last4, dueOn, amountCents } = payment;
  if (method === "None") return [text(language, "receiptText.nothing")];
  const way = wayOf({ method, brand, last4, dueOn }, language);
  const state = stateOf(payment.status);
  return [
    text(language, "receiptText.amount", { amount: amount(amountCents), way }),
    ...(state === "paid" ? [] : [text(language, `receiptText.status.${state}`)]),
  ];
}

function wayOf(
  { method, brand, last4, dueOn }: Pick<OpenReceipt["payments"][number], "method" | "brand" | "last4" | "dueOn">,
  language: Language,
) {
  if (method === "GiftCard") return text(language, "receiptText.way.giftCard", { last4: last4 ?? "" });
  if (dueOn) return text(language, "receiptText.way.credit", { day: day(dueOn, language) });
  if (last4) return text(language, "receiptText.way.card", { card: text(language, "mail.card", { brand: cardName(brand), last4 }) });
  return text(language, method === "PayPal" ? "receiptText.way.payPal" : "receiptText.way.other");
}

const boughtLines = ({ order, lines }: OpenReceipt, amount: Amount, language: Language): string[] => [
  ...lines.map(
    ({ name, itemNo, quantity, sellUnit, goodsCents }) =>
      `${text(language, `mail.receipt.quantity.${sellUnit}`, { count: quantity })} · ${name} (${itemNo}): ${amount(goodsCents)}`,
  ),
  text(language, "receiptText.goods", { amount: amount(order.goodsCents) }),
  ...(order.deliveryCents > 0 ? [text(language, "receiptText.delivery", { amount: amount(order.deliveryCents) })] : []),
  text(language, "receiptText.tax", { amount: amount(order.taxCents) }),
  text(language, "receiptText.total", { amount: amount(order.totalCents) }),
];
