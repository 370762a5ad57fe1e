import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { useRef } from "react";
import { useLocation } from "react-router";
import { SearchField } from "../../areas/suggestions/search-field.tsx";
import { useText } from "../../i18n/text.ts";
import { useHideOnNavigation } from "../browser/hide-on-navigation.ts";

const SHEET = "search-sheet";

/** The phone's search: a button that opens the field, with suggestions down to the edge of the screen. */
export function SearchSheet() {
  const t = useText();
  const { pathname, search } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  useHideOnNavigation(sheet, pathname + search);
  return (
    <>
      <button type="button" popoverTarget={SHEET} className="shell-tool lg:hidden">
        <Icon of={Search} size={22} />
        <span className="sr-only">{t("shell.searchButton")}</span>
      </button>
      <div ref={sheet} id={SHEET} popover="auto" className="shell-sheet search-sheet">
        <div className="p-4">
          <SearchField opensFocused />
        </div>
      </div>
    </>
  );
}
