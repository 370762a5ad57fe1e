import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { day, money } from "../formats.ts";
import { letters } from "../letters.ts";
import { newsLines, type OrderNews } from "../order/order-news.rules.ts";
import type { DebitNews, MoneyNews } from "../order/order-news-mail.tsx";
import { writeCancellation } from "../order/send-cancellation.ts";
import { writeDelay } from "../order/send-delay.ts";
import { writeNewDate } from "../order/send-new-date.ts";
import { writeNewOrder } from "../order/send-new-order.ts";
import { writeOrderNews } from "../order/send-order-news.ts";
import { writeReceipt } from "../order/send-receipt.ts";
import { type LetterSample, short } from "./sample.ts";
import { sampleOrder, sampleReceipt } from "./sample-order.ts";
import { card, ORDER_NO, TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const receipt = `order/receipt/${TICKET}`;
const orderNo = String(ORDER_NO);

const message = {
  en: "Your boxes are on the truck that reaches you Thursday. Will somebody be there after 9?",
  es: "Sus cajas van en el camión que llega el jueves. ¿Habrá alguien después de las 9?",
};
const question = { en: "Could the driver call Luis at the gate?", es: "¿Podría el chofer llamar a Luis en la entrada?" };
const reason = { en: "We chose another tile.", es: "Elegimos otro azulejo." };
const delayNote = { en: "The ship left port late.", es: "El barco salió tarde del puerto." };

const picturesOf = ({ item }: SampleShop) => new Map([[item.itemNo, { picture: item.picture, format: item.format }]]);

/** Returns the example of an email about an order. @param units units of its line that the email is about; 0 for the whole order */
export const news = (of: OrderNews, { units = 0, way = "DLVR", debit }: { units?: number; way?: "DLVR" | "PKUP"; debit?: string } = {}) =>
  ({
    kind: "mail.orderNews",
    reader: "customer",
    write(shop) {
      const { language, publicUrl, store, now, page } = shop;
      const order = sampleOrder(shop, way);
      const amount = (cents: number) => money(cents, order.currency, language);
      const paid: MoneyNews = {
        ...{ state: "done", way: "card" },
        amount: amount(units > 0 ? (order.lines[0]?.unitPriceCents ?? 0) * units : order.totalCents),
        ...{ toCard: amount(order.totalCents), toCredit: amount(0), card: `Visa ${card.last4}` },
      };
      const answered: DebitNews | null = debit
        ? { method: debit, isPending: false, amount: amount(order.totalCents), reason: "insufficient_funds" }
        : null;
      return writeOrderNews(shop.storefront, {
        ...{ news: of, order, language, publicUrl, store, by: "customer", debit: answered },
        money: of === "refunded" || of === "canceled" ? paid : null,
        lines: newsLines(order, of, units > 0 ? [{ lineId: 1, units }] : []),
        shipment:
          of === "shipped"
            ? {
                id: 1,
                at: now.toISOString(),
                carrier: "Parcel Express",
                trackingNumber: "1Z999AA10123456784",
                trackingUrl: page(receipt),
                lines: [],
              }
            : null,
        parcels: [],
        pictures: picturesOf(shop),
        address: page(receipt),
      });
    },
  }) satisfies LetterSample;

const cancellation = (endsOrder: boolean): LetterSample => ({
  kind: "mail.cancellation",
  reader: "orders",
  write(shop) {
    const order = sampleOrder(shop);
    const units = endsOrder ? (order.lines[0]?.quantity ?? 0) : 2;
    return writeCancellation(shop.storefront, {
      ...{ order, endsOrder, reason: reason[shop.language], address: shop.page(receipt), storeEmail: null },
      amountCents: endsOrder ? order.totalCents : (order.lines[0]?.unitPriceCents ?? 0) * units,
      lines: newsLines(order, "itemsCanceled", [{ lineId: 1, units }]),
    });
  },
});

const newDate = (cause: "delayOver" | "carrierDelay"): LetterSample => ({
  kind: `mail.${cause}`,
  reader: "customer",
  write(shop) {
    const order = sampleOrder(shop);
    const { language, dayIn, page } = shop;
    return writeNewDate(shop.storefront, { cause, order, language, promisedOn: dayIn(7), lines: order.lines, address: page(receipt) });
  },
});

const goodsOf = (shop: SampleShop): string =>
  sampleOrder(shop)
    .lines.map(({ name, itemNo }) => `2 × ${name} (${itemNo})`)
    .join(", ");

const returned = (shop: SampleShop) => ({ orderNo, returnNo: "1042", goods: goodsOf(shop) });

const replaced = ({ item, store, language }: SampleShop) => ({
  values: {
    ...{ orderNo, itemNo: item.itemNo, name: item.name, units: 2, way: "delivery", broken: "written_off" },
    ...{ store: store?.texts[language].name ?? "", carrier: "Parcel Express", tracking: "1Z999AA10123456784" },
  },
  paths: [receipt],
});

export const orderSamples = {
  receipt: {
    kind: "mail.receipt",
    reader: "customer",
    write: (shop) => writeReceipt(shop.storefront, sampleReceipt(shop)),
  },
  newOrder: {
    kind: "mail.newOrder",
    reader: "orders",
    write: (shop) => writeNewOrder(shop.storefront, { order: sampleOrder(shop), stores: shop.stores, receipt: shop.page(receipt) }),
  },
  "news.ready": news("ready", { units: 12, way: "PKUP" }),
  "news.shipped": news("shipped", { units: 12 }),
  delay: {
    kind: "mail.delay",
    reader: "customer",
    write(shop) {
      const { language, dayIn, page, publicUrl } = shop;
      const { customer, lines } = sampleOrder(shop);
      return writeDelay(shop.storefront, {
        ...{ orderNo, firstName: customer.firstName, to: customer.email, language, publicUrl },
        lines: lines.map((line) => ({ line, units: line.quantity, agreedOn: dayIn(7) })),
        promisedOn: dayIn(21),
        reason: "supplier",
        note: delayNote[language],
        answerBy: day(dayIn(5), language),
        pictures: picturesOf(shop),
        addresses: { choice: page(`delay/${TICKET}`), order: page(receipt) },
      });
    },
  },
  delayOver: newDate("delayOver"),
  carrierDelay: newDate("carrierDelay"),
  orderMessage: short("mail.orderMessage", "customer", letters.orderMessage, ({ language }) => ({
    values: { orderNo, text: message[language] },
    paths: [`${receipt}/messages`],
  })),
  orderQuestion: short("mail.orderQuestion", "orders", letters.orderQuestion, ({ language }) => ({
    values: { orderNo, who: "Ana Ruiz", text: question[language] },
    paths: [`office/orders/${orderNo}`],
  })),
  "news.itemsCanceled": news("itemsCanceled", { units: 2 }),
  "news.canceled": news("canceled"),
  "cancellation.lines": cancellation(false),
  "cancellation.order": cancellation(true),
  "news.refunded": news("refunded", { units: 2 }),
  replacement: short("mail.replacement", "customer", letters.replacement, replaced),
  replacementSent: short("mail.replacement", "customer", letters.replacementSent, replaced),
  returnAnnounced: short("mail.return", "customer", letters.returnAnnounced, (shop) => ({
    values: { ...returned(shop), way: "DLVR", store: "", fault: "no" },
    paths: [receipt],
  })),
  returnNotice: short("mail.returnNotice", "orders", letters.returnNotice, (shop) => ({
    values: { ...returned(shop), who: "Ana Ruiz", reason: "changedMind", text: reason[shop.language] },
    paths: [`office/orders/${orderNo}`],
  })),
  carrierRefusal: short("mail.carrierRefusal", "orders", letters.carrierRefusal, (shop) => ({
    values: { orderNo, bookingNo: "7", carrier: "UPS", tracking: "1Z999AA10123456784", goods: goodsOf(shop), why: "order" },
    paths: [`office/orders/${orderNo}`],
  })),
} satisfies Partial<Record<LetterId, LetterSample>>;
