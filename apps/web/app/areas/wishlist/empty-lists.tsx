import { useText } from "../../i18n/text.ts";
import { MaterialGap } from "../../shell/layout/materials/material-gap.tsx";

/** A wish list without anything on it. */
export function EmptyLists() {
  const t = useText();
  return (
    <MaterialGap line={t("wishlist.empty")} className="mt-0">
      <p>{t("wishlist.emptyHow")}</p>
    </MaterialGap>
  );
}
