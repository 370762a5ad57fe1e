import "virtual:words/samples";
import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { laySample, TRAY, useSampleChoice } from "./sample-choice.ts";

interface Props {
  itemNos: string[];
  /** Looks like a link, and leads to the tray once the samples are in it. */
  isPlain?: boolean;
  className?: string;
}

/** A button that puts the samples of these variants in the tray; hidden once they are all there, and without scripts. */
export function SampleOffer({ itemNos, isPlain = false, className }: Props) {
  const t = useText();
  const { itemNos: laid } = useSampleChoice();
  if (itemNos.every((itemNo) => laid.includes(itemNo)))
    return isPlain ? (
      <span role="status">
        <span className="text-moss">{t("samples.laid")}</span> <a href={`#${TRAY}`}>{t("samples.see")}</a>
      </span>
    ) : null;
  return (
    <Button
      type="button"
      look={isPlain ? "plain" : "quiet"}
      className={`noscript:hidden ${className ?? ""}`}
      onClick={() => {
        for (const itemNo of itemNos) laySample(itemNo);
      }}
    >
      {itemNos.length === 1 ? t("samples.lay") : t("samples.layAll", { count: itemNos.length })}
    </Button>
  );
}
