import { selectBookedLines, selectBooking, selectOrderDetails } from "../../areas/fulfillment/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Tells the shop, in the storefront's language, that a carrier didn't cancel a booking because it has the goods. */
export const carrierRefusalCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ bookingId }, key) => {
    const { query } = services.database;
    const booking = await selectBooking(query, Number(bookingId));
    const details = booking && (await selectOrderDetails(query, { orderId: booking.orderId }));
    if (!booking || !details) return;
    const { order, lines } = details;
    const storefront = await requireStorefront(services, order.storefrontId);
    const language = storefront.settings.defaultLocale;
    const goods = (await selectBookedLines(query, [booking.id])).map(
      ({ lineId, itemNo, units }) => `${units} × ${lines.find(({ id }) => id === lineId)?.name ?? ""} (${itemNo})`,
    );
    const words = letterText(language, letters.carrierRefusal, {
      orderNo: String(order.orderNo),
      shop: storefront.name,
      bookingNo: String(booking.id),
      carrier: booking.carrier,
      tracking: booking.trackingNumber ?? "",
      goods: new Intl.ListFormat(`${language}-US`).format(goods),
      why: booking.canceledBy !== null ? "staff" : order.canceledAt ? "order" : "units",
    });
    const to = staffAddresses(storefront.settings, "orders");
    const addresses = [`${storefront.publicUrl}/office/orders/${order.orderNo}`];
    await mailer.send({ ...(await writeLetter(storefront, { to, language, words, addresses })), key });
  };
