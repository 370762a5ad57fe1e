import type { Language } from "@azulejo/contract";
import { selectOrderDetails } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Emails a customer that broken goods are being replaced, and when the replacement has been shipped; nothing if it was withdrawn. */
export const replacementCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ orderId, replacementId, news }, key) => {
    const { database, referenceData } = services;
    const details = await selectOrderDetails(database.query, { orderId: Number(orderId) });
    const found = details?.replacements.find((one) => one.id === replacementId);
    if (!details || !found || found.state === "withdrawn") return;
    const { order } = details;
    const storefront = await requireStorefront(services, order.storefrontId);
    const language = order.language as Language;
    const stores = await readStores({ referenceData, query: database.query }, storefront.id);
    const words = letterText(language, news === "sent" ? letters.replacementSent : letters.replacement, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      orderNo: String(order.orderNo),
      itemNo: found.itemNo,
      name: found.name,
      units: found.units,
      way: found.fulfilment === "PKUP" ? "pickup" : "delivery",
      store: stores.find((one) => one.id === found.placeId)?.texts[language].name ?? "",
      broken: found.brokenGoods,
      carrier: found.carrier ?? "",
      tracking: found.trackingNumber ?? "none",
    });
    const addresses = [`${storefront.publicUrl}/${language}/order/receipt/${order.receiptKey}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: order.email, language, words, addresses })), key });
  };
