import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";

/**
 * Proposition 65 and silica warnings: always in both languages, with the warning triangle, wherever the shopper can still decide not to
 * buy.
 */
export function Warnings({ warnings }: { warnings: string[] }) {
  const t = useText();
  const own = useLanguage();
  const known = warnings.filter((one) => one.startsWith("prop65"));
  if (known.length === 0) return null;
  return (
    <div role="note" aria-label={t("warning.title")} className="grid gap-x-12 gap-y-3 border-y border-ink py-5 text-small lg:grid-cols-2">
      {(["en", "es"] as const).map((language) => (
        <div key={language} lang={language}>
          {known.map((one) => (
            <p key={one}>
              <span aria-hidden="true">⚠ </span>
              <strong>{textOr(own, `warning.${language}.word`, "WARNING")}</strong> {textOr(own, `warning.${language}.${one}`, "")}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
