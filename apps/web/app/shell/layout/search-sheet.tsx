import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SearchField } from "../../areas/suggestions/search-field.tsx";
import { useText } from "../../i18n/text.ts";
import { useHideOnNavigation } from "../browser/hide-on-navigation.ts";

const SHEET = "search-sheet";
const SearchStart = lazy(async () => ({ default: (await import("../../areas/suggestions/search-start.tsx")).SearchStart }));

/** The phone's search: a button that opens the field, with its suggestions down to the edge of the screen. */
export function SearchSheet() {
  const t = useText();
  const { pathname, search } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useHideOnNavigation(sheet, pathname + search);
  // The sheet may have been opened before the scripts came.
  useEffect(() => setOpened(sheet.current?.matches(":popover-open") ?? false), []);
  return (
    <>
      <button type="button" popoverTarget={SHEET} className="shell-tool lg:hidden">
        <Icon of={Search} size={22} />
        <span className="sr-only">{t("shell.searchButton")}</span>
      </button>
      <div ref={sheet} id={SHEET} popover="auto" className="shell-sheet search-sheet" onBeforeToggle={() => setOpened(true)}>
        <div className="p-4">
          <SearchField opensFocused />
        </div>
        {wasOpened && (
          <Suspense>
            <SearchStart key={pathname + search} />
          </Suspense>
        )}
      </div>
    </>
  );
}
