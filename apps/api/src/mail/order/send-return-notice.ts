import { selectOrderDetails } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { asPlainCell } from "../../domain/plain-cell.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";
import { orderNumbers } from "./order-numbers.ts";
import { returnedGoods } from "./returned-goods.ts";

/**
 * Tells the shop and the pickup store, in the storefront's language, that a customer returns goods; nothing if the return was withdrawn.
 * Replies go to the customer.
 */
export const returnNoticeCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ orderId, returnId }, key) => {
    const { database, referenceData } = services;
    const details = await selectOrderDetails(database.query, { orderId: Number(orderId) });
    const found = details?.returns.find((one) => one.id === returnId);
    if (!details || !found || found.state === "withdrawn") return;
    const { order } = details;
    const storefront = await requireStorefront(services, order.storefrontId);
    const { settings } = storefront;
    const language = settings.defaultLocale;
    const words = letterText(language, letters.returnNotice, {
      shop: storefront.name,
      orderNo: orderNumbers(order),
      returnNo: String(found.id),
      who: asPlainCell(`${order.firstName} ${order.lastName}`),
      reason: found.reasonKind ?? "other",
      text: asPlainCell(found.reason ?? "") || "none",
      goods: returnedGoods(found, details, language),
    });
    const stores = await readStores({ referenceData, query: database.query }, storefront.id);
    const store = stores.find((one) => one.id === order.pickupPlaceId);
    const to = staffAddresses(settings, "orders", store?.email ?? null);
    const addresses = [`${storefront.publicUrl}/office/orders/${order.orderNo}`];
    const letter = await writeLetter(storefront, { to, language, words, addresses });
    await mailer.send({ ...letter, ...(order.email && { replyTo: order.email }), key });
  };
