import type { customer, Language, ValueOf } from "@azulejo/contract";
import type { PaymentMethod } from "@azulejo/contract/areas/checkout.ts";
import type { DeliveryPromise, PaymentStatus } from "@azulejo/database";
import { addDays, todayOf } from "../../../domain/day.ts";
import { readReason } from "../../../domain/orders/promise-reason.rules.ts";
import { storedDerivation, storedFormat, storedPicture } from "../../../domain/orders/stored-values.rules.ts";
import type { OpenDelayLine } from "../../order/index.ts";
import type { Store } from "../../store/index.ts";
import type { ReceiptRows } from "./receipt.repository.ts";

export type Receipt = ReturnType<typeof toReceipt>;

interface Terms {
  claimDays: number;
  /** The storefront's time zone, for the order's date where no day was promised. */
  timezone: string;
}

/** Converts an order to its receipt, for the page and the email. */
export function toReceipt(
  { order, lines, lots, promotions, payments, mandate, isOwed }: ReceiptRows,
  stores: Store[],
  { claimDays, timezone }: Terms,
) {
  const language = order.language as Language;
  const store = stores.find((one) => one.id === order.pickupPlaceId);
  const placedAt = order.placedAt ?? order.reservedAt;
  const derivation = storedDerivation(order.derivation);
  const lastPromise =
    lines
      .flatMap((line) => line.promisedOn ?? [])
      .sort()
      .at(-1) ?? todayOf(placedAt, timezone);
  return {
    orderNo: order.orderNo,
    earlierNo: order.earlierNo,
    receiptId: order.receiptKey,
    placedAt: placedAt.toISOString(),
    language,
    email: order.email,
    firstName: order.firstName,
    lastName: order.lastName,
    phone: order.phone,
    company: order.company,
    deliveryAddress: order.deliveryAddress && { ...order.deliveryAddress, kind: order.deliveryAddress.kind ?? "residential" },
    billingAddress: order.billingAddress && { ...order.billingAddress, kind: order.billingAddress.kind ?? "residential" },
    pickupStore: store ? toPickupStore(store, language) : null,
    pickupPerson: order.pickupPerson,
    purchaseOrderNo: order.purchaseOrderNo,
    jobName: order.jobName,
    deliveries: [...promiseOf("goods", order.delivery), ...promiseOf("samples", order.sampleDelivery)],
    lines: lines.map((line) => toLine(line, lots, stores, language)),
    currency: order.currency,
    goodsCents: order.goodsCents,
    discountCents: order.discountCents,
    deliveryCents: order.deliveryCents,
    promotions: promotions.map(({ name, ...promotion }) => ({ ...promotion, name: name[language] })),
    taxes: order.taxes,
    exemptions: derivation?.exemptions ?? [],
    deliveredQuote: derivation?.quote ? { ...derivation.quote, timezone } : null,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    payments: payments.map(({ method, status, ...payment }) => ({
      ...payment,
      method: method as PaymentMethod,
      state: stateOf(status, isOwed),
    })),
    mandate,
    derivation,
    wantsAccount: order.wantsAccount,
    claimUntil: addDays(lastPromise, claimDays),
  };
}

const toPickupStore = ({ code, texts, street, city, state, postalCode, phone }: Store, language: Language) => ({
  code,
  name: texts[language].name,
  street,
  city,
  state,
  postalCode,
  phone,
});

const toLine = (line: ReceiptRows["lines"][number], lots: ReceiptRows["lots"], stores: Store[], language: Language) => ({
  itemNo: line.itemNo,
  name: line.name,
  detail: line.detail,
  quantity: line.quantity,
  sellUnit: line.sellUnit,
  area: line.area,
  unitPriceCents: line.unitPriceCents,
  goodsCents: line.goodsCents,
  discountCents: line.discountCents,
  fulfilment: line.fulfilment,
  promisedOn: line.promisedOn,
  promiseReason: reasonIn(line.promiseReason, stores, language),
  lots: line.earlierLot
    ? [{ code: line.earlierLot, shade: null, quantity: line.quantity }]
    : lotsOf(lots.filter((lot) => lot.orderLineId === line.id)),
  rooms: line.rooms,
  picture: storedPicture(line.picture),
  format: storedFormat(line.format),
  warnings: line.warnings,
  recipient: line.recipient,
});

function stateOf(status: PaymentStatus, isOwed: boolean): "paid" | "pending" | "returned" | "replaced" {
  if (status === "returned") return isOwed ? "returned" : "replaced";
  return status === "pending" ? "pending" : "paid";
}

/** Returns a stored reason with its place's name, or the place's code if it no longer exists. */
export function reasonIn(stored: string | null, stores: Store[], language: Language) {
  const reason = readReason(stored);
  return reason && { ...reason, name: stores.find((one) => one.code === reason.place)?.texts[language].name ?? reason.place };
}

/** Groups the lines of open questions about a delay by question. */
export const openDelays = (lines: OpenDelayLine[]) =>
  [...Map.groupBy(lines, (line) => line.delayId)].flatMap(([delayId, [first, ...others]]) => {
    if (!first) return [];
    const { promisedOn, answerOn } = first;
    return [{ delayId, promisedOn, answerBy: answerOn, lineIds: [first, ...others].map((one) => one.lineId) }];
  });

/** Returns one row per lot, most units first. Buyers don't see where it was stored. */
function lotsOf(rows: ReceiptRows["lots"]) {
  const lots = [...Map.groupBy(rows, (row) => row.code).values()].map(([first, ...others]) => ({
    code: first?.code ?? "",
    shade: first?.shade ?? null,
    quantity: others.reduce((sum, row) => sum + row.quantity, first?.quantity ?? 0),
  }));
  return lots.sort((a, b) => b.quantity - a.quantity);
}

function promiseOf(group: "goods" | "samples", promise: DeliveryPromise | null) {
  if (!promise) return [];
  const { service, name, cents, discountCents = 0, charges = [], from, until, liftgate } = promise;
  return [{ group, service, ...(name && { name }), cents, discountCents, charges, from, until, liftgate }];
}

/** Returns the receipt for a caller with hidden prices. The amount of a payment authorization stays. */
export const withoutMoney = (
  receipt: Receipt,
): Omit<ValueOf<typeof customer.receipt>, "progress" | "isCanceled" | "cancelableBy" | "delays" | "shipments" | "refundedCents"> => ({
  ...receipt,
  lines: receipt.lines.map((line) => ({ ...line, unitPriceCents: null, goodsCents: null, discountCents: null })),
  deliveries: receipt.deliveries.map((one) => ({
    ...one,
    cents: null,
    discountCents: null,
    charges: one.charges.map((charge) => ({ ...charge, cents: null })),
  })),
  promotions: receipt.promotions.map((one) => ({ ...one, discountCents: null, deliveryDiscountCents: null })),
  goodsCents: null,
  discountCents: null,
  deliveryCents: null,
  taxes: [],
  deliveredQuote: null,
  derivation: null,
  taxCents: null,
  totalCents: null,
  mandate: null,
  payments: receipt.payments.map((one) => ({ ...one, amountCents: null })),
});
