import "virtual:words/searches";
import "./search-start.css";
import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { menuLinks } from "../../shell/layout/main-menu.ts";
import { linkAddress } from "../../shell/layout/own-link.ts";
import type { MenuEntry } from "../../shell/menu/entries.ts";
import { EntryImage } from "../../shell/menu/entry-image.tsx";
import { loadMenu } from "../../shell/menu/menu-data.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { forgetSearches, readSearches } from "./last-searches.ts";

/** What the phone's search shows before anything is typed: the latest searches, and the departments with a material picture. */
export function SearchStart() {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const [searches, setSearches] = useState(readSearches);
  const [materials, setMaterials] = useState<Record<string, MenuEntry>>({});
  useEffect(() => {
    void loadMenu(root.language)
      .then(({ entries }) => setMaterials(Object.fromEntries(entries.map((one) => [one.key, one]))))
      .catch(() => {});
  }, [root.language]);
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <div className="search-start">
      {searches.length > 0 && (
        <section aria-labelledby="last-searches">
          <header>
            <h2 id="last-searches">{t("searches.latest")}</h2>
            <button type="button" onClick={forget}>
              {t("searches.clear")}
            </button>
          </header>
          <ul className="last-searches">
            {searches.map((query) => (
              <li key={query}>
                <a href={`${address("search")}?${new URLSearchParams({ q: query })}`}>
                  <Icon of={Search} size={18} />
                  {query}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-departments">
        <header>
          <h2 id="search-departments">{t("shell.departments")}</h2>
        </header>
        <ul className="phone-lines">
          {menuLinks(root).map(({ path, label, listing, isSale }) => (
            <li key={path}>
              <a href={linkAddress(path, address)} className={listing ? undefined : "no-material"}>
                {listing && <EntryImage entry={materials[listing]} width={208} height={106} />}
                <span className={isSale ? "text-clay" : undefined}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
