import type { ExemptionSource, TaxSource } from "@azulejo/database";
import type { PricedLine } from "../../bag/index.ts";
import type { DeliveryGroup } from "../../delivery/index.ts";
import { type AnsweredOrder, answeredParts } from "./answered-taxes.rules.ts";
import { type DatedTaxRate, sumTaxes, type TaxLine, type TaxPart, taxPart, taxSources } from "./tax.rules.ts";

/** The taxable amounts at one place. */
export interface PlaceTax {
  /** Null until the place is known, or when it has no tax row. */
  rates: DatedTaxRate[] | null;
  /** The state or province for which the tax table has no row. */
  unknownIn: string | null;
  exemption: ExemptionSource | null;
}

const untaxed: PlaceTax = { rates: [], unknownIn: null, exemption: null };

/** The places of taxation: deliveries at their destination, picked-up lines at their store. */
export interface OrderPlaces {
  delivered: PlaceTax;
  pickedUp: PlaceTax;
  /** A tax service's answers with their day, used instead of the rates. Missing if the tables apply. */
  answered?: (AnsweredOrder & { on: string }) | null;
  /** Why the tax service gave no answer. */
  fault?: TaxFault | null;
}

export type TaxFault = "unavailable" | "address";

export interface OrderTax {
  /** Whether every line's place has a tax row. */
  isKnown: boolean;
  untaxedPlace: string | null;
  ofLine: Map<number, number>;
  taxes: TaxLine[];
  /** Each tax of a line or of deliveries. */
  parts: TaxPart[];
  sources: TaxSource[];
  exemptions: ExemptionSource[];
  cents: number;
}

type TaxedLine = Pick<PricedLine, "goodsCents"> & { line: Pick<PricedLine["line"], "lineId" | "fulfilment"> };

/** Taxes delivered lines at their destination, picked-up lines at their store, and gift cards nowhere. */
export function taxOrder(lines: TaxedLine[], deliveries: { group: DeliveryGroup; cents: number }[], places: OrderPlaces): OrderTax {
  const { delivered, pickedUp, answered } = places;
  const placeOf = ({ line }: TaxedLine) => (line.fulfilment === "ELTR" ? untaxed : line.fulfilment === "PKUP" ? pickedUp : delivered);
  const answerTo = ({ line }: TaxedLine) => answered?.ofLine.get(line.lineId);
  const partsOfLine = (line: TaxedLine): TaxPart[] => {
    const what = { on: "goods", lineId: line.line.lineId } as const;
    const [cents, answer] = [line.goodsCents ?? 0, answerTo(line)];
    if (answered && answer) return answeredParts(what, cents, answer, answered.on);
    return (placeOf(line).rates ?? []).map((rate) => taxPart(what, cents, rate));
  };
  const partsOfDelivery = ({ group, cents }: { group: DeliveryGroup; cents: number }): TaxPart[] => {
    const what = { on: "delivery", lineId: null } as const;
    const answer = answered?.ofDelivery.get(group);
    if (answered && answer) return answeredParts(what, cents, answer, answered.on);
    return (delivered.rates ?? []).filter((rate) => rate.taxesDelivery).map((rate) => taxPart(what, cents, rate));
  };
  const ofLine = lines.map((line) => [line.line.lineId, partsOfLine(line)] as const);
  const parts = [...ofLine.flatMap(([, own]) => own), ...deliveries.flatMap(partsOfDelivery)];
  const undecided = lines.filter((line) => !answerTo(line)).map(placeOf);
  const taxes = sumTaxes(parts);
  return {
    isKnown: undecided.every((place) => place.rates !== null),
    untaxedPlace: undecided.find((place) => place.unknownIn !== null)?.unknownIn ?? null,
    ofLine: new Map(ofLine.map(([lineId, own]) => [lineId, own.reduce((sum, one) => sum + one.cents, 0)])),
    taxes,
    parts,
    sources: taxSources(parts),
    exemptions: [...new Set(lines.map(placeOf).flatMap((place) => place.exemption ?? []))],
    cents: taxes.reduce((sum, one) => sum + one.cents, 0),
  };
}
