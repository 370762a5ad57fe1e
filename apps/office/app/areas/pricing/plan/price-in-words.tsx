import type { ShopPrice } from "@azulejo/contract/areas/office.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** A list price; below it, the sale price and its dates. */
export function PriceInWords({ price }: { price: ShopPrice }) {
  const t = useText();
  const { money, day } = useFormats();
  const { listCents, saleCents, saleFrom, saleUntil } = price;
  const days = [saleFrom && t("plan.fromDay", { day: day(saleFrom) }), saleUntil && t("plan.untilDay", { day: day(saleUntil) })];
  return (
    <span>
      {money(listCents)}
      {saleCents !== null && <small>{[t("plan.saleAt", { price: money(saleCents) }), ...days].filter(Boolean).join(" ")}</small>}
    </span>
  );
}
