import type { customer, Language, Picture, ValueOf } from "@azulejo/contract";
import type { DeliveryPromise } from "@azulejo/database";
import { addDays, todayOf } from "../../../domain/day.ts";
import type { Store } from "../../storelocator/index.ts";
import type { ReceiptRows } from "./receipt.repository.ts";

export type Receipt = ReturnType<typeof toReceipt>;

interface Terms {
  claimDays: number;
  /** The storefront's time zone; its date counts where nothing was promised. */
  timezone: string;
}

/** Converts an order to its receipt, for the page and the email. */
export function toReceipt({ order, lines, lots, payment }: ReceiptRows, stores: Store[], { claimDays, timezone }: Terms) {
  const language = order.language as Language;
  const store = stores.find((one) => one.id === order.pickup_place_id);
  const placedAt = order.placed_at ?? order.reserved_at;
  const lastPromise =
    lines
      .flatMap((line) => line.promised_on ?? [])
      .sort()
      .at(-1) ?? todayOf(placedAt, timezone);
  return {
    orderNo: order.order_no,
    receiptId: order.receipt_key,
    placedAt: placedAt.toISOString(),
    language,
    email: order.email,
    firstName: order.first_name,
    lastName: order.last_name,
    phone: order.phone,
    company: order.company,
    deliveryAddress: order.delivery_address && { ...order.delivery_address, kind: order.delivery_address.kind ?? "residential" },
    billingAddress: order.billing_address && { ...order.billing_address, kind: order.billing_address.kind ?? "residential" },
    pickupStore: store
      ? {
          code: store.code,
          name: store.texts[language].name,
          street: store.street,
          city: store.city,
          state: store.state,
          postalCode: store.postalCode,
          phone: store.phone,
        }
      : null,
    deliveries: [...promiseOf("goods", order.delivery), ...promiseOf("samples", order.sample_delivery)],
    lines: lines.map((line) => ({
      itemNo: line.item_no,
      name: line.name,
      detail: line.detail,
      quantity: line.quantity,
      sellUnit: line.sell_unit,
      area: line.area,
      unitPriceCents: line.unit_price_cents,
      goodsCents: line.goods_cents,
      fulfilment: line.fulfilment,
      promisedOn: line.promised_on,
      lots: lots.filter((lot) => lot.order_line_id === line.id).map(({ code, shade, quantity }) => ({ code, shade, quantity })),
      picture: line.picture as Picture | null,
      warnings: line.warnings,
      recipient: line.recipient,
    })),
    currency: order.currency,
    goodsCents: order.goods_cents,
    deliveryCents: order.delivery_cents,
    taxes: order.taxes,
    taxCents: order.tax_cents,
    totalCents: order.total_cents,
    payment,
    wantsAccount: order.wants_account,
    claimUntil: addDays(lastPromise, claimDays),
  };
}

function promiseOf(group: "goods" | "samples", promise: DeliveryPromise | null) {
  if (!promise) return [];
  const { service, cents, from, until, liftgate } = promise;
  return [{ group, service, cents, from, until, liftgate }];
}

/** Returns the receipt for a caller with hidden prices. */
export const withoutMoney = (receipt: Receipt): ValueOf<typeof customer.receipt> => ({
  ...receipt,
  lines: receipt.lines.map((line) => ({ ...line, unitPriceCents: null, goodsCents: null })),
  deliveries: receipt.deliveries.map((one) => ({ ...one, cents: null })),
  goodsCents: null,
  deliveryCents: null,
  taxes: [],
  taxCents: null,
  totalCents: null,
});
