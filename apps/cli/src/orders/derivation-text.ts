import type { OfficeOrder } from "@azulejo/contract";
import { amount, joined } from "./formats.ts";

type Derivation = NonNullable<OfficeOrder["derivation"]>;

/** Returns the sources of an order's amounts, one line each. */
export function derivationLines({ on, prices, promotions, deliveries, taxes, exemptions }: Derivation, currency: string): string[] {
  return [
    `by the tables of ${on}`,
    ...prices.map((one, index) =>
      joined([
        `line ${index + 1}: ${one.kind} price`,
        one.fromUnits && `from ${one.fromUnits} units`,
        one.until && `until ${one.until}`,
        `list ${amount(one.listCents, currency)}`,
      ]),
    ),
    ...promotions.map((one) => joined([`${one.code}: ${one.offer.kind}`, one.until && `until ${one.until}`])),
    ...deliveries.map((one) =>
      joined([
        `${one.group} by ${one.service} (${one.why}): ${one.weight / 100} lb`,
        `zone ${one.zone}${one.postalPrefix && ` for ${one.postalPrefix}`}`,
        `${amount(one.rateCents, currency)} up to ${one.upToLb} lb since ${one.rateFrom}`,
        ...(one.charges ?? []).map(
          (charge) => `${charge.kind.replaceAll("_", " ")} ${amount(charge.cents, currency)} since ${charge.from}`,
        ),
      ]),
    ),
    ...taxes.map((one) =>
      joined([
        `${one.name}: ${one.ratePpm / 10_000}% = ${amount(one.cents, currency)}`,
        `on goods ${amount(one.goodsCents, currency)}`,
        one.deliveryCents > 0 && `on delivery ${amount(one.deliveryCents, currency)}`,
        `since ${one.from}`,
      ]),
    ),
    ...exemptions.map((one) => `tax exempt in ${one.province}: certificate ${one.certificateNo}`),
  ];
}
