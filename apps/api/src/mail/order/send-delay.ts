import { type ComponentProps, createElement } from "react";
import { selectReceipt } from "../../areas/customer/index.ts";
import { toOfficeOrder } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { storedFormat, storedPicture } from "../../domain/orders/stored-values.rules.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { type MailStorefront, mailShop, type WrittenMail, writeMail } from "../write-letter.ts";
import { DelayMail } from "./delay-mail.tsx";
import { readDelayNews } from "./read-delay.ts";

/** Delivers `mail.delay` to the customer, in the order's language, unless its question is closed. */
export function delayCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const news = await readDelayNews(services, payload);
    if (!news) return;
    const { delay, details, storefront, language, lines, answerBy, choice } = news;
    const order = toOfficeOrder(details, await readStores({ referenceData, query }, storefront.id), language);
    const receipt = await selectReceipt(query, { orderId: delay.orderId });
    const mail = await writeDelay(storefront, {
      orderNo: String(order.orderNo),
      firstName: order.customer.firstName,
      to: order.customer.email,
      language,
      lines: lines.flatMap(({ lineId, agreedOn }) => {
        const line = order.lines.find((one) => one.lineId === lineId);
        return line ? [{ line, units: line.quantity - line.canceled, agreedOn }] : [];
      }),
      promisedOn: delay.promisedOn,
      reason: lines[0]?.reason ?? "other",
      note: delay.detail?.note?.[language] ?? null,
      answerBy,
      pictures: new Map(
        receipt?.lines.map(({ itemNo, picture, format }) => [itemNo, { picture: storedPicture(picture), format: storedFormat(format) }]),
      ),
      publicUrl: storefront.publicUrl,
      addresses: { choice, order: `${storefront.publicUrl}/${language}/order/receipt/${details.order.receiptKey}` },
    });
    await mailer.send({ ...mail, key });
  };
}

type Told = Omit<ComponentProps<typeof DelayMail>, "shop"> & { to: string };

export function writeDelay(storefront: MailStorefront, { to, ...told }: Told): Promise<WrittenMail> {
  const { language, orderNo, answerBy } = told;
  const body = createElement(DelayMail, { ...told, shop: mailShop(storefront) });
  return writeMail(storefront, { to, subject: text(language, "mail.delay.subject", { orderNo, answerBy }) }, body);
}
