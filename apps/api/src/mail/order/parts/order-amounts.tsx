import type { Language, OfficeOrder } from "@azulejo/contract";
import type { UsedExemption } from "@azulejo/contract/tax-exemption.ts";
import { text } from "../../../messages/index.ts";
import { Amount, taxName } from "./amount.tsx";

interface Props {
  /** Amounts are after discounts. */
  order: Pick<OfficeOrder, "goodsCents" | "discountCents" | "deliveries" | "taxes" | "totalCents" | "currency" | "promotions"> & {
    exemptions: UsedExemption[];
  };
  language: Language;
}

/** An order's amounts as rows that add up: lines and deliveries before discounts, each discount by name, taxes, total. */
export function OrderAmounts({ order, language }: Props) {
  const { goodsCents, discountCents, deliveries, taxes, exemptions, totalCents, currency, promotions } = order;
  const amount = (label: string, cents: number) => ({ label, cents, currency, language });
  const discounts = (key: "discountCents" | "deliveryDiscountCents") =>
    promotions.filter((one) => one[key] > 0).map((one) => <Amount key={one.code} {...amount(one.name, -one[key])} />);
  return (
    <>
      <Amount {...amount(text(language, "mail.receipt.goods"), goodsCents + discountCents)} />
      {discounts("discountCents")}
      {deliveries.map(({ group, service, name, cents, discountCents: off, charges }) => (
        <Amount
          key={group}
          {...amount(
            name?.[language] ?? text(language, group === "samples" ? "mail.receipt.samplesBy" : `mail.receipt.service.${service}`),
            cents + off - charges.reduce((sum, one) => sum + one.cents, 0),
          )}
        />
      ))}
      {deliveries.flatMap(({ charges }) =>
        charges.map(({ kind, cents }) => <Amount key={kind} {...amount(text(language, `mail.receipt.charge.${kind}`), cents)} />),
      )}
      {discounts("deliveryDiscountCents")}
      {taxes.map((tax) => (
        <Amount key={tax.name} {...amount(taxName(tax.name, language), tax.cents)} />
      ))}
      {exemptions.map(({ province, certificateNo }) => (
        <Amount key={province} {...amount(text(language, "mail.receipt.exempt", { place: province, number: certificateNo }), 0)} />
      ))}
      <Amount {...amount(text(language, "mail.receipt.total"), totalCents)} strong />
    </>
  );
}
