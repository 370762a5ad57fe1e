import { promiseReason, storedReason } from "../../../domain/orders/promise-reason.rules.ts";
import type { NewOrderLine } from "../placing/new-order.ts";
import type { OrderQuote } from "./order-quote.ts";
import { groupOf, type PlannedDelivery } from "./plan-delivery.ts";

/** Returns the order lines of a quote without problems. */
export function draftLines(quote: OrderQuote): NewOrderLine[] {
  return quote.priced.lines.flatMap(
    ({ line, product, item, unitPriceCents, goodsCents, discountCents, allocation, name, detail, picture, format }) => {
      if (!item || !product || unitPriceCents === null || goodsCents === null) return [];
      const delivered = line.fulfilment === "DLVR" ? deliveryOf(quote.deliveries, item.kind) : null;
      const pickedUp = line.fulfilment === "PKUP";
      return [
        {
          itemId: item.id,
          itemNo: item.itemNo,
          name,
          detail,
          quantity: line.quantity,
          sellUnit: item.sellUnit,
          area: item.areaPerUnit === null ? null : item.areaPerUnit * line.quantity,
          unitPriceCents,
          goodsCents,
          discountCents,
          taxCents: quote.taxOfLine.get(line.lineId) ?? 0,
          fulfilment: line.fulfilment,
          placeId: pickedUp ? (quote.priced.pickupStore?.id ?? null) : null,
          promisedOn: pickedUp ? quote.pickupReadyOn : (delivered?.until ?? null),
          promiseReason: line.fulfilment === "ELTR" ? null : reasonOf(quote.priced, allocation?.parts ?? [], pickedUp),
          picture,
          format,
          warnings: product.warnings,
          recipient: line.recipient,
          bagLineId: line.lineId,
          rooms: allocation?.rooms ?? [],
          parts: line.fulfilment === "ELTR" ? [] : (allocation?.parts ?? []),
          productId: product.id,
        },
      ];
    },
  );
}

function reasonOf({ stores, pickupStore }: OrderQuote["priced"], parts: { placeId: number; quantity: number }[], pickedUp: boolean) {
  const codeOf = (placeId: number) => stores.find((store) => store.id === placeId)?.code ?? "";
  const placed = parts.map(({ placeId, quantity }) => ({ place: codeOf(placeId), quantity })).filter((part) => part.place !== "");
  const reason = promiseReason(placed, pickedUp && pickupStore ? pickupStore.code : null);
  return reason && storedReason(reason);
}

const deliveryOf = (deliveries: PlannedDelivery[], kind: string) => deliveries.find((one) => one.group === groupOf(kind))?.chosen ?? null;
