import type { NumberFault, NumberLimits } from "@azulejo/contract/typed/number.ts";
import { useText } from "../i18n/text.ts";

/** Returns a function that explains why a typed number is invalid, for the line beside its field; empty for a valid one. */
export function useNumberWords() {
  const t = useText();
  return (
    fault: NumberFault | null | undefined,
    { min = 0, max = 0 }: NumberLimits,
    of: "number" | "length" | "area" = "number",
  ): string => {
    if (!fault) return "";
    return fault === "unreadable" ? t(`fields.unreadable.${of}`) : t(`fields.number.${fault}`, { min, max });
  };
}
