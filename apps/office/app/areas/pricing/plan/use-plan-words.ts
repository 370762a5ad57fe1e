import type { PricePlan } from "@azulejo/contract/areas/office.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { signedAmount, signedPercent } from "./signed-percent.ts";

/** Returns functions that describe a plan's changes and goods. */
export function usePlanWords() {
  const t = useText();
  const { money, percent, list } = useFormats();
  return {
    changeOf: ({ kind, basisPoints, cents }: PricePlan): string => {
      if (kind === "amount" && cents !== null) return t("plan.listBy", { percent: signedAmount(cents, money) });
      if (basisPoints !== null) return t("plan.listBy", { percent: signedPercent(basisPoints / 10_000, percent) });
      return cents === null ? t("plan.fromImport") : t("plan.listAt", { price: money(cents) });
    },
    scopeOf: ({ scope: { of, keys, except } }: PricePlan): string => {
      const all = t(of === "all" ? "plan.of.all" : "plan.of.item");
      const scope = keys.length === 0 ? all : t("plan.scope", { of: t(`plan.of.${of}`), keys: list(keys) });
      return except.length === 0 ? scope : t("plan.scopeExcept", { scope, items: list(except) });
    },
  };
}
