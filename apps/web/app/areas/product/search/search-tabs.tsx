import { tabClass } from "@azulejo/ui/tabs.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

export type SearchTab = "products" | "stories" | "stores";

interface Props {
  query: string;
  open: SearchTab;
  /** Number of results of each kind; null if not known yet. */
  counts: Record<SearchTab, number | null>;
}

/** The kinds of results, each with its own address. Kinds without results are left out, except the open one. */
export function SearchTabs({ query, open, counts }: Props) {
  const t = useText();
  const address = useAddress();
  const q = encodeURIComponent(query);
  const tabs: { tab: SearchTab; href: string }[] = [
    { tab: "products", href: `${address("search")}?q=${q}` },
    { tab: "stories", href: `${address("search/content")}?q=${q}` },
    { tab: "stores", href: `${address("search/content")}?q=${q}&view=stores` },
  ];
  return (
    <nav aria-label={t("searchContent.kinds")} className="overflow-x-auto border-b border-joint">
      <ul className="flex gap-6">
        {tabs
          .filter(({ tab }) => tab === open || counts[tab] !== 0)
          .map(({ tab, href }) => (
            <li key={tab}>
              <a href={href} aria-current={tab === open ? "page" : undefined} className={tabClass(tab === open)}>
                {t(`searchContent.tab.${tab}`)}
                {counts[tab] !== null && <span className="tabular text-small text-ink-soft">{counts[tab]}</span>}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
