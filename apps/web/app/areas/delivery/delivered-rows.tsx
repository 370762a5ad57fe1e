import "virtual:words/delivered";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import type { ReactNode } from "react";
import { money, shortDay, weight } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

interface Props {
  price: DeliveredPrice;
  /** Rows for the items and their promotions; the bag passes its own. */
  goods?: ReactNode;
  /** The row for a free-freight discount. */
  freightDiscount?: ReactNode;
}

/** The parts of a delivered price as rows of a `dl`: items, freight with its pallets and days, parcel for samples, and tax. */
export function DeliveredRows({ price, goods, freightDiscount }: Props) {
  const t = useText();
  const language = useLanguage();
  const amount = (cents: number | null) => (cents === null ? "" : money(cents, language, price.currency));
  const { discountCents, deliveryDiscountCents } = price;
  return (
    <>
      {goods ?? (
        <>
          <Row label={t("delivered.goods")} value={amount(price.goodsCents === null ? null : price.goodsCents + (discountCents ?? 0))} />
          {discountCents ? <Row label={t("delivered.discounts")} value={amount(-discountCents)} /> : null}
        </>
      )}
      {price.deliveries.map(({ group, weight: pounds, chosen }) => {
        if (!chosen) return null;
        const name =
          group === "samples"
            ? t("delivered.samples")
            : (chosen.name?.[language] ??
              t(chosen.service === "parcel" ? "delivered.parcel" : chosen.liftgate ? "delivered.freightLiftgate" : "delivered.freight"));
        const load =
          group === "goods" && price.pallets !== null
            ? t("delivered.pallets", { pallets: price.pallets, weight: weight(pounds, language) })
            : weight(pounds, language);
        const days = t("delivered.days", { from: shortDay(chosen.from, language), until: shortDay(chosen.until, language) });
        return <Row key={group} label={name} notes={[load, days]} value={amount(chosen.cents)} />;
      })}
      {freightDiscount ??
        (deliveryDiscountCents ? <Row label={t("delivered.freeFreight")} value={amount(-deliveryDiscountCents)} /> : null)}
      {price.exemptions.map(({ province }) => (
        <Row key={province} label={t("delivered.exempt", { place: province })} value={amount(0)} />
      ))}
      {price.taxCents !== null && price.exemptions.length === 0 && <Row label={t("delivered.tax")} value={amount(price.taxCents)} />}
    </>
  );
}

function Row({ label, notes = [], value }: { label: string; notes?: string[]; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {label}
        {notes.map((note) => (
          <span key={note} className="block text-small text-ink-soft">
            {note}
          </span>
        ))}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
