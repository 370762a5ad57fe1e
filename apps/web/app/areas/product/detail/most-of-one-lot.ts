import type { Variant } from "@azulejo/contract/areas/product.ts";
import { joined } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { textOr } from "../../../i18n/text.ts";
import type { DetailData } from "./detail-data.ts";

type Option = NonNullable<DetailData["availability"]>["options"][number];

/** Whether pieces are laid side by side, so that differences between lots are visible. */
export const isLaid = ({ kind, areaPerUnit }: Pick<Variant, "kind" | "areaPerUnit">): boolean => kind === "item" && areaPerUnit !== null;

/** Returns the values for a sentence about the most units from one lot. */
export const lotValues = (lot: NonNullable<Option["oneLot"]>, sellUnit: string, language: Language) => ({
  quantity: lot.available,
  unit: textOr(language, `unit.${sellUnit}`, sellUnit, { count: lot.available }),
  lot: lot.code,
  places: joined(
    lot.places.map((place) => place.name),
    language,
  ),
});
