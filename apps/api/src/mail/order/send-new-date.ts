import type { Language, OfficeOrder } from "@azulejo/contract";
import { toOfficeOrder } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { day } from "../formats.ts";
import { type MailStorefront, requireStorefront, type WrittenMail, writeLetter } from "../write-letter.ts";
import { readNewDate } from "./read-new-date.ts";

/** Why a date changed without a question: the former one is back, or the carrier that has the goods is late. */
type Cause = "delayOver" | "carrierDelay";

/** Delivers `mail.delayOver` or `mail.carrierDelay` to the customer, in the order's language. */
export function newDateCourier(services: Services, mailer: Mailer, cause: Cause): Courier {
  return async (payload, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const news = await readNewDate(services, payload);
    if (!news) return;
    const { details, language, promisedOn, lineIds } = news;
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const order = toOfficeOrder(details, await readStores({ referenceData, query }, storefront.id), language);
    const lines = order.lines.filter((line) => lineIds.includes(line.lineId) && line.canceled < line.quantity);
    if (lines.length === 0) return;
    const address = `${storefront.publicUrl}/${language}/order/receipt/${details.order.receiptKey}`;
    await mailer.send({ ...(await writeNewDate(storefront, { cause, order, language, promisedOn, lines, address })), key });
  };
}

interface NewDateLetter {
  cause: Cause;
  order: OfficeOrder;
  language: Language;
  promisedOn: string;
  lines: OfficeOrder["lines"];
  /** The absolute URL of the order's page. */
  address: string;
}

export function writeNewDate(
  storefront: MailStorefront,
  { cause, order, language, promisedOn, lines, address }: NewDateLetter,
): Promise<WrittenMail> {
  const values = {
    name: order.customer.firstName,
    orderNo: String(order.orderNo),
    day: day(promisedOn, language),
    phone: storefront.settings.phone,
  };
  const words = {
    subject: text(language, `mail.${cause}.subject`, values),
    heading: text(language, `mail.${cause}.heading`),
    lines: [
      text(language, `mail.${cause}.line`, values),
      ...lines.map(({ quantity, canceled, sellUnit, itemNo, name }) =>
        text(language, "mail.cancellation.item", {
          quantity: text(language, `mail.receipt.quantity.${sellUnit}`, { count: quantity - canceled }),
          itemNo,
          name,
        }),
      ),
      text(language, `mail.${cause}.nothing`),
    ],
    actions: [text(language, "mail.news.see")],
    after: [text(language, "mail.questions", values)],
  };
  return writeLetter(storefront, { to: order.customer.email, language, words, addresses: [address] });
}
