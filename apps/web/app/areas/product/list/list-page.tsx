import { product } from "@azulejo/contract";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { useNavigation, useSearchParams } from "react-router";
import { Blocks, BlocksProvider } from "../../../blocks/blocks.tsx";
import type { Language } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { type ShellData, shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { FOUND_STORIES_TAGS, findStories } from "../../content/search/found-stories.server.ts";
import { FoundStoryLinks } from "../../content/search/found-stories.tsx";
import { CompareBar } from "../compare/compare-bar.tsx";
import type { Route } from "./+types/list-page";
import { AppliedFilters } from "./applied-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { isNarrowed, readChoices } from "./list-address.ts";
import { ListPager } from "./list-pager.tsx";
import { readListingStory } from "./listing-story.server.ts";
import { NoProducts, NothingFits } from "./no-products.tsx";
import { ProductWall } from "./product-wall.tsx";
import { SortMenu } from "./sort-menu.tsx";

/** Loads the listing or search of the address, with the chosen filters. */
export const loader = pageLoader(async (visit) => {
  const { context, language, record, rest, url } = visit;
  const isSearch = record.id === "search";
  const isListing = record.guards.includes("product-list-page");
  const listing = isListing ? rest : record.id === "product-sale" ? "sale" : undefined;
  const choices = readChoices(url.searchParams);
  const list = await callApi(context, language, product.list, {
    ...(listing && { listing }),
    ...(choices.query && { query: choices.query }),
    filters: choices.filters,
    price: choices.price,
    ...(choices.stock && { inStockAt: choices.stock }),
    sort: choices.sort,
    page: choices.page,
  });
  // The listing's story is shown only on its first, unfiltered page.
  const plain = !isSearch && choices.page === 1 && url.search === "";
  const own = record.id === "product-sale" ? "product/sale" : (list.listing?.path ?? "");
  const { story, tags } = plain || visit.preview ? await readListingStory(visit, own) : { story: null, tags: [] };
  const found = isSearch && choices.query && plainSearch(url) ? await findStories(visit, choices.query) : null;
  sharePage(context, ["list", ...list.products.map((one) => `product:${one.code}`), ...tags, ...(found ? FOUND_STORIES_TAGS : [])]);
  const slugs = isListing ? list.listing?.slugs : undefined;
  return {
    list,
    choices,
    isSearch,
    story,
    found,
    preview: visit.preview,
    ...(slugs && { paths: mapValues(slugs, (slug) => `product/list/${slug}/`) }),
  };
});

/** Pages are shown with the products of a search until it is filtered, sorted or paged. */
const plainSearch = (url: URL): boolean => [...url.searchParams.keys()].every((name) => name === "q");

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const titleOf = (language: Language, { list, isSearch, story }: ListData): string =>
  story?.content.title ||
  list.listing?.title ||
  (isSearch && list.query
    ? text(language, "list.searchTitle", { query: list.query })
    : text(language, isSearch ? "list.searchHeading" : "list.allTitle"));

function crumbsOf(root: ShellData, data: ListData): Crumb[] {
  const { list, isSearch } = data;
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return [
    { name: text(root.language, "crumb.home"), href: address("") },
    ...(list.listing?.ancestors ?? []).map((one) => ({ name: one.name, href: address(`product/list/${one.slug}/`) })),
    {
      name: list.listing?.name ?? titleOf(root.language, data),
      href: address(list.listing ? `product/list/${list.listing.slugs[root.language]}/` : isSearch ? "search" : "product/"),
    },
  ];
}

type ListData = Awaited<ReturnType<typeof loader>>;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { list, isSearch } = loaderData;
  const [first] = list.products;
  return headOf({
    root,
    location,
    title: titleOf(root.language, loaderData),
    description: loaderData.story?.content.description || list.listing?.intro,
    crumbs: crumbsOf(root, loaderData),
    noindex: isSearch || loaderData.preview,
    paths: loaderData.paths,
    picture: first?.picture && { picture: first.picture, alt: first.name },
  });
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { list, choices, isSearch, story } = loaderData;
  const [parameters] = useSearchParams();
  const pending = useNavigation().state === "loading";
  const { language } = root;
  const heading = titleOf(language, loaderData);
  const around = splitBody(story?.content.body ?? []);
  const intro = story?.content.intro || list.listing?.intro;
  return (
    <>
      <div className="page pb-8 pt-6">
        <Breadcrumbs crumbs={crumbsOf(root, loaderData)} />
        <h1 className="mt-6 max-w-4xl text-title">{heading}</h1>
        {intro && <p className="mt-3 max-w-2xl text-ink-soft">{intro}</p>}
        {loaderData.found && list.total > 0 && <FoundStoryLinks found={loaderData.found} query={list.query ?? ""} />}
        {list.corrected && <p className="mt-3">{t("list.corrected", { query: list.corrected })}</p>}
        {list.listing && list.listing.children.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-small">
            {list.listing.children.map((child) => (
              <li key={child.slug}>
                <a href={address(`product/list/${child.slug}/`)}>{child.name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {story && around.above.length > 0 && (
        <BlocksProvider data={story.data} root={root} preview={loaderData.preview}>
          <div className="-mt-4 mb-8">
            <Blocks blocks={around.above} />
          </div>
        </BlocksProvider>
      )}
      {isSearch && list.total === 0 && !isNarrowed(choices) ? (
        <NoProducts query={list.query ?? ""} found={loaderData.found} />
      ) : (
        <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
          <FilterPanel list={list} choices={choices} root={root} />
          <section aria-labelledby="results" aria-busy={pending} className="min-w-0 border-l border-joint">
            <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-joint px-4 py-4 lg:px-6">
              <h2 id="results" className="tabular mr-auto font-sans text-base">
                <span role="status">{t("list.count", { count: list.total })}</span>
              </h2>
              <SortMenu choices={choices} />
            </div>
            <AppliedFilters list={list} parameters={parameters} />
            <div className={`transition-opacity duration-300 ${pending ? "opacity-60" : ""}`}>
              {list.products.length > 0 ? (
                <ProductWall products={list.products} view={choices.view} root={root} comparable />
              ) : (
                <NothingFits />
              )}
            </div>
            <CompareBar />
            <ListPager page={list.page} pages={list.pages} parameters={parameters} />
          </section>
        </div>
      )}
      {story && (
        <BlocksProvider data={story.data} root={root} preview={loaderData.preview}>
          <Blocks blocks={around.below} />
        </BlocksProvider>
      )}
    </>
  );
}

/** Notices at the start of a listing's story go above its products, everything else below. */
function splitBody(body: BlokValue[]): { above: BlokValue[]; below: BlokValue[] } {
  const first = body.findIndex((block) => block.component !== "banner");
  const at = first < 0 ? body.length : first;
  return { above: body.slice(0, at), below: body.slice(at) };
}
