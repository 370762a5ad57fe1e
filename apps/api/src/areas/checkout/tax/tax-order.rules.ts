import type { ExemptionSource, TaxSource } from "@azulejo/database";
import type { PricedLine } from "../../bag/index.ts";
import { type DatedTaxRate, lineTax, sumTaxes, type TaxLine, type TaxPart, taxPart, taxSources } from "./tax.rules.ts";

/** What is taxed at one place. */
export interface PlaceTax {
  /** Null until the place is known, or when it has no tax row. */
  rates: DatedTaxRate[] | null;
  /** The state or province without a tax row. */
  unknownIn: string | null;
  exemption: ExemptionSource | null;
}

const untaxed: PlaceTax = { rates: [], unknownIn: null, exemption: null };

/** What is taxed where: deliveries at their destination, picked-up lines at their store. */
export interface OrderPlaces {
  delivered: PlaceTax;
  pickedUp: PlaceTax;
}

export interface OrderTax {
  /** Whether every line's place has a tax row. */
  isKnown: boolean;
  untaxedPlace: string | null;
  ofLine: Map<number, number>;
  taxes: TaxLine[];
  sources: TaxSource[];
  exemptions: ExemptionSource[];
  cents: number;
}

type TaxedLine = Pick<PricedLine, "goodsCents"> & { line: Pick<PricedLine["line"], "lineId" | "fulfilment"> };

/** Taxes delivered lines at their destination, picked-up lines at their store, and gift cards nowhere. */
export function taxOrder(lines: TaxedLine[], deliveries: { cents: number }[], { delivered, pickedUp }: OrderPlaces): OrderTax {
  const placeOf = ({ line }: TaxedLine) => (line.fulfilment === "ELTR" ? untaxed : line.fulfilment === "PKUP" ? pickedUp : delivered);
  const parts: TaxPart[] = [];
  const ofLine = new Map<number, number>();
  for (const line of lines) {
    const rates = placeOf(line).rates ?? [];
    const cents = line.goodsCents ?? 0;
    ofLine.set(line.line.lineId, lineTax(cents, rates));
    for (const rate of rates) parts.push(taxPart("goods", cents, rate));
  }
  for (const rate of (delivered.rates ?? []).filter((one) => one.taxesDelivery)) {
    for (const { cents } of deliveries) parts.push(taxPart("delivery", cents, rate));
  }
  const places = lines.map(placeOf);
  const taxes = sumTaxes(parts);
  return {
    isKnown: places.every((place) => place.rates !== null),
    untaxedPlace: places.find((place) => place.unknownIn !== null)?.unknownIn ?? null,
    ofLine,
    taxes,
    sources: taxSources(parts),
    exemptions: [...new Set(places.flatMap((place) => place.exemption ?? []))],
    cents: taxes.reduce((sum, one) => sum + one.cents, 0),
  };
}
