import { Document, Grid, Icon, Pin, Search, Sliders } from "@azulejo/ui/icon.tsx";
import { useCombobox } from "downshift";
import { type InputHTMLAttributes, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { pieceCrop } from "../../media/picture-rules.ts";
import { useAddress } from "../../routing/use-address.ts";
import { rememberSearch } from "./last-searches.ts";
import { SearchStart } from "./search-start.tsx";
import type { SuggestOption } from "./suggest-options.ts";
import type { loader } from "./suggestions.resource.ts";

/** Id of the field in the phone's search sheet, which fills the screen. */
const IN_SHEET = "search-in-sheet";
const PAUSE_MS = 120;
const LEAST = 2;
const icons = { words: Search, filter: Sliders, listing: Grid, series: Grid, product: Grid, store: Pin, story: Document } as const;
const SWATCH = { widthMm: 300, heightMm: 300 };

export interface SuggestBoxProps {
  field: InputHTMLAttributes<HTMLInputElement>;
  /** The text in the plain field that this one replaces. */
  initial: string;
  focused: boolean;
}

/**
 * The search field as a combobox: arrow keys highlight an option, Enter opens it, or if none is highlighted searches for the typed text.
 */
export function SuggestBox({ field, initial, focused }: SuggestBoxProps) {
  const t = useText();
  const address = useAddress();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, options } = useSuggestions(initial);
  const box = useCombobox<SuggestOption>({
    items: options,
    ...(field.id && { inputId: field.id }),
    inputValue: typed,
    initialIsOpen: focused && initial.trim().length >= LEAST,
    itemToString: (one) => one?.text ?? "",
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? t("search.options", { count: options.length }) : ""),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) void navigate(address(selectedItem.path));
    },
  });
  useLayoutEffect(() => {
    if (!focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(initial.length, initial.length);
  }, [focused, initial]);
  useEffect(() => {
    const form = input.current?.form;
    const remember = () => rememberSearch(input.current?.value ?? "");
    form?.addEventListener("submit", remember);
    return () => form?.removeEventListener("submit", remember);
  }, []);
  const open = box.isOpen && options.length > 0;
  return (
    <>
      <input
        {...field}
        {...box.getInputProps({
          ref: input,
          // The value is set synchronously here; if the state machine set it, the caret would jump to the end.
          onChange: (event) => setTyped(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== "Enter" || box.highlightedIndex >= 0) return;
            // The library would only close the list, so if no option is highlighted, the form searches for the typed text.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            box.closeMenu();
          },
          "aria-label": t("shell.search"),
        })}
        type="search"
      />
      {field.id === IN_SHEET && <SearchStart />}
      <ul {...box.getMenuProps({ "aria-label": t("search.suggestions") })} className={`suggest-list ${open ? "" : "hidden"}`}>
        {options.map((option, index) => (
          <li
            key={option.key}
            {...box.getItemProps({ item: option, index })}
            className={`flex min-h-11 cursor-pointer items-center gap-3 border-t border-joint px-4 py-1 ${box.highlightedIndex === index ? "bg-joint" : ""}`}
          >
            <OptionContent {...option} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fetches suggestions while the visitor types, after a short pause; shows those of the latest response. */
function useSuggestions(initial: string) {
  const language = useLanguage();
  const [typed, setTyped] = useState(initial);
  const { load, data } = useFetcher<typeof loader>();
  const query = typed.trim();
  useEffect(() => {
    if (query.length < LEAST) return;
    const timer = setTimeout(() => void load(`/${language}/suggestions?q=${encodeURIComponent(query)}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, language, load]);
  return { typed, setTyped, options: query.length < LEAST ? [] : (data ?? []) };
}

/** A suggestion with its picture or icon, and what it leads to. */
function OptionContent(option: SuggestOption) {
  const t = useText();
  return (
    <>
      {option.picture ? (
        <Picture
          picture={option.picture}
          crop={pieceCrop(option.picture, SWATCH)}
          alt=""
          sizes="40px"
          className="size-10 shrink-0 object-cover"
        />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center text-ink-soft">
          <Icon of={icons[option.kind]} />
        </span>
      )}
      <span className="min-w-0 grow break-words">
        {option.text}
        {option.detail && <span className="tabular block text-small text-ink-soft">{option.detail}</span>}
      </span>
      {option.kind !== "words" && option.kind !== "product" && (
        <span className="shrink-0 text-small text-ink-soft">{t(`search.${option.kind}`)}</span>
      )}
    </>
  );
}
