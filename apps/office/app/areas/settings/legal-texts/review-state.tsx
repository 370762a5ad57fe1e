import type { LegalText } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

const names = { en: "settings.termEn", es: "settings.termEs" } as const;

/** Whether somebody has reviewed the published text. */
export function ReviewState({ text: { state, changedLanguages } }: { text: LegalText }) {
  const t = useText();
  const { list } = useFormats();
  return (
    <span>
      <span className={state === "reviewed" ? undefined : "warn"}>{t(`settings.legalState.${state}`)}</span>
      {changedLanguages.length > 0 && <small>{list(changedLanguages.map((language) => t(names[language])))}</small>}
    </span>
  );
}
