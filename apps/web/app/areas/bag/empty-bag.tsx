import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";
import { MaterialGap } from "../../shell/layout/materials/material-gap.tsx";

/** Shows that the bag is empty, below the reason why an item couldn't be added, if any. */
export function EmptyBag({ refusal }: { refusal?: string | undefined }) {
  const t = useText();
  return (
    <>
      {refusal && (
        <div className="mb-10">
          <Notice kind="alert">{refusal}</Notice>
        </div>
      )}
      <MaterialGap title={t("bag.title")} line={t("bag.emptyLine")}>
        <p>{t("bag.empty")}</p>
      </MaterialGap>
    </>
  );
}
