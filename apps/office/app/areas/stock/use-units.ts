import { useText, useTextOr } from "../../i18n/text.ts";

/** Returns a function that writes a number of sell units with their unit: "80 boxes". */
export function useUnits() {
  const t = useText();
  const unitOf = useTextOr();
  return (count: number, sellUnit: string): string =>
    t("line.units", { count, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: Math.abs(count) }) });
}
