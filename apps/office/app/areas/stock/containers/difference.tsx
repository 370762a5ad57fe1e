import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** The difference between a count and the packing list, in a warning color unless it is zero. */
export function Difference({ units, sellUnit }: { units: number; sellUnit: string }) {
  const t = useText();
  const unitOf = useTextOr();
  const { signed } = useFormats();
  if (units === 0) return t("goods.agrees");
  return <span className="warn">{`${signed(units)} ${unitOf(`unit.${sellUnit}`, sellUnit, { count: Math.abs(units) })}`}</span>;
}
