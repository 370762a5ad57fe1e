import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { type Language, useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";

interface Props {
  warnings: string[];
  /** One line that opens, where the product page has shown them in full. */
  isFolded?: boolean;
}

/** Proposition 65 and silica: always in both languages, with the triangle, wherever the shopper can still decide not to buy. */
export function Warnings({ warnings, isFolded = false }: Props) {
  const t = useText();
  const own = useLanguage();
  const known = warnings.filter((one) => one.startsWith("prop65"));
  if (known.length === 0) return null;
  if (isFolded)
    return (
      <details className="border-y border-joint text-small">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <span>
            <span aria-hidden="true">⚠ </span>
            <strong lang="en">{textOr(own, "warning.en.word", "")}</strong>, <strong lang="es">{textOr(own, "warning.es.word", "")}</strong>
          </span>
          <Icon of={ChevronDown} size={18} className="text-ink-soft" />
        </summary>
        <div className="pb-4">
          <Both known={known} own={own} />
        </div>
      </details>
    );
  return (
    <div role="note" aria-label={t("warning.title")} className="grid gap-x-12 gap-y-3 border-y border-ink py-5 text-small lg:grid-cols-2">
      <Both known={known} own={own} />
    </div>
  );
}

function Both({ known, own }: { known: string[]; own: Language }) {
  return (
    <>
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
    </>
  );
}
