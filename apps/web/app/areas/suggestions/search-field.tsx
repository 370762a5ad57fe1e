import { useEffect, useId, useState } from "react";
import { Form, useFetcher, useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import type { loader } from "./suggestions.resource.ts";

const PAUSE_MS = 150;

/** A plain search form that, with scripts, suggests while one types; the browser's own list keeps it accessible. */
export function SearchField({ large = false }: { large?: boolean }) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState("");
  const fetcher = useFetcher<typeof loader>();
  const { load } = fetcher;
  useEffect(() => {
    if (typed.trim().length < 2) return;
    const timer = setTimeout(() => void load(`/${language}/suggestions?q=${encodeURIComponent(typed)}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, language, load]);
  const found = fetcher.data;
  return (
    <Form method="get" action={`/${language}/search`} role="search" className="flex w-full">
      <label htmlFor={id} className="sr-only">
        {t("shell.search")}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        list={`${id}-list`}
        defaultValue={parameters.get("q") ?? ""}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t("shell.searchHint")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={120}
        className={`min-w-0 grow border border-ink-soft bg-paper px-4 text-base text-ink ${large ? "min-h-14" : "min-h-11"}`}
      />
      <datalist id={`${id}-list`}>
        {found?.suggestions.map((one) => (
          <option key={one.text} value={one.text} />
        ))}
        {found?.products.map((one) => (
          <option key={one.code} value={one.name} />
        ))}
      </datalist>
      <button type="submit" className="shrink-0 bg-glaze px-5 text-on-glaze hover:bg-glaze-deep">
        {t("shell.searchButton")}
      </button>
    </Form>
  );
}
