import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { product, slabs, storeCalls } from "@azulejo/contract";
import type { SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import type { Store, StoreOpening } from "@azulejo/contract/areas/store.ts";
import type { AssetValue, BlokValue } from "@azulejo/contract/content/field-types.ts";
import { type PageTag, productTag } from "@azulejo/contract/pages/page-tag.ts";
import { keep } from "../../../render/keep.server.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import { callApi } from "../../../request/api.server.ts";
import { callOnce } from "../../../request/call-once.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { requireKnownQuery } from "../../../routing/lists/known-query.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { type CardData, cardData } from "../../product/list/wall/card/card-data.ts";
import { knownValues, readJournalQuery } from "../journal/journal-address.ts";
import { type Teaser, toTeaser } from "../journal/teaser.ts";
import { type Contents, contentsOf } from "./contents.ts";

export interface AuthorData {
  name: string;
  role: string;
  bio: string;
  image: AssetValue | null;
  href: string;
}

/** One page of a section's stories. */
export interface JournalPage {
  stories: Teaser[];
  total: number;
  page: number;
  pages: number;
  sort: "newest" | "oldest";
  /** `isAll` for the journal itself. */
  sections: { slug: string; name: string; href: string; current: boolean; isAll: boolean }[];
}

export interface ViewData {
  author?: AuthorData | null;
  related?: Teaser[];
  /** Null without products. */
  products?: Kept<CardData[]> | null;
  journal?: JournalPage;
  place?: PlaceData | null;
  /** The headings of a long page of text. */
  contents?: Contents;
}

/** A store with whether it is open now, and what its yard has. */
export interface PlaceData {
  store: Store;
  opening: StoreOpening | null;
  /** Stores around it, for the map. */
  near: (Store & { isOpen: boolean })[];
  slabs: number;
  bundles: SlabBundle[];
  /** Stores are in several time zones. */
  withZone: boolean;
}

interface Read {
  data: ViewData;
  tags: PageTag[];
}

const PAGE = 12;
const JOURNAL = "blog";

/** A page with fewer headings is read in one go. */
const LEAST_CONTENTS = 4;

async function readPage({ content }: Story): Promise<Read> {
  const contents = content.layout === "wide" || content.layout === "scene" ? [] : contentsOf(content.body as BlokValue[] | undefined);
  return { data: contents.length >= LEAST_CONTENTS ? { contents } : {}, tags: [] };
}

const readers: Record<string, (story: Story, visit: Visit) => Promise<Read>> = {
  article: readArticle,
  section: readSection,
  author: readAuthor,
  location: readLocation,
  page: readPage,
};

/** Reads the data that a kind of story shows in addition to its fields and blocks. */
export async function readViewData(story: Story, visit: Visit): Promise<Read> {
  return (await readers[story.content.component ?? ""]?.(story, visit)) ?? { data: {}, tags: [] };
}

async function readArticle({ content }: Story, visit: Visit): Promise<Read> {
  const codes = strings(content.products).slice(0, 24);
  const products = codes.length > 0 ? await callApi(visit.context, visit.language, product.cards, { codes }) : [];
  const author = asStory(content.author);
  const related = (Array.isArray(content.related) ? content.related : []).flatMap((one: unknown) => asStory(one) ?? []);
  return {
    data: {
      author: author && authorOf(author, visit),
      related: related.map((one) => toTeaser(one, visit)),
      products: products.length > 0 ? keep(visit.context, products.map(cardData)) : null,
    },
    tags: [
      ...codes.map((code) => productTag(code)),
      ...[content.author, ...(Array.isArray(content.related) ? content.related : [])].flatMap(relationTag),
    ],
  };
}

/** Reads the articles of a section; those of all sections on the journal's main page. */
async function readSection(story: Story, visit: Visit): Promise<Read> {
  const folder = pathOfStory(story).replace(/\/$/, "");
  const journal = await readJournal(visit, { starts_with: `${folder}/` });
  const { content } = visit.context.get(requestContext);
  const sections = await content.stories(
    {
      starts_with: `${JOURNAL}/`,
      is_startpage: true,
      per_page: 100,
      filter_query: { component: { in: "section" } },
      sort_by: "position:asc",
    },
    { language: visit.language, draft: visit.preview },
  );
  return {
    data: {
      journal: {
        ...journal,
        sections: sections.stories.map((one) => {
          const path = pathOfStory(one);
          return {
            slug: one.slug,
            name: String(one.content.title || one.name),
            href: visit.address(path),
            current: one.uuid === story.uuid,
            isAll: one.slug === JOURNAL,
          };
        }),
      },
    },
    tags: [`stories:${folder}`, `stories:${JOURNAL}`],
  };
}

async function readAuthor(story: Story, visit: Visit): Promise<Read> {
  const journal = await readJournal(visit, { starts_with: `${JOURNAL}/`, filter_query: { author: { in: story.uuid } } });
  return { data: { journal: { ...journal, sections: [] } }, tags: [`stories:${JOURNAL}`] };
}

async function readJournal(
  visit: Visit,
  parameters: { starts_with: string; filter_query?: object },
): Promise<Omit<JournalPage, "sections">> {
  const { content } = visit.context.get(requestContext);
  const { sort, page } = readJournalQuery(visit.url.searchParams) ?? visit.notFound();
  requireKnownQuery(visit.url, knownValues);
  const found = await content.stories(
    {
      ...parameters,
      filter_query: { component: { in: "article" }, ...parameters.filter_query },
      per_page: PAGE,
      page,
      sort_by: `content.date:${sort === "oldest" ? "asc" : "desc"}`,
      excluding_fields: "body",
    },
    { language: visit.language, draft: visit.preview },
  );
  const pages = Math.max(1, Math.ceil(found.total / PAGE));
  if (page > pages) visit.notFound();
  return { stories: found.stories.map((one) => toTeaser(one, visit)), total: found.total, page, pages, sort };
}

/** The bundles that a line of slabs has room for. */
const MAX_BUNDLES = 8;
const NEAR = 3;

async function readLocation({ content }: Story, { context, language }: Visit): Promise<Read> {
  const stores = await callOnce(context, language, storeCalls.list);
  const store = stores.find((one) => one.code === content.store);
  if (!store) return { data: { place: null }, tags: [] };
  const [openings, near, yard] = await Promise.all([
    callApi(context, language, storeCalls.openings, {}),
    callApi(context, language, storeCalls.findNearest, { a: store.latitude, b: store.longitude, limit: NEAR + 1 }),
    store.keepsSlabs ? callApi(context, language, slabs.list, { storeId: store.code, pageSize: MAX_BUNDLES }) : null,
  ]);
  const openingOf = (code: string) => openings.find((one) => one.code === code) ?? null;
  const place = {
    store,
    opening: openingOf(store.code),
    near: near.filter(({ code }) => code !== store.code).map((one) => ({ ...one, isOpen: openingOf(one.code)?.isOpen ?? false })),
    slabs: yard?.free ?? 0,
    bundles: yard?.bundles ?? [],
    withZone: new Set(stores.map(({ timezone }) => timezone)).size > 1,
  };
  return { data: { place }, tags: yard ? ["slabs"] : [] };
}

function authorOf(author: Story, visit: Visit): AuthorData {
  const { title, role, bio, image } = author.content;
  const { image: picture, href } = toTeaser({ ...author, content: { image } }, visit);
  return { name: String(title || author.name), role: String(role ?? ""), bio: String(bio ?? ""), image: picture, href };
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

/** Returns the cache tag of a related story; a relation to an unpublished story is still an id. */
function relationTag(relation: unknown): PageTag[] {
  const id = asStory(relation)?.uuid ?? relation;
  return typeof id === "string" && id !== "" ? [`story:${id}`] : [];
}

/** Returns a relation's story; a relation that couldn't be resolved is still an id. */
const asStory = (value: unknown): Story | null =>
  typeof value === "object" && value !== null && "full_slug" in value ? (value as Story) : null;
