import type { content } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { listProducts } from "../product/index.ts";
import { findStories } from "./find-stories.ts";
import { toStoryResult } from "./story-result.ts";

const CARDS = 8;
const WORDS = 6;

/** Returns stories and products for the same query, side by side. */
export const searchPages: Verb<typeof content.searchPages> = async (context, { query, page, size }) => {
  const [found, products, { suggestions }] = await Promise.all([
    findStories(context, query),
    listProducts(context, { query, filters: {}, price: {}, sort: "relevance", page: 1, pageSize: CARDS }),
    context.search.suggest(context.lexicons.of(context.language), query, WORDS),
  ]);
  return {
    query,
    total: found.length,
    page,
    pages: Math.ceil(found.length / size),
    stories: found.slice((page - 1) * size, page * size).map(toStoryResult),
    products: { total: products.total, cards: products.products },
    suggestions,
  };
};
