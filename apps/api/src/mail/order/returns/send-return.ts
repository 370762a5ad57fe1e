import type { Language } from "@azulejo/contract";
import type { ReturnReason } from "@azulejo/contract/goods-return.ts";
import type { Services } from "../../../context.ts";
import type { Courier } from "../../../outbox/outbox.ts";
import type { Mailer } from "../../../ports/mail/mailer.ts";
import { letterText } from "../../letter.ts";
import { letters } from "../../letters.ts";
import { writeLetter } from "../../write-letter.ts";
import { orderNumbers } from "../order-numbers.ts";
import { readReturn } from "./read-return.ts";

/** Whether a reason says that the goods were wrong, so that they may have been opened. */
const isClaim = (reason: ReturnReason | null): boolean => reason === "damaged" || reason === "wrongItem" || reason === "shade";

/** Emails a customer the number of a return and where to bring the goods; nothing if it was withdrawn. */
export const returnCourier =
  (services: Services, mailer: Mailer): Courier =>
  async (payload, key) => {
    const found = await readReturn(services, payload);
    // A moved order may have no email address.
    if (!found || found.order.email === "") return;
    const { order, announced, storefront, store, goodsIn } = found;
    const language = order.language as Language;
    const words = letterText(language, letters.returnAnnounced, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      orderNo: orderNumbers(order),
      returnNo: String(announced.id),
      fault: announced.ourFault || isClaim(announced.reasonKind) ? "yes" : "no",
      way: store ? "PKUP" : "DLVR",
      store: store ? `${store.texts[language].name}, ${store.street}, ${store.city}` : "",
      goods: goodsIn(language),
    });
    const addresses = [`${storefront.publicUrl}/${language}/order/receipt/${order.receiptKey}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: order.email, language, words, addresses })), key });
  };
