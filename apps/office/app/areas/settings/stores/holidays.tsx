import { Button } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../../i18n/text.ts";
import { SettingField } from "../draft/setting-field.tsx";
import type { Draft } from "../draft/use-draft.ts";

/** Days on which all stores are closed, with their names in both languages. */
export function Holidays({ draft }: { draft: Draft }) {
  const t = useText();
  const { holidays } = draft.typed.storefront;
  const path = ["storefront", "holidays"];
  return (
    <>
      <ul className="setting-rows" aria-label={t("settings.path.storefront.holidays")}>
        {holidays.map((_, at) => (
          <li key={at}>
            <SettingField draft={draft} path={[...path, at, "date"]} type="date" />
            <SettingField draft={draft} path={[...path, at, "name", "en"]} lang="en" />
            <SettingField draft={draft} path={[...path, at, "name", "es"]} lang="es" />
            <button
              type="button"
              className="icon-button row-end"
              aria-label={t("settings.removeHoliday", { row: at + 1 })}
              onClick={() =>
                draft.set(
                  path,
                  holidays.filter((_row, other) => other !== at),
                )
              }
            >
              <Icon of={Close} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button type="button" look="tool" onClick={() => draft.set(path, [...holidays, { date: "", name: { en: "", es: "" } }])}>
          {t("settings.addHoliday")}
        </Button>
      </div>
    </>
  );
}
