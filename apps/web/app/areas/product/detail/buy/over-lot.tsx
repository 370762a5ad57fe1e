import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { isLaid, lotValues } from "../most-of-one-lot.ts";
import type { Offer } from "./use-offer.ts";
import type { Way } from "./ways-to-receive.tsx";

/** Says beside the quantity that it needs more than one lot, and how many units one lot has. */
export function OverLot({ selected, units, offer, way }: { selected: Variant; units: number; offer: Offer; way: Way }) {
  const t = useText();
  const language = useLanguage();
  const option = offer.availability?.options.find((one) => one.fulfilment === way);
  const lot = option?.oneLot;
  const isOver = lot && isLaid(selected) && units > lot.available && units <= option.available;
  return (
    <p aria-live="polite" className="tabular text-small text-clay not-empty:pb-2">
      {isOver && t("detail.overLot", lotValues(lot, selected.sellUnit, language))}
    </p>
  );
}
