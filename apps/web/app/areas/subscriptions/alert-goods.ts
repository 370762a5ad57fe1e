import type { StockAlert } from "@azulejo/contract/areas/stock-alert/stock-alert.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";

type Goods = Pick<StockAlert, "name" | "detail" | "units" | "sellUnit" | "store">;

/** Returns a function that writes the goods of a request: `12 boxes of Porcelain Gray, 12 × 24 in, for delivery`. */
export function useAlertGoods(): (goods: Goods) => string {
  const t = useText();
  const language = useLanguage();
  return ({ name, detail, units, sellUnit, store }) =>
    t("stockAlert.goods", {
      quantity: unitCount(units, sellUnit, language),
      goods: [name, detail].filter(Boolean).join(", "),
      way: store === null ? "delivery" : "pickup",
      store: store ?? "",
    });
}
