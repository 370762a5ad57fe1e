import type { Picture } from "@azulejo/contract";
import type { Fulfilment, Recipient, SellUnit } from "@azulejo/database";
import type { Allocation } from "../../webshoppingbag/pricing/allocation.rules.ts";
import { groupOf, type PlannedDelivery } from "./plan-delivery.ts";
import type { OrderQuote } from "./quote-order.ts";

/** An order line: a copy of what was agreed, which later catalog changes do not affect. */
export interface OrderLineDraft {
  item_id: number;
  item_no: string;
  name: string;
  detail: string;
  quantity: number;
  sell_unit: SellUnit;
  area: number | null;
  unit_price_cents: number;
  goods_cents: number;
  tax_cents: number;
  fulfilment: Fulfilment;
  place_id: number | null;
  promised_on: string | null;
  promise_reason: string | null;
  picture: Picture | null;
  warnings: string[];
  recipient: Recipient | null;
  bag_line_id: number;
  parts: Allocation["parts"];
  productId: number;
}

/** Returns the lines of a quote without problems. */
export function draftLines(quote: OrderQuote): OrderLineDraft[] {
  return quote.priced.lines.flatMap(({ line, product, item, unitPriceCents, goodsCents, allocation, wire }) => {
    if (!item || !product || unitPriceCents === null || goodsCents === null) return [];
    const delivered = line.fulfilment === "DLVR" ? deliveryOf(quote.deliveries, item.kind) : null;
    const pickedUp = line.fulfilment === "PKUP";
    return [
      {
        item_id: item.id,
        item_no: item.itemNo,
        name: wire.name,
        detail: wire.detail,
        quantity: line.quantity,
        sell_unit: item.sellUnit,
        area: item.areaPerUnit === null ? null : item.areaPerUnit * line.quantity,
        unit_price_cents: unitPriceCents,
        goods_cents: goodsCents,
        tax_cents: quote.taxOfLine.get(line.lineId) ?? 0,
        fulfilment: line.fulfilment,
        place_id: pickedUp ? (quote.priced.pickupStore?.id ?? null) : null,
        promised_on: pickedUp ? quote.pickupReadyOn : (delivered?.until ?? null),
        promise_reason: pickedUp ? "pickup" : delivered && "delivery",
        picture: wire.picture,
        warnings: wire.warnings,
        recipient: line.recipient,
        bag_line_id: line.lineId,
        parts: line.fulfilment === "ELTR" ? [] : (allocation?.parts ?? []),
        productId: product.id,
      },
    ];
  });
}

const deliveryOf = (deliveries: PlannedDelivery[], kind: string) => deliveries.find((one) => one.group === groupOf(kind))?.chosen ?? null;
