import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { useText } from "../../i18n/text.ts";
import { useShellData } from "../../shell/shell-data.ts";

/** What the shop takes back of a line's goods, for how long and at what fee. */
export function ReturnRule({ rule }: { rule: BagLine["returnRule"] }) {
  const t = useText();
  const { returns } = useShellData().settings;
  return rule === "full_boxes"
    ? t("returns.full_boxes", { days: returns?.days ?? 0, percent: returns?.restockingPercent ?? 0 })
    : t(`returns.${rule}`);
}
