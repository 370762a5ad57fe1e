import type { Language } from "@azulejo/contract";
import { PAYMENT_AUTHORIZATION_MAIL, PAYMENT_LINK_MAIL, PAYMENT_RECEIVED_MAIL, selectPaymentMail } from "../areas/checkout/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { cardName, day, dayIn, money } from "./formats.ts";
import { type Letter, letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

/** Returns the couriers for emails about payments by link, in the order's language. */
export const paymentCouriers = (services: Services, mailer: Mailer) =>
  ({
    [PAYMENT_LINK_MAIL]: linkCourier(services, mailer, "payorder/confirm", linkLetter),
    [PAYMENT_AUTHORIZATION_MAIL]: linkCourier(services, mailer, "paymentAuthRequest/confirm", () => letters.paymentAuthorization),
    [PAYMENT_RECEIVED_MAIL]: receivedCourier(services, mailer),
  }) satisfies Record<string, Courier>;

type Found = NonNullable<Awaited<ReturnType<typeof selectPaymentMail>>>;
type LetterOf = (found: Found, payload: Record<string, unknown>) => Letter;

const linkLetter: LetterOf = ({ payBy }, { isReminder }) =>
  payBy === null ? letters.paymentLink : isReminder ? letters.paymentReminder : letters.paymentLinkHeld;

/** Sends a link to pay or authorize, unless it was used or withdrawn, or the order is settled. */
function linkCourier(services: Services, mailer: Mailer, page: string, letterOf: LetterOf): Courier {
  return async (payload, key) => {
    const { requestId, sealedTicket } = payload;
    const { database, seal, now } = services;
    const ticket = seal.open(String(sealedTicket));
    const found = await selectPaymentMail(database.query, { requestId: Number(requestId) }, now());
    // A ticket encrypted with an earlier SESSION_SECRET can't be read, so staff have to send the link again.
    if (ticket === null || !found?.isOpen) return;
    const { order, amountCents, expiresAt, payBy, brand, last4 } = found;
    const storefront = await requireStorefront(services, order.storefrontId);
    const language = order.language as Language;
    const words = letterText(language, letterOf(found, payload), {
      shop: storefront.name,
      phone: storefront.settings.phone,
      orderNo: String(order.orderNo),
      amount: money(amountCents, order.currency, language),
      card: [cardName(brand), last4].filter(Boolean).join(" "),
      payBy: payBy === null ? "" : day(payBy, language),
      day: dayIn(expiresAt.toISOString(), storefront.timezone, language),
    });
    const addresses = [`${storefront.publicUrl}/${language}/${page}/${ticket}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: order.email, language, words, addresses })), key });
  };
}

/** Confirms a payment by link. */
function receivedCourier(services: Services, mailer: Mailer): Courier {
  return async ({ paymentId }, key) => {
    const { database, now } = services;
    const found = await selectPaymentMail(database.query, { paymentId: Number(paymentId) }, now());
    if (!found) return;
    const { order, amountCents, brand, last4, isPending, mandate } = found;
    const storefront = await requireStorefront(services, order.storefrontId);
    const language = order.language as Language;
    const words = letterText(language, letters[isPending ? "paymentPending" : "paymentReceived"], {
      mandate: mandate ?? "",
      shop: storefront.name,
      phone: storefront.settings.phone,
      orderNo: String(order.orderNo),
      amount: money(amountCents, order.currency, language),
      card: [cardName(brand), last4].filter(Boolean).join(" "),
    });
    const addresses = [`${storefront.publicUrl}/${language}/order/receipt/${order.receiptKey}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: order.email, language, words, addresses })), key });
  };
}
