import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, type useText } from "../../i18n/text.ts";

interface Lots {
  sellUnit: BagLine["sellUnit"];
  lots: { code: string; quantity: number }[];
}

/** Names the units from each lot, such as "30 boxes of lot A23, 6 boxes of lot B07". */
export const lotParts = ({ sellUnit, lots }: Lots, language: Language, t: ReturnType<typeof useText>): string =>
  lots
    .map(({ code, quantity }) =>
      t("product.lotPart", { quantity, unit: textOr(language, `unit.${sellUnit}`, sellUnit, { count: quantity }), lot: code }),
    )
    .join(", ");
