import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { content } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { listProducts } from "../product/list-products.ts";

const CARDS = 8;
const WORDS = 6;
/** Stories that are pages; banners, tags and authors are not looked through. */
const KINDS = "page,article,location,section";

/** Stories and products that have the words, side by side. */
export const searchPages: Verb<typeof content.searchPages> = async (context, { query, page, size }) => {
  const [found, products] = await Promise.all([
    context.content.stories(
      { search_term: query, page, per_page: size, filter_query: { component: { in: KINDS }, noindex: { not_in: "true" } } },
      { language: context.language },
    ),
    listProducts(context, { query, filters: {}, price: {}, sort: "relevance", page: 1, pageSize: CARDS }),
  ]);
  return {
    query,
    total: found.total,
    page,
    pages: Math.ceil(found.total / size),
    stories: found.stories.map(toFoundStory),
    products: { total: products.total, cards: products.products },
    suggestions: context.search.suggest(context.language, query, WORDS).suggestions,
  };
};

function toFoundStory(story: Story) {
  const { uuid, name, content: fields } = story;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    uuid,
    title: text(fields.title) || name,
    description: text(fields.description) || text(fields.intro),
    path: pathOfStory(story),
    kind: String(fields.component),
    date: text(fields.date) || null,
    image: text((fields.image as { filename?: unknown } | undefined)?.filename) || null,
  };
}
