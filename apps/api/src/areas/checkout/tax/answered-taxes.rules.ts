import type { AnsweredTaxes } from "@azulejo/database";
import type { TaxAnswer, TaxDocument } from "@azulejo/extend/tax-service.ts";
import { partOf } from "../../../domain/orders/line-shares.rules.ts";
import type { DeliveryGroup } from "../../delivery/index.ts";
import { type TaxPart, taxOn } from "./tax.rules.ts";

/** A tax service's answers about an order, without lines that the storefront's own tables tax. */
export interface AnsweredOrder {
  ofLine: Map<number, AnsweredTaxes>;
  ofDelivery: Map<DeliveryGroup, AnsweredTaxes>;
}

export const lineRef = (lineId: number): string => `line:${lineId}`;
export const deliveryRef = (group: DeliveryGroup): string => `delivery:${group}`;

/** Groups an answer by line and delivery. */
export function answeredOrder({ items }: TaxDocument, answer: TaxAnswer): AnsweredOrder {
  const taxesOf = new Map(answer.items.map(({ ref, taxes }) => [ref, taxes]));
  const answered: AnsweredOrder = { ofLine: new Map(), ofDelivery: new Map() };
  for (const { ref, cents } of items) {
    const [kind, name = ""] = ref.split(":");
    const one = { cents, taxes: taxesOf.get(ref) ?? [] };
    if (kind === "line") answered.ofLine.set(Number(name), one);
    else answered.ofDelivery.set(name as DeliveryGroup, one);
  }
  return answered;
}

/**
 * Returns the taxes on an amount: those in the answer if it is for this amount, else taxes at the answered rates on the same share of it.
 * @param on the day of the answer
 */
export function answeredParts(what: Pick<TaxPart, "on" | "lineId">, cents: number, answered: AnsweredTaxes, on: string): TaxPart[] {
  return answered.taxes.map(({ level, jurisdiction, country, province, ratePpm, ...asked }) => {
    const name = `${level}:${jurisdiction}`;
    const isAsked = cents === answered.cents;
    const baseCents = isAsked ? asked.taxableCents : answered.cents === 0 ? cents : partOf(cents, asked.taxableCents, answered.cents);
    const rate = { name, ratePpm, taxesDelivery: true, country, province, postalPrefix: "", from: on };
    return { ...what, name, ratePpm, baseCents, cents: isAsked ? asked.cents : taxOn(baseCents, ratePpm), rate };
  });
}
