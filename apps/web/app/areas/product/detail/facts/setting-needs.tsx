import "virtual:words/setting";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import { wholeFeet } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { settingNeeds } from "./setting.rules.ts";

/** A square foot in units of 1e-4 square feet. */
const AREA_SCALE = 10_000;

/** About how much mortar and grout the shopper's quantity of tile needs. */
export function SettingNeeds({ selected, units }: { selected: Variant; units: number }) {
  const t = useText();
  const language = useLanguage();
  const area = (selected.areaPerUnit ?? 0) * units;
  const needs = settingNeeds(selected, area / AREA_SCALE);
  if (!needs) return null;
  const { mortarPounds, mortarBags, notch, groutPounds } = needs;
  return (
    <dl className="tabular mt-3 grid gap-1 pr-6 text-small">
      <dt className="font-medium">{t("setting.mortarFor", { area: wholeFeet(area, language) })}</dt>
      <dd>{t("setting.mortarNeed", { pounds: mortarPounds, bags: mortarBags, trowel: t(`setting.notch.${notch}`) })}</dd>
      <dt className="mt-2 font-medium">{t("setting.grout", { area: wholeFeet(area, language) })}</dt>
      <dd>{t("setting.groutNeed", { pounds: groutPounds })}</dd>
    </dl>
  );
}
