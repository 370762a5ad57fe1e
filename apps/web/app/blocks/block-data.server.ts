import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { product, storeCalls, wishlist } from "@azulejo/contract";
import type { BlockDefinition, BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { listingTag, type PageTag, productTag } from "@azulejo/contract/pages/page-tag.ts";
import { readFormOptions } from "../areas/content/form/form-options.server.ts";
import { toTeaser } from "../areas/content/journal/teaser.ts";
import { type CardData, cardData } from "../areas/product/list/wall/card/card-data.ts";
import { openingHours } from "../areas/store/opening-hours.ts";
import { text } from "../i18n/text.ts";
import { keep } from "../render/keep.server.ts";
import type { Kept } from "../render/kept-part.tsx";
import { ApiError, callApi } from "../request/api.server.ts";
import { callOnce } from "../request/call-once.server.ts";
import { requestContext } from "../request/request-context.server.ts";
import type { Visit } from "../routing/visit.ts";
import { entriesOf, hrefOf } from "../shell/menu/entries.ts";
import type { BlockData } from "./block.ts";
import type { StoreCellData } from "./catalog/stores-near-me.tsx";
import { walkContent } from "./story/walk-content.ts";

/** Data for one block, with its cache tags. */
interface Read {
  data: unknown;
  tags: PageTag[];
}

type Reader<D extends BlockDefinition> = (block: BlockValue<D>, visit: Visit) => Promise<Read>;

const WALL = 8;
const COLUMNS = 4;
const CARDS = 24;
const FOUND = 48;
const STORES = 4;
const STORIES = 3;

const countOf = (value: unknown, standard: number): number =>
  Math.min(CARDS, Math.max(1, Number.parseInt(String(value ?? ""), 10) || standard));

type ProductQuery = BlockValue<typeof blocks.productWall> | BlockValue<typeof blocks.slabOfTheWeek>;

interface Cards extends Read {
  data: CardData[];
}

/** Reads products by their codes. A product that the shop doesn't have today gets a cache tag too, because it may be added later. */
async function readNamed({ context, language }: Visit, codes: string[]): Promise<Cards> {
  const cards = codes.length > 0 ? await callApi(context, language, product.cards, { codes }) : [];
  return { data: cards.map(cardData), tags: codes.map(productTag) };
}

/** Reads product cards: hand-picked products keep their order; a query returns one product per series. */
async function readCards(block: ProductQuery, visit: Visit, standard: number): Promise<Cards> {
  const codes = block.products?.filter(Boolean) ?? [];
  if (codes.length > 0) return readNamed(visit, codes.slice(0, CARDS));
  const count = countOf(block.count, standard);
  const { listing, products } = await readList(visit, block, FOUND);
  const tags: PageTag[] = [block.series && !block.search ? `series:${block.series}` : listingTag((!block.search && listing?.path) || null)];
  if (block.series) return { data: products.slice(0, count).map(cardData), tags };
  const bySeries = new Map(products.toReversed().map((card) => [card.series, card]));
  return { data: [...bySeries.values()].reverse().slice(0, count).map(cardData), tags };
}

/** Reads a list's products; best sellers for a list that the shop doesn't have. */
async function readList(
  { context, language }: Visit,
  block: Pick<ProductQuery, "listing" | "series" | "search" | "finishes" | "sort">,
  pageSize: number,
) {
  const ask = (listing: string | null | undefined) =>
    callApi(context, language, product.list, {
      ...(listing && { listing }),
      ...(block.search && { query: block.search }),
      ...(block.series && { series: block.series }),
      ...(block.finishes?.length && { filters: { finish: block.finishes } }),
      sort: block.sort || "best_seller",
      pageSize,
    });
  try {
    return await ask(block.listing);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return ask(null);
    throw error;
  }
}

/** Null for a grid without products. */
const wallOf = ({ context }: Visit, cards: CardData[]): Kept<CardData[]> | null => (cards.length > 0 ? keep(context, cards) : null);

const row: Reader<typeof blocks.productWall> = async (block, visit) => {
  const { data: cards, tags } = await readCards(block, visit, WALL);
  return { data: wallOf(visit, cards), tags };
};

/** Materials without packages and tools, in full rows; hand-picked products are all shown. */
const wall: Reader<typeof blocks.productWall> = async (block, visit) => {
  const { data: cards, tags } = await readCards(block, visit, WALL);
  if (block.products?.length) return { data: wallOf(visit, cards), tags };
  const materials = cards.filter(({ picture }) => picture?.kind !== "object");
  const shown = materials.length < COLUMNS ? cards : materials;
  const whole = shown.length - (shown.length % COLUMNS);
  return { data: wallOf(visit, whole === 0 ? shown : shown.slice(0, whole)), tags };
};

const slab: Reader<typeof blocks.slabOfTheWeek> = async (block, visit) => {
  const { data, tags } = await readCards(block, visit, 1);
  return { data: data.slice(0, 1), tags };
};

/** Pictures for cells of looks at 60 px per foot, at double resolution. */
const CELL = { acrossFeet: 4, aspect: 1, width: 480 };

/** One material picture of each look, in the editor's order. */
const looks: Reader<typeof blocks.lookWall> = async ({ listing, looks: wanted }, visit) => {
  const shown = await readShowcase(visit, listing || "by-look");
  const all = entriesOf(shown, hrefOf(shown, visit.language, visit.address), visit.address, CELL);
  const chosen = wanted?.filter(Boolean) ?? [];
  const named = chosen.flatMap((code) => all.filter((one) => one.key.split("/").at(-1) === code));
  return { data: named.length > 0 ? named : all, tags: ["showcase"] };
};

/** Reads a listing's looks; the departments for a listing that the shop doesn't have. */
async function readShowcase({ context, language }: Visit, listing: string) {
  try {
    return await callApi(context, language, product.showcase, { listing });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return callApi(context, language, product.showcase, {});
    throw error;
  }
}

/** Products by their codes; none if there are no codes. */
const named: Reader<typeof blocks.editorsPick> = ({ products }, visit) =>
  readNamed(visit, products?.filter(Boolean).slice(0, STORIES) ?? []);

/** The first products of the visitor's most recently changed list. The page isn't cached for a signed-in user. */
const wishes: Reader<typeof blocks.wishList> = async (_, { context, language, session }) => {
  if (!session) return { data: null, tags: [] };
  const { shown } = await callApi(context, language, wishlist.get, {});
  const itemNos = [...new Set(shown?.lines.filter((line) => !line.gone).map((line) => line.itemNo))].slice(0, COLUMNS);
  if (!shown || itemNos.length === 0) return { data: null, tags: [] };
  const cards = await callApi(context, language, product.cards, { itemNos });
  return { data: cards.length > 0 ? { name: shown.name, cards: keep(context, cards.map(cardData)) } : null, tags: [] };
};

/** Sizes, finishes and colors of a series, from its products. */
const collection: Reader<typeof blocks.collectionHeader> = async ({ series }, { context, language }) => {
  if (!series) return { data: null, tags: [] };
  const list = await callApi(context, language, product.list, { series, pageSize: CARDS });
  const labels = (key: string) => list.facets.find((facet) => facet.key === key)?.values.map((value) => value.label) ?? [];
  return {
    data: {
      total: list.total,
      sizes: labels("size"),
      finishes: labels("finish"),
      uses: labels("use"),
      colors: list.products.map(({ code, slug, color, picture }) => ({ code, slug, color, picture })),
    },
    tags: [`series:${series}`],
  };
};

const documents: Reader<typeof blocks.documents> = async ({ key, ids }, { context, language }) => {
  const found = await callApi(context, language, product.documents, { ...(key && { key }), ...(ids?.length && { ids }) });
  return { data: found, tags: ["list"] };
};

const stores: Reader<typeof blocks.storesNearMe> = async ({ stores: codes, count }, visit) => {
  const { context, language } = visit;
  const { content } = context.get(requestContext);
  const [found, pages] = await Promise.all([
    callOnce(context, language, storeCalls.list),
    content.stories(
      { starts_with: "location/", filter_query: { component: { in: "location" } }, excluding_fields: "body", per_page: 100 },
      { language, draft: visit.preview },
    ),
  ]);
  const pageOf = new Map(pages.stories.map((story) => [String(story.content.store), visit.address(pathOfStory(story))]));
  // Most stores share a few weeks of hours.
  const weeks = new Map<string, string>();
  const all = found.map((store): StoreCellData => {
    const { code, name, street, city, state, postalCode, phone, latitude, longitude } = store;
    const week = JSON.stringify(store.hours);
    const hours = weeks.get(week) ?? openingHours(store, language, (key, values) => text(language, key, values));
    weeks.set(week, hours);
    return { code, name, street, city, state, postalCode, phone, hours, latitude, longitude, href: pageOf.get(code) ?? null };
  });
  const named = codes?.length ? codes.flatMap((code) => all.filter((one) => one.code === code)) : all;
  return {
    data: { stores: named, count: codes?.length ? named.length : countOf(count, STORES) },
    tags: ["stories:location"],
  };
};

const form: Reader<typeof blocks.form> = async (block, visit) => ({ data: await readFormOptions(block, visit), tags: [] });

const stories: Reader<typeof blocks.storyList> = async ({ under, count }, visit) => {
  const folder = String(under ?? "blog").replace(/^\/+|\/+$/g, "");
  const { content } = visit.context.get(requestContext);
  const found = await content.stories(
    {
      starts_with: `${folder}/`,
      per_page: countOf(count, STORIES),
      sort_by: "content.date:desc",
      excluding_fields: "body",
      filter_query: { component: { in: "article" } },
    },
    { language: visit.language, draft: visit.preview },
  );
  return { data: found.stories.map((story) => toTeaser(story, visit)), tags: [`stories:${folder}`] };
};

// biome-ignore lint/suspicious/noExplicitAny: each reader takes the fields of the block that it is registered for
const readers: Record<string, Reader<any>> = {
  product_carousel: row,
  product_wall: wall,
  slab_of_the_week: slab,
  look_wall: looks,
  editors_pick: named,
  hero: named,
  collection_header: collection,
  documents,
  form,
  stores,
  story_list: stories,
  wish_list: wishes,
};

/** Reads the data for all blocks of these contents, in parallel. */
export async function readBlockData(contents: unknown[], visit: Visit): Promise<{ data: BlockData; tags: PageTag[] }> {
  const readable: BlokValue[] = [];
  walkContent(contents, { blok: (blok) => readers[blok.component] && readable.push(blok as BlokValue) });
  const read = await Promise.all(readable.map(async (blok) => [blok._uid, await readers[blok.component]?.(blok, visit)] as const));
  return {
    data: Object.fromEntries(read.map(([uid, one]) => [uid, one?.data])),
    tags: [...new Set(read.flatMap(([, one]) => one?.tags ?? []))],
  };
}
