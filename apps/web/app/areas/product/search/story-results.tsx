import "virtual:words/content";
import "virtual:words/list";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { SearchTabs } from "./search-tabs.tsx";

export interface StoryResults {
  total: number;
  /** Number of stores whose name or address matches. */
  stores: number;
  stories: { uuid: string; title: string; description: string; href: string }[];
}

interface Props {
  found: StoryResults;
  query: string;
}

/** The other kinds of results, as tabs above the products of a search. */
export function StoryResultLinks({ found, query }: Props) {
  return <SearchTabs query={query} open="products" counts={{ products: null, stories: found.total, stores: found.stores }} />;
}

/** Pages and articles with descriptions, shown when a search finds no product. */
export function StoryResultList({ found, query }: Props) {
  const t = useText();
  return (
    <section aria-labelledby="found-stories" className="mt-8">
      <h2 id="found-stories" className="text-lead">
        {t("list.storiesFound")}
      </h2>
      <ul className="mt-4 max-w-3xl">
        {found.stories.map((story) => (
          <li key={story.uuid} className="border-t border-joint py-4">
            <a href={story.href} className="font-medium">
              {story.title}
            </a>
            <p className="mt-1 text-ink-soft text-small">{story.description}</p>
          </li>
        ))}
        <AllStories found={found} query={query} />
      </ul>
    </section>
  );
}

function AllStories({ found, query }: Props) {
  const t = useText();
  const address = useAddress();
  if (found.total <= found.stories.length) return null;
  return (
    <li>
      <a href={`${address("search/content")}?q=${encodeURIComponent(query)}`}>{t("list.allStories", { count: found.total })}</a>
    </li>
  );
}
