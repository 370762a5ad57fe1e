import { useText } from "../../../i18n/text.ts";
import { faultFor } from "../draft/paths.ts";
import type { Draft } from "../draft/use-draft.ts";

interface Props {
  draft: Draft;
  language: "en" | "es";
  messageKey: string;
  /** The error of the typed text, before anything is saved. */
  problem?: string | undefined;
  /** The standard text, used if the supplier has none of its own. */
  standard?: string;
}

/** The shop's own text for a message. */
export function SupplierWords({ draft, language, messageKey, problem: found, standard }: Props) {
  const t = useText();
  const own = draft.typed.storefront.words[language];
  const label = t("settings.ownWordsIn", { language: t(`settings.language.${language}`), key: messageKey });
  const path = `storefront.words.${language}["${messageKey}"]`;
  const problem = faultFor(draft.faults, path)?.problem ?? found;
  const id = `field-${path}`;
  const change = (typed: string) => {
    const { [messageKey]: _old, ...others } = own;
    draft.set(["storefront", "words", language], typed === "" ? others : { ...others, [messageKey]: typed });
  };
  return (
    <div className="own-words">
      <textarea
        id={id}
        lang={language}
        rows={2}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        placeholder={standard}
        value={own[messageKey] ?? ""}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {problem && (
        <small id={`${id}-error`} className="warn">
          {t("settings.fault", { name: messageKey, problem })}
        </small>
      )}
    </div>
  );
}
