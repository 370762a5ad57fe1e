import "virtual:words/list";
import "./list.css";
import { product } from "@azulejo/contract";
import type { AssetValue } from "@azulejo/contract/content/field-types.ts";
import { listingTag, stockedTag } from "@azulejo/contract/pages/page-tag.ts";
import { lazy, Suspense } from "react";
import { useNavigation } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { Fragment } from "../../../render/fragment.tsx";
import { keep } from "../../../render/keep.server.ts";
import { KeptPart } from "../../../render/kept-part.tsx";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { keepsPage } from "../../../routing/keeps-page.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { listingPath } from "../../../routing/listing-path.ts";
import { canonicalQuery } from "../../../routing/lists/canonical-query.ts";
import { requireKnownQuery } from "../../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { laterPart, partAfterInput, partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import type { Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { type ShellData, shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { withUnderstood } from "../../suggestions/understood-address.ts";
import { CompareBar } from "../compare/compare-bar.tsx";
import { FOUND_STORIES_TAGS, findStories, readSearchHelp } from "../search/story-results.server.ts";
import type { Route } from "./+types/list-page";
import { AppliedFilters } from "./filters/applied-filters.tsx";
import { visibleFacet } from "./filters/visible-values.ts";
import { jumpsTo } from "./landing/jumps.ts";
import { ideaOf } from "./landing/list-idea.ts";
import { isNarrowed, isWhole, withoutFilters } from "./list-address.ts";
import { knownValues, readChoices } from "./list-choices.ts";
import type { ListData } from "./list-data.ts";
import { ListHead } from "./list-head.tsx";
import { readListLooks } from "./list-looks.server.ts";
import { cardsFor, chipsOf } from "./list-needs.server.ts";
import { ListPager } from "./list-pager.tsx";
import { listStructure } from "./list-structure.ts";
import { ListTools } from "./list-tools.tsx";
import { readListingStory } from "./listing-story.server.ts";
import { LookRow } from "./look-row.tsx";
import { splitBody } from "./split-body.ts";

/** Loads the listing or search of the address, with the chosen filters. */
export const loader = pageLoader(async (visit): Promise<ListData> => {
  const { context, language, notFound, record, rest, url } = visit;
  const isSearch = record.id === "search";
  const isListing = record.guards.includes("product-list-page");
  if (pageNumber(url.searchParams) === null) notFound();
  requireKnownQuery(url, knownValues);
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
  const { products, facets, understood, ...others } = list;
  const filtered = withUnderstood(url.searchParams, understood);
  const asked = readChoices(filtered);
  if (choices.page > Math.max(1, list.pages)) notFound();
  // The listing's story is shown only on its first, unfiltered page.
  const plain = !isSearch && choices.page === 1 && url.search === "";
  const own = record.id === "product-sale" ? "product/sale" : (list.listing?.path ?? "");
  const { story, tags } = plain || visit.preview ? await readListingStory(visit, own) : { story: null, tags: [] };
  const isDepartment = plain && isListing && list.listing?.ancestors.length === 0;
  const { parts, ...looks } = await readListLooks(visit, listing, isDepartment && ideaOf(own, list.products) === null);
  const found = isSearch && choices.query && plainSearch(url) ? await findStories(visit, choices.query) : null;
  const help = isSearch && choices.query && list.total === 0 ? await readSearchHelp(visit, choices.query) : null;
  const path = (!choices.query && list.listing?.path) || null;
  sharePage(context, [
    listingTag(path),
    ...parts.map(listingTag),
    ...tags,
    ...(asked.stock ? [stockedTag(path)] : []),
    ...(found ? FOUND_STORIES_TAGS : []),
  ]);
  const slugs = isListing ? list.listing?.slugs : undefined;
  const isFiltered = isNarrowed({ ...asked, page: 1 });
  return {
    list: { ...others, listing: list.listing && withoutChildren(list.listing) },
    products: keep(context, cardsFor(products, asked.area, language)),
    facets: facets.map((facet) => visibleFacet(facet, facet.key === choices.all)),
    picture: products[0]?.picture ? { picture: products[0].picture, alt: products[0].name } : null,
    choices: asked,
    chips: await chipsOf(visit, asked),
    parameters: String(filtered),
    isSearch,
    looks,
    idea: plain && list.listing ? ideaOf(list.listing.path, products) : null,
    words: story && { title: story.content.title, description: story.content.description },
    intro: isFiltered ? null : story?.content.intro || list.listing?.intro,
    hasLookRow: !(isSearch || isFiltered || looks.landing?.isByLook),
    scene: looks.landing && sceneAsset(story?.content.image),
    around: story && { ...splitBody(story.content.body ?? []), data: story.data },
    found,
    help,
    preview: visit.preview,
    ...(slugs && { paths: mapValues(slugs, (slug) => listingPath({ path: own, slug })) }),
  };
});

/** Removes a listing's children, because the looks already contain them. */
const withoutChildren = <T extends { children: unknown }>({ children: _, ...listing }: T) => listing;

/** Returns only the fields of an asset that are needed to draw it. */
function sceneAsset(asset: AssetValue | null | undefined): AssetValue | null {
  if (!asset?.filename) return null;
  const { filename, alt, focus, meta_data } = asset;
  return { id: null, filename, alt, focus: focus ?? null, meta_data: meta_data ?? null };
}

/** Whether a search is unfiltered, unsorted and on its first page; only then are pages shown with its products. */
const plainSearch = (url: URL): boolean => [...url.searchParams.keys()].every((name) => name === "q");

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const isNothing = ({ list, isSearch, choices }: ListData): boolean => isSearch && list.total === 0 && !isNarrowed(choices);

const titleOf = (language: Language, data: ListData): string => {
  const { list, isSearch, words } = data;
  return (
    words?.title ||
    list.listing?.title ||
    (isSearch && list.query
      ? text(language, isNothing(data) ? "list.noProducts" : "list.searchTitle", { query: list.query })
      : text(language, isSearch ? "list.searchHeading" : "list.allTitle"))
  );
};

function crumbsOf(root: ShellData, data: ListData): Crumb[] {
  const { list, isSearch } = data;
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return [
    { name: text(root.language, "crumb.home"), href: address("") },
    ...(list.listing?.ancestors ?? []).map((one) => ({ name: one.name, href: address(`product/list/${one.slug}/`) })),
    {
      name: list.listing?.name ?? titleOf(root.language, data),
      href: address(
        list.listing
          ? listingPath({ path: list.listing.path, slug: list.listing.slugs[root.language] ?? "" })
          : isSearch
            ? "search"
            : "product/",
      ),
    },
  ];
}

const ContentPicture = partAfterInput(async () => (await import("../../../blocks/media/content-picture.tsx")).ContentPicture);
const PieceRuler = laterPart(async () => (await import("./piece-ruler.tsx")).PieceRuler);
const ProductWall = laterPart(async () => (await import("./wall/product-wall.tsx")).ProductWall);
const SampleTray = partWhenIdle(async () => (await import("../samples/sample-tray.tsx")).SampleTray);
const FilterPanel = partWhenIdle(async () => (await import("./filters/filter-panel.tsx")).FilterPanel);
// Loaded only by the few lists that show it.
const StoryResultLinks = lazy(async () => ({ default: (await import("../search/story-results.tsx")).StoryResultLinks }));
const DoorDates = lazy(() => import("./door-dates.tsx"));
const NoProducts = lazy(async () => ({ default: (await import("./no-products.tsx")).NoProducts }));
const NothingFits = lazy(async () => ({ default: (await import("./no-products.tsx")).NothingFits }));
const LandingSections = partAfterInput(async () => (await import("./landing/landing-sections.tsx")).LandingSections);
const ListingBlocks = partAfterInput(async () => (await import("./landing/listing-blocks.tsx")).ListingBlocks);
const GoodsScene = partAfterInput(async () => (await import("./landing/goods-scene.tsx")).GoodsScene);
const IdeaScene = partAfterInput(async () => (await import("./landing/idea-scene.tsx")).IdeaScene);

/** Adding to the bag changes nothing on the page, so its data isn't reloaded. */
export const shouldRevalidate = keepsPage;

export function meta({ loaderData: data, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!data || !root) return headOf({ root, location });
  const { list, isSearch } = data;
  return headOf({
    root,
    location,
    title: titleOf(root.language, data),
    description: data.words?.description || list.listing?.intro,
    crumbs: crumbsOf(root, data),
    noindex: isSearch || data.preview || list.total === 0,
    query: canonicalQuery(list.page, isWhole(data.choices)),
    paths: data.paths,
    picture: data.picture ?? undefined,
    structure: listStructure(data, root),
  });
}

export default function ListPage({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { list, choices, products, facets, around, looks } = data;
  const { landing } = looks;
  const parameters = new URLSearchParams(data.parameters);
  const pending = useNavigation().state === "loading";
  const { language } = root;
  return (
    <>
      <ListHead
        crumbs={crumbsOf(root, data)}
        heading={titleOf(language, data)}
        intro={data.intro}
        total={list.total}
        scene={sceneOf(data)}
        jumps={jumpsOf(t, data)}
      />
      {(list.corrected || (data.found && list.total > 0)) && (
        <div className="page pb-3">
          {list.corrected && <p>{t("list.corrected", { query: list.corrected })}</p>}
          {data.found && list.total > 0 && (
            <Suspense>
              <StoryResultLinks found={data.found} query={list.query ?? ""} />
            </Suspense>
          )}
        </div>
      )}
      {!isNothing(data) && (
        <a href="#results" className="sr-only focus:not-sr-only focus:block focus:bg-paper focus:p-4">
          {t("list.skipFilters")}
        </a>
      )}
      {data.hasLookRow && (
        <div className={landing ? "lg:hidden" : data.idea ? "lg:pt-5" : undefined}>
          <Fragment of={() => ["looks", root.revision, looks.entries]}>
            {() => <LookRow entries={looks.entries} label={t("list.looks")} />}
          </Fragment>
        </div>
      )}
      {landing && (
        <KeptPart data={landing.wall} className={landing.isByLook ? undefined : "max-lg:hidden"}>
          {(wall) => <LandingSections {...wall} areLooks={landing.areLooks} isByLook={landing.isByLook} />}
        </KeptPart>
      )}
      <div className="list-flow">
        {around && around.above.length > 0 && (
          <div className={`list-above ${around.hasNotice ? "mb-4" : ""}`}>
            <ListingBlocks data={around.data} blocks={around.above} preview={data.preview} />
          </div>
        )}
        {landing && (
          <div className="page landing-heading max-lg:hidden">
            <h2>{t("list.allTitle")}</h2>
          </div>
        )}
        {isNothing(data) ? (
          <Suspense>
            <NoProducts query={list.query ?? ""} found={data.found} help={data.help} />
          </Suspense>
        ) : (
          <div className={`lg:grid ${landing ? "lg:border-t lg:border-joint" : ""} lg:grid-cols-[18.5rem_minmax(0,1fr)]`}>
            <FilterPanel
              list={list}
              facets={facets}
              total={looks.total}
              choices={choices}
              chips={data.chips}
              parameters={parameters}
              pictures={looks.pictures}
              root={root}
            />
            <section aria-labelledby="results" aria-busy={pending} className="min-w-0 lg:border-l lg:border-joint">
              <div className="list-band">
                <AppliedFilters facets={facets} others={data.chips} parameters={parameters} clearable />
                <ListTools choices={choices} parameters={parameters} factSorts={list.factSorts} total={list.total} root={root} />
              </div>
              <div className={`transition-opacity duration-300 ${pending ? "opacity-60" : ""}`}>
                {list.total > 0 ? (
                  <>
                    {choices.view === "grid" && <KeptPart data={products}>{(cards) => <PieceRuler cards={cards} />}</KeptPart>}
                    <ProductWall products={products} view={choices.view} root={root} comparable below={landing !== null} />
                  </>
                ) : (
                  <Suspense>
                    <NothingFits cleared={withoutFilters(parameters)} total={looks.total} entries={looks.entries} />
                  </Suspense>
                )}
              </div>
              {choices.area !== undefined && (
                <Suspense>
                  <DoorDates area={choices.area} products={products} />
                </Suspense>
              )}
              <CompareBar />
              <ListPager page={list.page} pages={list.pages} parameters={parameters} />
            </section>
          </div>
        )}
      </div>
      {around && <ListingBlocks data={around.data} blocks={around.below} preview={data.preview} />}
      <SampleTray />
    </>
  );
}

/** Returns the list's opening: its theme, a department's scene, or its products. */
function sceneOf({ idea, products, scene, looks }: ListData) {
  if (idea) return <KeptPart data={products}>{(cards) => <IdeaScene idea={idea} cards={cards} />}</KeptPart>;
  const goods = looks.landing?.goods;
  if (!scene && goods) return <KeptPart data={goods}>{(entries) => <GoodsScene entries={entries} />}</KeptPart>;
  if (!scene) return undefined;
  return <ContentPicture asset={scene} sizes="(min-width: 68rem) 67vw, 1px" priority className="size-full object-cover" />;
}

function jumpsOf(t: ReturnType<typeof useText>, { list, looks: { landing } }: ListData) {
  if (!landing) return [];
  const words = {
    "#looks": landing.areLooks ? "list.lookCount" : "list.kindCount",
    "#colors": "list.colorCount",
    "#results": "list.count",
  } as const;
  return jumpsTo({ looks: landing.looks, colors: landing.colors, products: list.total }).map(({ href, count }) => ({
    href,
    label: t(words[href], { count }),
  }));
}
