// @bundle cards
import type { Price } from "@azulejo/contract";
import { money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { contractPriceLabel } from "./contract-price-label.ts";

/** The price per area beside the price per sell unit. */
export function PriceFacts({ price, sellUnit }: { price: Price; sellUnit: string }) {
  const t = useText();
  const language = useLanguage();
  const unit = textOr(language, `unit.${sellUnit}`, sellUnit, { count: 1 });
  const by = price.perSqFtCents;
  const perUnit = t("price.perUnit", { price: money(price.cents, language, price.currency), unit });
  return (
    <p className={price.onSale ? "price on-sale" : "price"}>
      <b>{by === null ? perUnit : t("price.perSqFt", { price: money(by, language, price.currency) })}</b>
      {(price.onSale || price.own) && (
        <s>
          <span className="sr-only">{`${t("price.was")} `}</span>
          {money(by === null ? price.listCents : (price.listPerSqFtCents ?? price.listCents), language, price.currency)}
        </s>
      )}
      {by !== null && <small>{perUnit}</small>}
      {price.own && <small>{contractPriceLabel(price.own, language, t)}</small>}
    </p>
  );
}
