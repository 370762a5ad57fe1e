import "virtual:words/samples";
import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { laySample, useSampleChoice } from "./sample-choice.ts";

/** A button that lays the samples of these variants in the tray; nothing once they all lie there, and without scripts. */
export function SampleOffer({ itemNos, className }: { itemNos: string[]; className?: string }) {
  const t = useText();
  const { itemNos: laid } = useSampleChoice();
  if (itemNos.every((itemNo) => laid.includes(itemNo))) return null;
  return (
    <Button
      type="button"
      look="quiet"
      className={`noscript:hidden ${className ?? ""}`}
      onClick={() => {
        for (const itemNo of itemNos) laySample(itemNo);
      }}
    >
      {itemNos.length === 1 ? t("samples.lay") : t("samples.layAll", { count: itemNos.length })}
    </Button>
  );
}
