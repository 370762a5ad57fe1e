import { useEffect, useState } from "react";
import type { SuggestOption } from "../../areas/suggestions/suggest-options.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { closestOption } from "./spelling-match.ts";
import { wordsOf } from "./words-of-path.ts";

const LEAST = 3;

/** Suggests pages whose names are similar to a missing address. Shows nothing if none is similar enough. */
export function SpellingHelp({ pathname }: { pathname: string }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const [meant, setMeant] = useState<{ text: string; path: string } | null>(null);
  const words = wordsOf(pathname);
  useEffect(() => {
    if (words.length < LEAST || /^\d+$/.test(words)) return;
    let isCurrent = true;
    void fetch(`/${language}/suggestions?q=${encodeURIComponent(words)}`)
      .then(async (answer): Promise<SuggestOption[]> => (answer.ok ? answer.json() : []))
      .then((options) => {
        const close = closestOption(words, options);
        if (isCurrent && close) setMeant({ text: close.text, path: close.path });
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [words, language]);
  return (
    <p role="status" className="min-h-6">
      {meant && (
        <>
          {t("error.didYouMean")} <a href={address(meant.path)}>{meant.text}</a>
        </>
      )}
    </p>
  );
}
