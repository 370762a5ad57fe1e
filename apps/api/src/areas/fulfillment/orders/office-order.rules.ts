import type { Language, OfficeOrder } from "@azulejo/contract";
import type { DelayReason } from "@azulejo/contract/promise.ts";
import type { PaymentStatus } from "@azulejo/database";
import { storedDerivation, storedFormat, storedPicture } from "../../../domain/orders/stored-values.rules.ts";
import { openDelays, reasonIn } from "../../customer/index.ts";
import { pieceImage } from "../../product/index.ts";
import type { Store } from "../../store/index.ts";
import { leftToReturn, movesStock } from "../returns/return.rules.ts";
import type { OrderDetails } from "./order-details.repository.ts";

type Order = OrderDetails["order"];

export const statusOf = ({ canceledAt, finishedAt }: Pick<Order, "canceledAt" | "finishedAt">): OfficeOrder["status"] =>
  canceledAt ? "canceled" : finishedAt ? "finished" : "open";

type WireStatus = OfficeOrder["payments"][number]["status"];
const americanOf: Partial<Record<PaymentStatus, WireStatus>> = { authorised: "authorized", cancelled: "canceled" };
/**
 * Returns a payment's status for staff. An order awaiting a payment link is stored with a returned payment, and one on a credit line with a
 * captured one.
 */
export function paymentStatusOf({ status, method }: { status: PaymentStatus; method: string | null }): WireStatus {
  if (status === "returned" && method === "Link") return "unpaid";
  if (status === "captured" && method === "Credit") return "onAccount";
  return americanOf[status] ?? (status as WireStatus);
}

const paying: PaymentStatus[] = ["authorised", "captured", "pending"];
/** Leaves out payment requests whose link was used to pay. */
const shownPayments = (payments: OrderDetails["payments"]): OrderDetails["payments"] =>
  payments.some((one) => one.requestId !== null && paying.includes(one.status))
    ? payments.filter((one) => one.method !== "Link")
    : payments;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const addressOf = (address: Order["deliveryAddress"]) => address && { ...address, kind: address.kind ?? ("residential" as const) };

/** Converts an order to the form for staff, with names in their language. */
export function toOfficeOrder(details: OrderDetails, stores: Store[], language: Language): OfficeOrder {
  const { order, payments } = details;
  const store = stores.find((one) => one.id === order.pickupPlaceId);
  return {
    orderNo: order.orderNo,
    status: statusOf(order),
    placedAt: (order.placedAt ?? order.reservedAt).toISOString(),
    finishedAt: isoOf(order.finishedAt),
    canceledAt: isoOf(order.canceledAt),
    language: order.language as Language,
    customer: {
      firstName: order.firstName,
      lastName: order.lastName,
      company: order.company,
      email: order.email,
      phone: order.phone,
      businessAccount: order.businessAccount,
    },
    deliveryAddress: addressOf(order.deliveryAddress),
    billingAddress: addressOf(order.billingAddress),
    pickupStore: store ? { code: store.code, name: store.texts[language].name } : null,
    pickupPerson: order.pickupPerson,
    earlierNo: order.earlierNo,
    purchaseOrderNo: order.purchaseOrderNo,
    jobName: order.jobName,
    deliveries: deliveriesOf(order),
    lines: details.lines.map((line) => toLine(details, line, stores, language)),
    currency: order.currency,
    goodsCents: order.goodsCents,
    discountCents: order.discountCents,
    promotions: details.promotions.map(({ name, ...promotion }) => ({ ...promotion, name: name[language] })),
    deliveryCents: order.deliveryCents,
    taxes: order.taxes,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    payments: shownPayments(payments).map(toPayment),
    derivation: storedDerivation(order.derivation),
    moneyBackCents: moneyBackOf(details.moneyBack, details.refunds),
    promiseMoves: details.promiseMoves.map(toPromiseMove),
    delays: openDelays(details.delayLines),
    shipments: details.events.filter((one) => one.kind === "shipped").map((one) => toShipment(details, one)),
    refunds: details.refunds.map((one) => toRefund(details, one)),
    returns: details.returns.map(({ id, announcedAt, receivedAt, ...one }) => ({
      ...one,
      returnNo: id,
      announcedAt: announcedAt.toISOString(),
      receivedAt: isoOf(receivedAt),
    })),
    replacements: details.replacements.map(toReplacement),
    notes: details.notes.map((one) => ({ ...one, at: one.at.toISOString(), answeredAt: one.answeredAt?.toISOString() ?? null })),
    events: details.events.map((one) => toEvent(details, one)),
  };
}

/**
 * Returns refunded and pending cents: refunds and disputes at the provider that haven't failed, and refunds that the provider hasn't
 * received yet. Voided payments don't count.
 */
export function moneyBackOf(
  moneyBack: { state: string; amountCents: number; providerRef: string }[],
  refunds: { state: string; amountCents: number; creditCents: number; providerRef: string | null }[],
): number {
  const known = new Set(moneyBack.map((one) => one.providerRef));
  const atProvider = moneyBack.filter((one) => one.state !== "failed");
  const ours = refunds.filter((one) => one.state === "requested" || one.state === "done");
  const partOf = (refund: (typeof ours)[number]): number => (known.has(refund.providerRef ?? "") ? refund.creditCents : refund.amountCents);
  return atProvider.reduce((sum, one) => sum + one.amountCents, 0) + ours.reduce((sum, one) => sum + partOf(one), 0);
}

function toLine(
  { order, lots, progress, refunds, refundLines, returns }: OrderDetails,
  line: OrderDetails["lines"][number],
  stores: Store[],
  language: Language,
): OfficeOrder["lines"][number] {
  const done = progress.find((one) => one.lineId === line.id);
  const picture = storedPicture(line.picture);
  const failed = new Set(refunds.filter((one) => one.state === "failed").map((one) => one.id));
  const refunded = refundLines.filter((one) => one.orderLineId === line.id && !failed.has(one.refundId));
  return {
    lineId: line.id,
    itemNo: line.itemNo,
    name: line.name,
    detail: line.detail,
    piece: picture && pieceImage(picture, storedFormat(line.format)),
    quantity: line.quantity,
    sellUnit: line.sellUnit,
    area: line.area,
    fulfilment: line.fulfilment,
    promisedOn: line.promisedOn,
    promiseReason: reasonIn(line.promiseReason, stores, language),
    unitPriceCents: line.unitPriceCents,
    goodsCents: line.goodsCents,
    discountCents: line.discountCents,
    taxCents: line.taxCents,
    refundedCents: refunded.reduce((sum, one) => sum + one.goodsCents + one.taxCents + one.deliveryCents, 0),
    recipient: line.recipient,
    lots: lots
      .filter((lot) => lot.orderLineId === line.id)
      .map(({ code, shade, caliber, place, quantity }) => ({ code, shade, caliber, place, quantity })),
    earlierLot: line.earlierLot,
    rooms: line.rooms,
    picked: done?.picked ?? 0,
    ready: done?.ready ?? 0,
    shipped: done?.shipped ?? 0,
    delivered: done?.delivered ?? 0,
    canceled: done?.canceled ?? 0,
    returned: done?.returned ?? 0,
    returnsToStock: order.earlierNo === null ? line.fulfilment !== "ELTR" : movesStock(line),
    leftToReturn: done ? leftToReturn(done, returns) : 0,
    refunded: (done?.refundedCanceled ?? 0) + (done?.refundedShipped ?? 0),
  };
}

type Event = OrderDetails["events"][number];

const deliveriesOf = ({ delivery, sampleDelivery }: Order): OfficeOrder["deliveries"] =>
  (["goods", "samples"] as const).flatMap((group) => {
    const promise = group === "goods" ? delivery : sampleDelivery;
    if (!promise) return [];
    const { service, name, cents, discountCents = 0, charges = [], from, until, liftgate } = promise;
    return [{ group, service, ...(name && { name }), cents, discountCents, charges, from, until, liftgate }];
  });

const toPayment = (payment: OrderDetails["payments"][number]): OfficeOrder["payments"][number] => ({
  provider: payment.provider,
  providerRef: payment.providerId,
  method: payment.method,
  status: paymentStatusOf(payment),
  amountCents: payment.amountCents,
  brand: payment.brand,
  last4: payment.last4,
  dueOn: payment.dueOn,
});

const toPromiseMove = (one: OrderDetails["promiseMoves"][number]): OfficeOrder["promiseMoves"][number] => ({
  at: one.at.toISOString(),
  by: one.by,
  lineId: one.lineId,
  itemNo: one.itemNo,
  fromOn: one.fromOn,
  toOn: one.toOn,
  reason: one.reason as DelayReason,
  note: one.detail?.note ?? null,
  outcome: one.delayId === null ? "none" : (one.outcome ?? "asked"),
});

function toReplacement(replacement: OrderDetails["replacements"][number]): OfficeOrder["replacements"][number] {
  const {
    id,
    orderId: _,
    lotId: __,
    productId: ___,
    name: ____,
    fulfilment: _____,
    placeId: ______,
    createdAt,
    endedAt,
    ...rest
  } = replacement;
  return { ...rest, replacementNo: id, createdAt: createdAt.toISOString(), endedAt: isoOf(endedAt) };
}

const toEvent = (details: OrderDetails, event: Event): OfficeOrder["events"][number] => ({
  kind: event.kind,
  at: event.at.toISOString(),
  actor: actorOf(event),
  by: event.staffEmail ?? (event.accountEmail || null),
  amountCents: event.amountCents,
  reason: event.detail?.reason ?? null,
  lines: linesOf(details, event),
});

const actorOf = ({ byCustomer, staffEmail }: Event) =>
  byCustomer ? ("customer" as const) : staffEmail ? ("staff" as const) : ("system" as const);

/** Returns the lines of an event, with the units of the step of the same kind. */
function linesOf({ lines, steps }: OrderDetails, event: Event) {
  const kind = event.kind === "refund_requested" ? "canceled" : event.kind;
  return steps
    .filter((step) => step.eventId === event.id && step.kind === kind && step.units > 0)
    .map((step) => ({ lineId: step.orderLineId, itemNo: itemNoOf(lines, step.orderLineId), units: step.units }));
}

const itemNoOf = (lines: OrderDetails["lines"], lineId: number): string => lines.find((line) => line.id === lineId)?.itemNo ?? "";

const toShipment = (details: OrderDetails, event: Event): OfficeOrder["shipments"][number] => ({
  id: event.id,
  at: event.at.toISOString(),
  carrier: event.detail?.carrier ?? null,
  trackingNumber: event.detail?.trackingNumber ?? null,
  trackingUrl: event.detail?.trackingUrl ?? null,
  lines: linesOf(details, event),
});

const toRefund = ({ lines, refundLines }: OrderDetails, refund: OrderDetails["refunds"][number]): OfficeOrder["refunds"][number] => ({
  id: refund.id,
  state: refund.state,
  amountCents: refund.amountCents,
  creditCents: refund.creditCents,
  reason: refund.reason,
  requestedAt: refund.requestedAt.toISOString(),
  endedAt: isoOf(refund.endedAt),
  providerRef: refund.providerRef,
  paidBy: refund.paidBy,
  reference: refund.reference,
  lines: refundLines
    .filter((one) => one.refundId === refund.id)
    .map(({ orderLineId, units }) => ({ lineId: orderLineId, itemNo: itemNoOf(lines, orderLineId), units })),
});
