import * as cell from "./cells.rules.ts";
import { type AddressRecord, readPlace } from "./of-people.rules.ts";
import { type Named, named } from "./records.rules.ts";

/** A quote that another system has sent. */
export interface QuoteRecord extends Named {
  earlierNo: string;
  /** External ids; at least one of business and person is given. */
  business: string | null;
  branch: string | null;
  person: string | null;
  quotedOn: string;
  /** The last day on which it can be accepted. */
  validUntil: string;
  /** The code of the store where it is picked up; null for a delivery. */
  store: string | null;
  /** Where it is delivered; null if all of it is picked up. */
  address: AddressRecord["address"] | null;
  /** The buyer's number; null for that of the person. */
  phone: string | null;
  deliveryService: "parcel" | "freight";
  deliveryDays: number;
  /** Amounts are in cents. */
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
  note: string | null;
}

export interface QuoteLineRecord extends Named {
  /** The quote's external id. */
  quote: string;
  position: number;
  itemNo: string;
  /** 0 for a line that was taken out. */
  quantity: number;
  unitPriceCents: number;
  /** Null for that of the quote. */
  fulfilment: "DLVR" | "PKUP" | "ELTR" | null;
}

const USUAL_DAYS = 7;
const MAX_DAYS = 365;

export const readQuote = (cells: cell.Cells): QuoteRecord => {
  const totalCents = cell.amount(cells, "total");
  const taxCents = cell.money(cells, "tax") ?? 0;
  const deliveryCents = cell.money(cells, "freight") ?? 0;
  const store = cell.optional(cells, "store", 80);
  const isDelivered = cells.at("line1") !== "";
  const quote = {
    ...named(cells),
    earlierNo: cell.optional(cells, "number", 40) ?? cells.at("id"),
    business: cell.optional(cells, "business", 80),
    branch: cell.optional(cells, "branch", 80),
    person: cell.optional(cells, "person", 80),
    quotedOn: cell.requiredDay(cells, "quotedOn"),
    validUntil: cell.requiredDay(cells, "validUntil"),
    store,
    address: isDelivered ? readPlace(cells) : null,
    phone: cell.optional(cells, "phone", 40),
    deliveryService: cell.choice(cells, "service", ["freight", "parcel"]),
    deliveryDays: cells.at("deliveryDays") === "" ? USUAL_DAYS : cell.whole(cells, "deliveryDays", 0, MAX_DAYS),
    ...{ goodsCents: totalCents - taxCents - deliveryCents, deliveryCents, taxCents, totalCents },
    purchaseOrderNo: cell.optional(cells, "purchaseOrder", 40),
    jobName: cell.optional(cells, "job", 80),
    note: cell.optional(cells, "note", 2000),
  };
  if (quote.business === null && quote.person === null) cell.refuse(cells, "business", "is empty, and so is person");
  if (quote.branch !== null && quote.business === null) cell.refuse(cells, "branch", "is for quotes of a business");
  if (store === null && !isDelivered) cell.refuse(cells, "line1", "is empty, and so is store");
  if (quote.validUntil < quote.quotedOn) cell.refuse(cells, "validUntil", "is before quotedOn");
  refuseAmounts(cells, quote);
  return quote;
};

function refuseAmounts(cells: cell.Cells, { taxCents, deliveryCents, goodsCents, totalCents }: QuoteRecord): void {
  if (totalCents < 0) cell.refuse(cells, "total", "is below zero");
  else if (taxCents < 0) cell.refuse(cells, "tax", "is below zero");
  else if (deliveryCents < 0) cell.refuse(cells, "freight", "is below zero");
  else if (goodsCents < 0) cell.refuse(cells, "total", "is less than tax and freight");
}

const ways = { delivery: "DLVR", pickup: "PKUP", email: "ELTR" } as const;

/** A line without an id is identified by its quote and number. */
export const readQuoteLine = (cells: cell.Cells): QuoteLineRecord => {
  const quote = cell.required(cells, "quote", 80);
  const position = cell.whole(cells, "line", 1, 100_000, true);
  const unitPriceCents = cell.amount(cells, "price");
  if (unitPriceCents < 0) cell.refuse(cells, "price", "is below zero");
  const way = cells.at("way") === "" ? null : cell.choice(cells, "way", ["delivery", "pickup", "email"]);
  return {
    externalId: `${quote}/${position}`,
    line: cells.line,
    ...{ quote, position, unitPriceCents },
    itemNo: cell.required(cells, "item", 60),
    quantity: cell.whole(cells, "units", 0, 100_000, true),
    fulfilment: way === null ? null : ways[way],
  };
};
