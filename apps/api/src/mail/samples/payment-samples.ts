import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { day, money } from "../formats.ts";
import { letters } from "../letters.ts";
import { writePaymentNews } from "../order/send-payment-news.ts";
import { news } from "./order-samples.ts";
import { type LetterSample, short } from "./sample.ts";
import { sampleOrder } from "./sample-order.ts";
import { buyer, ORDER_NO, TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const valuesOf = (shop: SampleShop) => {
  const { language, dayIn, currency, storefront } = shop;
  const amount = money(sampleOrder(shop).totalCents, currency, language);
  const mandate = {
    en: `I authorize ${storefront.name} to debit ${amount} from my account.`,
    es: `Autorizo a ${storefront.name} a cargar ${amount} a mi cuenta.`,
  };
  return {
    ...{ orderNo: String(ORDER_NO), amount, card: "Visa 4242", mandate: mandate[language] },
    ...{ payBy: day(dayIn(5), language), day: day(dayIn(7), language) },
  };
};

const linked = (path: string) => (shop: SampleShop) => ({ values: valuesOf(shop), paths: [`${path}/${TICKET}`] });

const answered = (of: "paid" | "returned"): LetterSample => ({
  kind: "mail.paymentNews",
  reader: "orders",
  write: (shop) =>
    writePaymentNews(shop.storefront, {
      news: of,
      order: { orderNo: ORDER_NO, currency: shop.currency, ...buyer },
      debit: { amountCents: sampleOrder(shop).totalCents, method: "Ach", failureCode: "insufficient_funds" },
      ...{ address: shop.page(`order/receipt/${TICKET}`), storeEmail: null },
    }),
});

export const paymentSamples = {
  paymentLink: short("mail.paymentLink", "customer", letters.paymentLink, linked("payorder/confirm")),
  paymentLinkHeld: short("mail.paymentLink", "customer", letters.paymentLinkHeld, linked("payorder/confirm")),
  paymentReminder: short("mail.paymentLink", "customer", letters.paymentReminder, linked("payorder/confirm")),
  paymentAuthorization: short("mail.paymentAuthorization", "customer", letters.paymentAuthorization, linked("paymentAuthRequest/confirm")),
  paymentReceived: short("mail.paymentReceived", "customer", letters.paymentReceived, linked("order/receipt")),
  paymentPending: short("mail.paymentReceived", "customer", letters.paymentPending, linked("order/receipt")),
  "news.paid": news("paid", { debit: "Ach" }),
  "news.returned": news("returned", { debit: "Ach" }),
  "paymentNews.paid": answered("paid"),
  "paymentNews.returned": answered("returned"),
} satisfies Partial<Record<LetterId, LetterSample>>;
