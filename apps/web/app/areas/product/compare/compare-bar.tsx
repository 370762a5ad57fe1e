// @bundle compare
import "virtual:words/list";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect } from "react";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useCompareChoice } from "./compare-choice.ts";

export const COMPARE_FORM = "compare";

/** The form that a list's compare checkboxes belong to. Without scripts it is below the list; with scripts it appears when needed. */
export function CompareBar() {
  const t = useText();
  const address = useAddress();
  const { itemNos, clear } = useCompareChoice();
  // The button is in the filters, whose code loads later.
  useEffect(() => {
    const show = ({ target }: Event) => {
      if ((target as Element).closest(".compare-pick")) document.documentElement.toggleAttribute("data-compare");
    };
    document.addEventListener("click", show);
    return () => document.removeEventListener("click", show);
  }, []);
  return (
    <form
      id={COMPARE_FORM}
      method="get"
      action={address("product/compare")}
      className={`compare-choice ${itemNos.length > 0 ? "sticky" : ""}`}
    >
      <p role="status">{itemNos.length === 0 ? t("compare.hint") : t("compare.chosen", { count: itemNos.length })}</p>
      <Button type="submit" look="quiet">
        {t("compare.open")}
      </Button>
      {itemNos.length > 0 && (
        <button type="button" onClick={clear} className="min-h-8 underline">
          {t("compare.clear")}
        </button>
      )}
    </form>
  );
}
