import { useText } from "../../i18n/text.ts";

/** The submit button of a bag form for browsers without scripts; with scripts, the form is sent whenever something changes. */
export function UpdateButton() {
  const t = useText();
  return (
    <noscript>
      <button type="submit" className="min-h-11 underline">
        {t("bag.update")}
      </button>
    </noscript>
  );
}
