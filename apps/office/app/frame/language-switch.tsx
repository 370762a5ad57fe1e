import { useRevalidator } from "react-router";
import { other, setLanguage, useLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { useText } from "../i18n/text.ts";

/** Switches the office to the other language, whose name it shows, without losing entered data. */
export function LanguageSwitch({ reloads = true }: { reloads?: boolean }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const target = other[useLanguage()];
  const change = async () => {
    await loadMessages(target);
    setLanguage(target);
    // Names of products come from the API in one language only.
    if (reloads) await revalidate();
  };
  return (
    <button type="button" lang={target} className="bar-button" onClick={() => void change()}>
      {t("frame.otherLanguage")}
    </button>
  );
}
