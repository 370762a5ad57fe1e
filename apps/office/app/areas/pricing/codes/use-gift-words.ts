import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Promotion } from "./promotion.ts";

/** Returns a function that describes a promotion's discount: `10% off`, `Buy 10, get 1`. */
export function useGiftWords(): (promotion: Pick<Promotion, "kind" | "value" | "free">) => string {
  const t = useText();
  const { money, figure } = useFormats();
  return ({ kind, value, free }) => {
    const amount = value ?? 0;
    switch (kind) {
      case "percentage":
        return t("codes.gives.percentage", { percent: figure(amount) });
      case "amount":
        return t("codes.gives.amount", { amount: money(Math.round(amount * 100)) });
      case "freeFreight":
        return t("codes.kind.freeFreight");
      case "freeSample":
        return t("codes.gives.freeSample", { count: amount });
      case "buyGet":
        return t("codes.gives.buyGet", { buy: amount, get: free ?? 0 });
    }
  };
}
