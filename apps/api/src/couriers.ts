import type { ApiOptions } from "./api.ts";
import { capturePayment, captureRequestPayment, payRefund, reportTaxSale, settling } from "./areas/checkout/index.ts";
import { WEBHOOK_MESSAGE, webhookCourier } from "./areas/integration/index.ts";
import { tellExtension } from "./areas/order/index.ts";
import { forgetPayments } from "./areas/saved-payment/index.ts";
import { findStorefront } from "./areas/storefront/index.ts";
import { TAG_EVENT, tagEventCourier } from "./areas/tag/index.ts";
import type { Services } from "./context.ts";
import { mailCouriers } from "./mail/couriers/mail-couriers.ts";
import { inWordsOf } from "./messages/supplier-words.ts";
import type { Courier } from "./outbox/outbox.ts";
import type { MessageKind } from "./outbox/queues.ts";
import { orderTextCourier } from "./texts/send-order-text.ts";
import { TEXT_MESSAGE } from "./texts/text-kinds.ts";

/** Returns the couriers of each kind of message. They use the shop's own messages. @param storefrontId the first storefront */
export function couriersOf(services: Services, options: ApiOptions, storefrontId: number): Record<MessageKind, Courier> {
  const { payments } = services;
  const couriers: Record<MessageKind, Courier> = {
    ...mailCouriers(services, options.mailer),
    [TAG_EVENT]: tagEventCourier(options.tagEventsUrl, options.publicUrl),
    [TEXT_MESSAGE]: orderTextCourier(services),
    [WEBHOOK_MESSAGE]: webhookCourier(services),
    "payment.forget": (forgotten) => forgetPayments(payments, forgotten),
    "extension.event": (event) => tellExtension(services, event),
    "tax.report": (report) => reportTaxSale(services, report),
    "payment.refund": ({ refundId }) => payRefund(settling(services), Number(refundId)),
    "payment.capture": ({ orderId, paymentId }) =>
      paymentId === undefined
        ? capturePayment(settling(services), Number(orderId))
        : captureRequestPayment(settling(services), Number(paymentId)),
  };
  return mapValues(couriers, (deliver) => inShopsWords(services, storefrontId, deliver));
}

const mapValues = <Key extends string, T>(record: Record<Key, T>, map: (value: T) => T): Record<Key, T> =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, map(value)])) as Record<Key, T>;

/** Wraps a courier so that it uses the first storefront's own messages until it switches to those of the message's storefront. */
const inShopsWords =
  ({ referenceData, database }: Services, storefrontId: number, deliver: Courier): Courier =>
  async (...message) =>
    inWordsOf(await findStorefront({ referenceData, query: database.query }, storefrontId), () => deliver(...message));
