import type { Language } from "@azulejo/contract";
import type { ReturnReason } from "@azulejo/contract/goods-return.ts";
import { selectOrderDetails } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";
import { orderNumbers } from "./order-numbers.ts";
import { returnedGoods } from "./returned-goods.ts";

/** Whether a reason says that the goods were wrong, so that they may have been opened. */
const isClaim = (reason: ReturnReason | null): boolean => reason === "damaged" || reason === "wrongItem" || reason === "shade";

/** Emails a customer the number of a return and where to bring the goods; nothing if it was withdrawn. */
export const returnCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ orderId, returnId }, key) => {
    const { database, referenceData } = services;
    const details = await selectOrderDetails(database.query, { orderId: Number(orderId) });
    const found = details?.returns.find((one) => one.id === returnId);
    if (!details || !found || found.state === "withdrawn") return;
    const { order } = details;
    // A moved order may have no email address.
    if (order.email === "") return;
    const storefront = await requireStorefront(services, order.storefrontId);
    const language = order.language as Language;
    const stores = await readStores({ referenceData, query: database.query }, storefront.id);
    const store = stores.find((one) => one.id === order.pickupPlaceId);
    const words = letterText(language, letters.returnAnnounced, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      orderNo: orderNumbers(order),
      returnNo: String(found.id),
      fault: found.ourFault || isClaim(found.reasonKind) ? "yes" : "no",
      way: store ? "PKUP" : "DLVR",
      store: store ? `${store.texts[language].name}, ${store.street}, ${store.city}` : "",
      goods: returnedGoods(found, details, language),
    });
    const addresses = [`${storefront.publicUrl}/${language}/order/receipt/${order.receiptKey}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: order.email, language, words, addresses })), key });
  };
