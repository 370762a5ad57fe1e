import type { Variant } from "@azulejo/contract/areas/product.ts";
import { day, money, squareFeet, squareMetres } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { unitCount, unitWord } from "../../../../i18n/units.ts";
import { contractPriceLabel } from "../../contract-price-label.ts";

/** The price per square foot beside the price per sell unit and its coverage; a sale price with its last day. */
export function PriceLine({ selected, units }: { selected: Variant; units: number }) {
  const t = useText();
  const language = useLanguage();
  const { price, areaPerUnit, sellUnit } = selected;
  const unit = unitWord(selected, language, 1);
  if (!price) return <p className="price">{t("price.hidden")}</p>;
  const amount = (cents: number) => money(cents, language, price.currency);
  const [value, basis, before] =
    price.perSqFtCents === null
      ? [price.cents, unit, price.listCents]
      : [price.perSqFtCents, t("detail.sqft"), price.listPerSqFtCents ?? price.listCents];
  const nextBreak = price.breaks.find((step) => step.fromUnits > units && step.cents < price.cents);
  return (
    <div className="price tabular">
      <p className={price.onSale ? "text-clay" : ""}>
        <span className="price-large">{amount(value)}</span> / {basis}
        {(price.onSale || price.own) && (
          <s className="price-before">
            <span className="sr-only">{t("price.was")} </span>
            {amount(before)}
          </s>
        )}
      </p>
      <p className="price-unit">
        {price.perSqFtCents !== null && areaPerUnit
          ? t("detail.perBoxArea", {
              price: amount(price.cents),
              unit,
              area: t("package.areaValue", { feet: squareFeet(areaPerUnit, language), metres: squareMetres(areaPerUnit, language) }),
            })
          : ""}
        {price.own && <span className="block">{contractPriceLabel(price.own, language, t)}</span>}
        {price.onSale && price.saleUntil && (
          <span className="block text-clay">{t("detail.saleUntil", { day: day(price.saleUntil, language) })}</span>
        )}
        {nextBreak && (
          <span className="block">
            {t("detail.break", {
              price: amount(nextBreak.cents),
              unit,
              units: unitCount(nextBreak.fromUnits, sellUnit, language),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
