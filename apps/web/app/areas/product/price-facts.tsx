import type { Price } from "@azulejo/contract";
import { day, money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { ownPriceLabel } from "./own-price-label.ts";

/** The price per area beside the price per sell unit; a sale shows its last day. */
export function PriceFacts({ price, sellUnit, large = false }: { price: Price; sellUnit: string; large?: boolean }) {
  const t = useText();
  const language = useLanguage();
  const unit = textOr(language, `unit.${sellUnit}`, sellUnit, { count: 1 });
  const by = price.perSqFtCents;
  return (
    <p className="tabular">
      <span className={`${large ? "text-lead" : "text-base"} ${price.onSale ? "text-clay" : ""}`}>
        {by === null
          ? t("price.perUnit", { price: money(price.cents, language, price.currency), unit })
          : t("price.perSqFt", { price: money(by, language, price.currency) })}
      </span>
      {(price.onSale || price.own) && (
        <s className="ml-2 text-ink-soft">
          <span className="sr-only">{t("price.was")} </span>
          {money(by === null ? price.listCents : (price.listPerSqFtCents ?? price.listCents), language, price.currency)}
        </s>
      )}
      {by !== null && (
        <span className="block text-ink-soft">{t("price.perUnit", { price: money(price.cents, language, price.currency), unit })}</span>
      )}
      {price.own && <span className="block text-small text-ink-soft">{ownPriceLabel(price.own, language, t)}</span>}
      {large && price.onSale && price.saleUntil && (
        <span className="block text-small text-clay">{t("price.saleUntil", { day: day(price.saleUntil, language) })}</span>
      )}
    </p>
  );
}
