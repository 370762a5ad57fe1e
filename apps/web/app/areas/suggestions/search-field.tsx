import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { SuggestBoxProps } from "./suggest-box.tsx";

interface Props {
  large?: boolean;
  initial?: string;
  /** Whether a popover that contains the field opens with the focus in it. */
  opensFocused?: boolean;
}

/** A plain search form; the suggestion box loads when the visitor is about to type, and replaces the field. */
export function SearchField({ large = false, initial = "", opensFocused = false }: Props) {
  const t = useText();
  const address = useAddress();
  const own = useId();
  // The header's fields need fixed ids, because their HTML is reused on all pages.
  const id = large ? own : opensFocused ? "search-in-sheet" : "search-in-bar";
  const [parameters] = useSearchParams();
  const plain = useRef<HTMLInputElement>(null);
  const [Box, setBox] = useState<ComponentType<SuggestBoxProps> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isRequested = useRef(false);
  const query = parameters.get("q") ?? initial;

  const enhance = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // If loading fails, the plain field stays, which searches just as well.
    void import("./suggest-box.tsx").then(({ SuggestBox }) => setBox(() => SuggestBox)).catch(() => {});
  };
  // React omits the attribute, so it is set here. Without it the field gets the focus only after the popover has opened, and the first
  // letters are lost.
  useEffect(() => {
    if (opensFocused) form.current?.querySelector("input")?.setAttribute("autofocus", "");
  });
  // The field may already have the focus when the scripts run.
  useEffect(() => {
    if (plain.current !== null && plain.current === document.activeElement) enhance();
  });
  const field = {
    id,
    name: "q",
    placeholder: t("shell.searchHint"),
    autoComplete: "off",
    enterKeyHint: "search",
    maxLength: 120,
    className: `search-input ${large ? "min-h-14" : "min-h-11"}`,
  } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself
    <form
      ref={form}
      method="get"
      action={address("search")}
      role="search"
      aria-label={t(large ? "shell.searchPage" : "shell.search")}
      className="flex w-full"
    >
      <label htmlFor={id} className="sr-only">
        {t("shell.search")}
      </label>
      <div className="relative min-w-0 grow">
        <Icon of={Search} className="search-lens" />
        {Box ? (
          <Box
            key={query}
            field={field}
            initial={plain.current?.value ?? query}
            focused={plain.current !== null && plain.current === document.activeElement}
          />
        ) : (
          <input key={query} {...field} ref={plain} type="search" defaultValue={query} onFocus={enhance} onPointerEnter={enhance} />
        )}
      </div>
      {large && (
        <button type="submit" className="shrink-0 bg-glaze px-5 text-on-glaze hover:bg-glaze-deep">
          {t("shell.searchButton")}
        </button>
      )}
    </form>
  );
}
