import { useText } from "../../../i18n/text.ts";
import type { Difference } from "./merge.ts";
import { useSettingWords } from "./use-setting-words.ts";

/** Saved and new values side by side. @param label names the table */
export function SettingDifferences({ differences, label }: { differences: readonly Difference[]; label: string }) {
  const t = useText();
  const { nameOf, written } = useSettingWords();
  return (
    <table className="setting-differences">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t("settings.setting")}</th>
          <th scope="col">{t("settings.before")}</th>
          <th scope="col">{t("settings.after")}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{nameOf(path)}</th>
            <td data-label={t("settings.before")} className="soft">
              {written(before, path)}
            </td>
            <td data-label={t("settings.after")}>{written(after, path)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
