import "virtual:words/content";
import { content, storeCalls } from "@azulejo/contract";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { ProductWall } from "../../product/list/wall/product-wall.tsx";
import { type SearchTab, SearchTabs } from "../../product/search/search-tabs.tsx";
import type { Teaser } from "../journal/teaser.ts";
import { TeaserWall } from "../journal/teaser-wall.tsx";
import type { Route } from "./+types/search-page";
import { StoreResults } from "./store-results.tsx";

const SIZE = 10;

/** Site search results: pages and articles, with matching products. */
export const loader = pageLoader(async (visit) => {
  const { context, language, url, address, notFound } = visit;
  const query = searchText(url.searchParams.get("q") ?? "");
  const at = pageNumber(url.searchParams) ?? notFound();
  const crumbs = [
    { name: text(language, "crumb.home"), href: address("") },
    { name: text(language, "crumb.search-content"), href: address("search/content") },
  ];
  if (query === "") {
    sharePage(context, []);
    return { query, found: null, stores: [], open: "stories" as const, crumbs };
  }
  const [{ stories, ...found }, stores] = await Promise.all([
    callApi(context, language, content.searchPages, { query, page: at, size: SIZE }),
    callApi(context, language, storeCalls.list, { query }),
  ]);
  if (at > Math.max(1, found.pages)) notFound();
  const wantsStores = url.searchParams.get("view") === "stores";
  sharePage(context, ["content", "list", "stories:"]);
  const teasers: Teaser[] = stories.map(({ uuid, title, description, path, date, image }) => ({
    uuid,
    title,
    description,
    href: address(path),
    date,
    image: image ? { id: null, filename: image.replace(/^https?:\/\/[^/]+(?=\/assets\/)/, ""), alt: "" } : null,
    section: null,
  }));
  const open: SearchTab = (wantsStores || found.total === 0) && stores.length > 0 ? "stores" : "stories";
  return { query, found: { ...found, teasers }, stores, open, crumbs };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const query = loaderData?.query;
  const title = root && (query ? text(root.language, "searchContent.title", { query }) : text(root.language, "searchContent.heading"));
  return headOf({ root, location, title, noindex: true });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { query, found, stores, open, crumbs } = loaderData;
  const nothing = found !== null && found.total === 0 && found.products.total === 0 && stores.length === 0;
  return (
    <>
      <header className="page">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-6 text-title">{query ? t("searchContent.title", { query }) : t("searchContent.heading")}</h1>
        {!found && (
          <search>
            <form action={address("search/content")} method="get" className="mt-6 flex max-w-xl items-end gap-3">
              <div className="grow">
                <Field label={t("searchContent.field")} name="q" type="search" />
              </div>
              <Button type="submit">{t("shell.searchButton")}</Button>
            </form>
          </search>
        )}
        {found && (
          <p role="status" className="sr-only">
            {t("searchContent.found", { stories: found.total, products: found.products.total, query })}
          </p>
        )}
        {found && (
          <div className="mt-6">
            <SearchTabs
              query={query}
              open={open}
              counts={{ products: found.products.total, stories: found.total, stores: stores.length }}
            />
          </div>
        )}
        {nothing && found.suggestions.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-4">
            <span>{t("searchContent.tryThese")}</span>
            {found.suggestions.map((one) => (
              <a key={one.text} href={`${address("search/content")}?q=${encodeURIComponent(one.text)}`}>
                {one.text}
              </a>
            ))}
          </p>
        )}
      </header>
      {open === "stores" && <StoreResults stores={stores} />}
      {open === "stories" && found && found.teasers.length > 0 && <FoundStories query={query} found={found} />}
      {found && found.products.cards.length > 0 && <FoundProducts query={query} {...found.products} />}
    </>
  );
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function FoundProducts({ query, cards, total }: Found["products"] & { query: string }) {
  const t = useText();
  const address = useAddress();
  return (
    <section aria-labelledby="found-products" className="mt-14">
      <h2 id="found-products" className="page mb-4 text-lead">
        {t("searchContent.products")}
      </h2>
      <ProductWall products={{ value: cards }} view="wall" root={useShellData()} below />
      <p className="page mt-4">
        <a href={`${address("search")}?q=${encodeURIComponent(query)}`}>{t("searchContent.allProducts", { count: total })}</a>
      </p>
    </section>
  );
}

function FoundStories({ query, found }: { query: string; found: Found }) {
  const t = useText();
  const address = useAddress();
  const here = (page: number) =>
    `${address("search/content")}?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`;
  return (
    <section aria-labelledby="found-stories" className="mt-8">
      <h2 id="found-stories" className="page mb-4 text-lead">
        {t("searchContent.stories")}
      </h2>
      <TeaserWall teasers={found.teasers} heading="h3" priority />
      {found.pages > 1 && (
        <nav aria-label={t("journal.pages")} className="page tabular mt-6 flex flex-wrap items-center gap-6">
          {found.page > 1 && <a href={here(found.page - 1)}>{t("journal.previous")}</a>}
          <span>{t("journal.page", { page: found.page, pages: found.pages })}</span>
          {found.page < found.pages && <a href={here(found.page + 1)}>{t("journal.next")}</a>}
        </nav>
      )}
    </section>
  );
}
