import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** How far a count is from the papers, in clay unless it agrees. */
export function Difference({ units, sellUnit }: { units: number; sellUnit: string }) {
  const t = useText();
  const unitOf = useTextOr();
  const { signed } = useFormats();
  if (units === 0) return t("goods.agrees");
  return <span className="warn">{`${signed(units)} ${unitOf(`unit.${sellUnit}`, sellUnit, { count: Math.abs(units) })}`}</span>;
}
