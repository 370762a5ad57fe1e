import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { type FoundStories, FoundStoryList } from "../../content/search/found-stories.tsx";

/** Shown when no product matches the filters. */
export function NothingFits() {
  const t = useText();
  return (
    <div className="px-4 py-16 lg:px-6">
      <p className="font-display text-lead">{t("list.empty")}</p>
      <p className="mt-2 text-ink-soft">{t("list.emptyHint")}</p>
      <AllProducts />
    </div>
  );
}

/** Shown when no product matches the search; lists matching pages instead. */
export function NoProducts({ query, found }: { query: string; found: FoundStories | null }) {
  const t = useText();
  return (
    <div className="page pb-16">
      <p role="status">{t("list.noProducts", { query })}</p>
      {found ? <FoundStoryList found={found} query={query} /> : <p className="mt-2 text-ink-soft">{t("list.noProductsHint")}</p>}
      <AllProducts />
    </div>
  );
}

function AllProducts() {
  const t = useText();
  const address = useAddress();
  return (
    <p className="mt-4">
      <a href={address("product/")}>{t("list.seeAll")}</a>
    </p>
  );
}
