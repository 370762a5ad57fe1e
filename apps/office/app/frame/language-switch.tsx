import { useRevalidator } from "react-router";
import { other, setLanguage, useLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { useText } from "../i18n/text.ts";

/** Shows the office in the other language, named in that language, without losing what is typed. */
export function LanguageSwitch({ reloads = true }: { reloads?: boolean }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const target = other[useLanguage()];
  const change = async () => {
    await loadMessages(target);
    setLanguage(target);
    // Names of products come from the shop in one language.
    if (reloads) await revalidate();
  };
  return (
    <button type="button" lang={target} className="bar-button" onClick={() => void change()}>
      {t("frame.otherLanguage")}
    </button>
  );
}
