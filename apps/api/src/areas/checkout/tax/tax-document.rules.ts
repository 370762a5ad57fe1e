import type { ExemptionSource } from "@azulejo/database";
import type { TaxDocument, TaxedItem, TaxPlace } from "@azulejo/extend/tax-service.ts";
import type { PricedBag, PricedLine } from "../../bag/index.ts";
import { chargedOption } from "../quote/delivery-discount.rules.ts";
import { groupOf, type PlannedDelivery } from "../quote/plan-delivery.ts";
import { deliveryRef, lineRef } from "./answered-taxes.rules.ts";
import type { OrderPlaces, PlaceTax } from "./tax-order.rules.ts";

/** The parts of an order that decide its taxes. */
export interface TaxableOrder {
  on: string;
  currency: string;
  /** The business account's id; null for anybody else. */
  customerId: number | null;
  priced: PricedBag;
  deliveries: PlannedDelivery[];
  /** Where it is delivered, as far as that is known. */
  to: TaxPlace | null;
  places: Pick<OrderPlaces, "delivered" | "pickedUp">;
}

type Store = PricedBag["stores"][number];

const placeOfStore = ({ street, city, state, postalCode, country }: Store): TaxPlace => ({
  line1: street,
  city,
  province: state,
  postalCode,
  country,
});

/** Returns the document that asks a tax service about an order; null while no part of it has a place. Gift cards aren't taxed. */
export function taxDocument({ on, currency, customerId, priced, deliveries, to, places }: TaxableOrder): TaxDocument | null {
  const store = priced.pickupStore && placeOfStore(priced.pickupStore);
  const items = [
    ...priced.lines.flatMap((line) => {
      const { fulfilment } = line.line;
      if (fulfilment === "PKUP") return store ? [lineItem(line, store, store, places.pickedUp)] : [];
      return fulfilment === "ELTR" || !to ? [] : [lineItem(line, originOf(line, priced) ?? to, to, places.delivered)];
    }),
    ...deliveries.flatMap((one) => (to ? [deliveryItem(one, priced, to, places.delivered)] : [])),
  ];
  return items.length === 0 ? null : { on, currency, customer: customerId === null ? "guest" : `customer-${customerId}`, items };
}

/** A delivery's origin is the place with most of a line's units, or else the first store that ships. */
function originOf({ allocation }: Pick<PricedLine, "allocation">, { stores }: PricedBag): TaxPlace | null {
  const [most] = [...(allocation?.parts ?? [])].sort((a, b) => b.quantity - a.quantity);
  const store = stores.find(({ id }) => id === most?.placeId) ?? stores.find(({ ships }) => ships);
  return store ? placeOfStore(store) : null;
}

function lineItem({ line, item, goodsCents, name }: PricedLine, from: TaxPlace, to: TaxPlace, place: PlaceTax): TaxedItem {
  return {
    ref: lineRef(line.lineId),
    kind: item?.kind === "sample" ? "sample" : "goods",
    itemNo: item?.itemNo ?? "",
    description: name,
    quantity: line.quantity,
    cents: goodsCents ?? 0,
    taxCode: item?.taxCode ?? null,
    ...{ from, to },
    ...tablesOf(place),
  };
}

function deliveryItem({ group, chosen, options, charges }: PlannedDelivery, priced: PricedBag, to: TaxPlace, place: PlaceTax): TaxedItem {
  const option = chosen ?? options[0];
  const first = priced.lines.find(({ line, item }) => line.fulfilment === "DLVR" && groupOf(item?.kind ?? "item") === group);
  return {
    ref: deliveryRef(group),
    kind: "delivery",
    itemNo: "",
    description: "Delivery",
    quantity: 1,
    cents: option ? chargedOption(group, option, priced.discounts, charges).cents : 0,
    taxCode: null,
    from: (first && originOf(first, priced)) ?? to,
    to,
    ...tablesOf(place),
  };
}

const tablesOf = ({ rates, exemption }: PlaceTax): Pick<TaxedItem, "certificateNo" | "tableRates"> => ({
  certificateNo: certificateOf(exemption),
  tableRates: rates?.map(({ name, ratePpm, taxesDelivery }) => ({ name, ratePpm, taxesDelivery })) ?? null,
});

const certificateOf = (exemption: ExemptionSource | null): string | null => exemption?.certificateNo ?? null;
