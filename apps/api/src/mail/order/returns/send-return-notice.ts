import type { Services } from "../../../context.ts";
import { asPlainCell } from "../../../domain/plain-cell.ts";
import type { Courier } from "../../../outbox/outbox.ts";
import type { Mailer } from "../../../ports/mail/mailer.ts";
import { letterText } from "../../letter.ts";
import { letters } from "../../letters.ts";
import { staffAddresses } from "../../staff-addresses.ts";
import { writeLetter } from "../../write-letter.ts";
import { orderNumbers } from "../order-numbers.ts";
import { readReturn } from "./read-return.ts";

/**
 * Tells the shop and the pickup store, in the storefront's language, that a customer returns goods; nothing if the return was withdrawn.
 * Replies go to the customer.
 */
export const returnNoticeCourier =
  (services: Services, mailer: Mailer): Courier =>
  async (payload, key) => {
    const found = await readReturn(services, payload);
    if (!found) return;
    const { order, announced, storefront, store, goodsIn } = found;
    const language = storefront.settings.defaultLocale;
    const words = letterText(language, letters.returnNotice, {
      shop: storefront.name,
      orderNo: orderNumbers(order),
      returnNo: String(announced.id),
      who: asPlainCell(`${order.firstName} ${order.lastName}`),
      reason: announced.reasonKind ?? "other",
      text: asPlainCell(announced.reason ?? "") || "none",
      goods: goodsIn(language),
    });
    const to = staffAddresses(storefront.settings, "orders", store?.email ?? null);
    const letter = await writeLetter(storefront, {
      to,
      language,
      words,
      addresses: [`${storefront.publicUrl}/office/orders/${order.orderNo}`],
    });
    await mailer.send({ ...letter, ...(order.email && { replyTo: order.email }), key });
  };
