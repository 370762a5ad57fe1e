import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import type { DetailData } from "../detail-data.ts";
import { isLaid, lotValues } from "../most-of-one-lot.ts";

/** The most units from one lot and where it is; for a delivery too, where that comes from another lot. */
export function MostOfLots({ availability, selected }: { availability: DetailData["availability"]; selected: Variant }) {
  const t = useText();
  const language = useLanguage();
  const lotOf = (way: string) => availability?.options.find((one) => one.fulfilment === way)?.oneLot ?? null;
  const picked = lotOf("PKUP");
  const delivered = lotOf("DLVR");
  if (!picked || !isLaid(selected)) return null;
  const isOther = delivered && (delivered.code !== picked.code || delivered.available !== picked.available);
  return (
    <div className="tabular mt-3 text-small">
      <p>{t("detail.mostOfLot", lotValues(picked, selected.sellUnit, language))}</p>
      {isOther && <p className="text-ink-soft">{t("detail.mostOfLotDelivered", lotValues(delivered, selected.sellUnit, language))}</p>}
    </div>
  );
}
