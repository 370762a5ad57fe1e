import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { MaterialGap } from "../../shell/layout/materials/material-gap.tsx";
import { NewList } from "./new-list.tsx";

/** Shown if there is no list yet: how to start one, with a form. */
export function EmptyLists({ faults }: { faults: FormFaults | null | undefined }) {
  const t = useText();
  return (
    <MaterialGap line={t("wishlist.empty")} className="mt-0">
      <p>{t("wishlist.emptyHow")}</p>
      <NewList faults={faults} />
    </MaterialGap>
  );
}
