import { ShopError } from "@azulejo/contract";
import type { CarrierShipment } from "@azulejo/extend/carrier.ts";
import type { Work } from "../../../context.ts";
import type { LineUnits } from "../../order/index.ts";
import type { Offered } from "./booking.repository.ts";

/** A rate that a service offered for units of an order, which staff get sealed, so that they book what they saw. */
export interface CarrierQuote {
  orderNo: number;
  storefrontId: number;
  provider: string;
  offered: Offered;
  lines: LineUnits[];
  shipment: CarrierShipment;
}

const PURPOSE = "carrier:";

export const sealQuote = ({ seal }: Pick<Work, "seal">, quote: CarrierQuote): string => seal.seal(PURPOSE + JSON.stringify(quote));

/** Opens the quote of an order. @throws office_carrier_rate if it isn't one of this order and service */
export function openQuote({ seal, storefront, carriers }: Pick<Work, "seal" | "storefront" | "carriers">, orderNo: number, sealed: string) {
  const plain = seal.open(sealed);
  if (!plain?.startsWith(PURPOSE)) throw new ShopError("office_carrier_rate");
  const quote = JSON.parse(plain.slice(PURPOSE.length)) as CarrierQuote;
  if (quote.orderNo !== orderNo || quote.storefrontId !== storefront.id || !carriers.some(({ name }) => name === quote.provider))
    throw new ShopError("office_carrier_rate");
  return quote;
}
