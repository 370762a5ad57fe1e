import { Icon } from "@azulejo/ui/icon.tsx";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Form, useFetcher, useLocation, useNavigate } from "react-router";
import { useText, useTo } from "../i18n/text.tsx";
import type { loader } from "../areas/resources/suggestions.ts";

const WAIT_MS = 150;

interface Choice {
  text: string;
  href: string;
  group: "words" | "listing" | "product";
}

/** Search as a plain form; with script it suggests while one types (combobox with a list). */
export function SearchBox({ large = false, label }: { large?: boolean; label?: string }) {
  const t = useText();
  const to = useTo();
  const navigate = useNavigate();
  const id = useId();
  const location = useLocation();
  const fetcher = useFetcher<typeof loader>({ key: id });
  const [text, setText] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { load } = fetcher;
  const action = to("_/suggestions");

  useEffect(() => {
    if (!open || text.trim().length < 2) return;
    const timer = setTimeout(() => load(`${action}?${new URLSearchParams({ q: text.trim() })}`), WAIT_MS);
    return () => clearTimeout(timer);
  }, [open, text, action, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the list
  useEffect(() => setOpen(false), [location.key]);

  const found = text.trim().length >= 2 ? fetcher.data : undefined;
  const choices: Choice[] = found
    ? [
        ...found.suggestions.map(({ text: words }) => ({ text: words, href: to(`search?${new URLSearchParams({ q: words })}`), group: "words" as const })),
        ...found.listings.map(({ name, slug }) => ({ text: name, href: to(`product/list/${slug}/`), group: "listing" as const })),
        ...found.products.map(({ name, slug }) => ({ text: name, href: to(`product/detail/${slug}`), group: "product" as const })),
      ]
    : [];
  const shown = open && choices.length > 0;
  const groups = { words: null, listing: t("shell.suggestListings"), product: t("shell.suggestProducts") };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return setOpen(false);
    if (!shown) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + 1 + step + choices.length + 1) % (choices.length + 1) - 1);
    }
    const choice = choices[active];
    if (event.key === "Enter" && choice) {
      event.preventDefault();
      setOpen(false);
      navigate(choice.href);
    }
  }

  return (
    <Form role="search" action={to("search")} className="relative" onSubmit={() => setOpen(false)}>
      <label htmlFor={`${id}i`} className={label ? "mb-2 block font-medium" : "sr-only"}>
        {label ?? t("shell.searchLabel")}
      </label>
      <div className={`flex border border-ink-soft bg-paper ${large ? "min-h-14" : "min-h-11"}`}>
        <input
          id={`${id}i`}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          placeholder={t("shell.searchPlaceholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}l`}
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          className={`min-w-0 flex-1 bg-transparent px-3 text-ellipsis text-ink placeholder:text-ink-soft ${large ? "text-lead" : ""}`}
        />
        <button type="submit" aria-label={t("shell.search")} className="grid min-w-11 place-items-center text-ink">
          <Icon name="search" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {shown && t("shell.suggestions", { count: choices.length })}
      </p>
      <ul
        id={`${id}l`}
        role="listbox"
        aria-label={t("shell.searchLabel")}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-50 max-h-[70vh] overflow-y-auto border border-t-0 border-ink-soft bg-paper text-ink"
      >
        {choices.map(({ text: words, href, group }, turn) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as the pattern asks
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
          <li
            key={group + href}
            id={`${id}${turn}`}
            role="option"
            aria-selected={turn === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => navigate(href)}
            className="flex min-h-11 items-center justify-between gap-4 px-3 py-2 hover:bg-wall aria-selected:bg-joint"
          >
            <span>{words}</span>
            {groups[group] && <span className="text-note text-ink-soft">{groups[group]}</span>}
          </li>
        ))}
      </ul>
    </Form>
  );
}
