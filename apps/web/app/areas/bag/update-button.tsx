import { useText } from "../../i18n/text.ts";

/** Sends a form of the bag without scripts; with scripts it is sent as soon as something changes. */
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
