import "./words.ts";
import "./list.css";
import { product } from "@azulejo/contract";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { lazy, Suspense, useMemo } from "react";
import { useNavigation, useSearchParams } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { laterPart, partAfterInput, partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import type { Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { type ShellData, shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { FOUND_STORIES_TAGS, findStories, readSearchHelp } from "../../content/search/found-stories.server.ts";
import { CompareBar } from "../compare/compare-bar.tsx";
import type { Route } from "./+types/list-page";
import { cardData } from "./card/card-data.ts";
import { AppliedFilters } from "./filters/applied-filters.tsx";
import { shownFacet } from "./filters/shown-values.ts";
import { ideaOf } from "./landing/list-idea.ts";
import { isNarrowed, readChoices, withoutFilters } from "./list-address.ts";
import { ListHead } from "./list-head.tsx";
import { readListLooks } from "./list-looks.server.ts";
import { ListPager } from "./list-pager.tsx";
import { ListTools } from "./list-tools.tsx";
import { readListingStory } from "./listing-story.server.ts";
import { LookRow } from "./look-row.tsx";

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
  const isDepartment = plain && isListing && list.listing?.ancestors.length === 0;
  const looks = await readListLooks(visit, listing, isDepartment && ideaOf(own, list.products) === null);
  const found = isSearch && choices.query && plainSearch(url) ? await findStories(visit, choices.query) : null;
  const help = isSearch && choices.query && list.total === 0 ? await readSearchHelp(visit, choices.query) : null;
  sharePage(context, ["list", ...list.products.map((one) => `product:${one.code}`), ...tags, ...(found ? FOUND_STORIES_TAGS : [])]);
  const slugs = isListing ? list.listing?.slugs : undefined;
  return {
    list: {
      ...list,
      products: list.products.map(cardData),
      facets: list.facets.map((facet) => (facet.key === choices.all ? { ...facet, total: facet.values.length } : shownFacet(facet))),
    },
    choices,
    isSearch,
    looks,
    idea: plain && list.listing ? ideaOf(list.listing.path, list.products) : null,
    story,
    found,
    help,
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

const ContentPicture = partAfterInput(async () => (await import("../../../blocks/media/content-picture.tsx")).ContentPicture);
const ProductWall = laterPart(async () => (await import("./product-wall.tsx")).ProductWall);
const FilterPanel = partWhenIdle(async () => (await import("./filters/filter-panel.tsx")).FilterPanel);
// Loaded only by the few lists that show it.
const FoundStoryLinks = lazy(async () => ({ default: (await import("../../content/search/found-stories.tsx")).FoundStoryLinks }));
const NoProducts = lazy(async () => ({ default: (await import("./no-products.tsx")).NoProducts }));
const NothingFits = lazy(async () => ({ default: (await import("./no-products.tsx")).NothingFits }));
const LandingSections = partAfterInput(async () => (await import("./landing/landing-sections.tsx")).LandingSections);
const ListingBlocks = partAfterInput(async () => (await import("./landing/listing-blocks.tsx")).ListingBlocks);
const IdeaScene = partAfterInput(async () => (await import("./landing/idea-scene.tsx")).IdeaScene);

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
  const root = useShellData();
  const { list, choices, isSearch, story } = loaderData;
  const [parameters] = useSearchParams();
  const pending = useNavigation().state === "loading";
  const { language } = root;
  const heading = titleOf(language, loaderData);
  const body = story?.content.body;
  const around = useMemo(() => splitBody(body ?? []), [body]);
  const intro = story?.content.intro || list.listing?.intro;
  const { landing } = loaderData.looks;
  return (
    <>
      <ListHead
        crumbs={crumbsOf(root, loaderData)}
        heading={heading}
        intro={intro}
        total={list.total}
        scene={sceneOf(loaderData)}
        jumps={landing ? jumpsOf(t, loaderData) : []}
      />
      {(list.corrected || (loaderData.found && list.total > 0)) && (
        <div className="page pb-3">
          {list.corrected && <p>{t("list.corrected", { query: list.corrected })}</p>}
          {loaderData.found && list.total > 0 && (
            <Suspense>
              <FoundStoryLinks found={loaderData.found} query={list.query ?? ""} />
            </Suspense>
          )}
        </div>
      )}
      {!isSearch && (
        <div className={landing ? "lg:hidden" : loaderData.idea ? "lg:pt-5" : ""}>
          <LookRow entries={loaderData.looks.entries} label={t("list.looks")} />
        </div>
      )}
      {landing && (
        <div className="max-lg:hidden">
          <LandingSections looks={loaderData.looks} landing={landing} />
        </div>
      )}
      {story && around.above.length > 0 && (
        <div className={around.hasNotice ? "mb-4" : ""}>
          <ListingBlocks story={story} blocks={around.above} preview={loaderData.preview} />
        </div>
      )}
      {landing && (
        <div className="page landing-heading max-lg:hidden">
          <h2>{t("list.allTitle")}</h2>
        </div>
      )}
      {isSearch && list.total === 0 && !isNarrowed(choices) ? (
        <Suspense>
          <NoProducts query={list.query ?? ""} found={loaderData.found} help={loaderData.help} />
        </Suspense>
      ) : (
        <div className={`lg:grid ${landing ? "lg:border-t lg:border-joint" : ""} lg:grid-cols-[18.5rem_minmax(0,1fr)]`}>
          <FilterPanel
            list={list}
            total={loaderData.looks.total}
            choices={choices}
            parameters={parameters}
            pictures={loaderData.looks.pictures}
            root={root}
          />
          <section aria-labelledby="results" aria-busy={pending} className="min-w-0 lg:border-l lg:border-joint">
            <ListTools choices={choices} total={list.total} root={root} />
            <AppliedFilters list={list} parameters={parameters} clearable />
            <div className={`transition-opacity duration-300 ${pending ? "opacity-60" : ""}`}>
              {list.products.length > 0 ? (
                <ProductWall products={list.products} view={choices.view} root={root} comparable below={landing !== null} />
              ) : (
                <Suspense>
                  <NothingFits cleared={withoutFilters(parameters)} total={loaderData.looks.total} entries={loaderData.looks.entries} />
                </Suspense>
              )}
            </div>
            <CompareBar />
            <ListPager page={list.page} pages={list.pages} parameters={parameters} />
            {intro && <p className="max-w-2xl px-4 pb-8 text-ink-soft lg:hidden">{intro}</p>}
          </section>
        </div>
      )}
      {story && <ListingBlocks story={story} blocks={around.below} preview={loaderData.preview} />}
    </>
  );
}

/** Notices at the start of a listing's story and the editor's pick go above its products, everything else below. */
function splitBody(body: BlokValue[]): Record<"above" | "below", BlokValue[]> & { hasNotice: boolean } {
  const pick = body.filter((block) => block.component === "editors_pick").slice(0, 1);
  const rest = body.filter((block) => !pick.includes(block));
  const first = rest.findIndex((block) => block.component !== "banner");
  const at = first < 0 ? rest.length : first;
  return { above: [...rest.slice(0, at), ...pick], below: rest.slice(at), hasNotice: at > 0 };
}

/** The list's opening: its own idea, or a department's scene. */
function sceneOf({ idea, list, looks, story }: ListData) {
  if (idea) return <IdeaScene idea={idea} cards={list.products} />;
  if (!looks.landing || !story?.content.image?.filename) return undefined;
  return <ContentPicture asset={story.content.image} sizes="(min-width: 68rem) 67vw, 100vw" priority className="size-full object-cover" />;
}

function jumpsOf(t: ReturnType<typeof useText>, { list, looks }: ListData) {
  return [
    { href: "#looks", label: t(looks.landing?.areLooks ? "list.lookCount" : "list.kindCount", { count: looks.entries.length }) },
    { href: "#colors", label: t("list.colorCount", { count: looks.landing?.colors.length ?? 0 }) },
    { href: "#results", label: t("list.count", { count: list.total }) },
  ];
}
