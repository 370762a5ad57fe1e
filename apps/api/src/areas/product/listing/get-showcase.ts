import { type product, ShopError, type ValueOf } from "@azulejo/contract";
import type { FacetKey, ProductCard } from "@azulejo/contract/areas/product.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { Listing } from "../../../domain/product.ts";
import type { SearchQuery } from "../../../search/search.ts";
import { cardsOfHits } from "../cards/cards-of-hits.ts";
import { readProducts } from "../contract-prices/read-contract-prices.ts";
import { swatchFor } from "../picture.rules.ts";
import { todayAt, viewOf } from "../view.ts";
import { describeListing, findListing } from "./listing.rules.ts";

type Showcase = ValueOf<typeof product.showcase>;
type Swatch = Showcase["parts"][number]["swatch"];

/** Number of products from which a picture is chosen, so that neighbors can show different ones. */
const CANDIDATES = 12;
/** Pictures that show material. A photograph of a trowel or a room is unclear at this size. */
const MATERIAL = new Set(["face", "sheet", "slab"]);

/** Returns a picture and figures of a listing, or of the whole shop, for menus and landing pages. */
export const getShowcase: Verb<typeof product.showcase> = async (context, input) => {
  const listings = await context.catalog.listings(context.storefront.id);
  const listing = input.listing ? findListing(listings, input.listing, context.language) : null;
  if (input.listing && !listing) throw new ShopError("product_listing_not_found");
  const { storefront, language, pricesHidden } = context;
  const key = [storefront.id, listing?.path, language, pricesHidden, todayAt(context)].join(" ");
  return context.catalog.showcase(key, () => makeShowcase(context, listings, listing));
};

async function makeShowcase(context: Context, listings: Listing[], listing: Listing | null): Promise<Showcase> {
  const { language } = context;
  const { terms } = await viewOf(context);
  const within: Partial<SearchQuery> = { listing: listing?.filter };
  const all = await search(context, within, 0);
  const choose = chooser(context);
  const parts: Showcase["parts"] = [];
  for (const one of listings.filter((part) => part.parent === (listing?.path ?? null) && part.inMenu)) {
    const found = await search(context, { listing: one.filter }, CANDIDATES);
    if (found.total === 0) continue;
    const { slug, name } = one.texts[language];
    parts.push({ path: one.path, slug, name, count: found.total, swatch: await choose(found.hits) });
  }
  const byPosition = (key: FacetKey) => (a: { value: string }, b: { value: string }) =>
    terms.position(key, a.value) - terms.position(key, b.value);
  const shades = async (key: FacetKey) => {
    const choosePiece = chooser(context, key === "color");
    const shown: Showcase["looks"] = [];
    for (const [value, count] of all.facets[key]) {
      const { hits } = await search(context, { ...within, filters: { [key]: [value] } }, CANDIDATES);
      shown.push({ value, label: terms.label(key, value, language), count, swatch: await choosePiece(hits) });
    }
    return shown.sort(byPosition(key));
  };
  const uses = [...all.facets.use].map(([value, count]) => ({ value, label: terms.label("use", value, language), count }));
  return {
    listing: listing && describeListing(listings, listing, language),
    total: all.total,
    parts,
    looks: await shades("look"),
    colors: await shades("color"),
    uses: uses.sort(byPosition("use")),
  };
}

const search = (context: Context, query: Partial<SearchQuery>, limit: number) =>
  context.search.search({
    language: context.language,
    filters: {},
    price: {},
    sort: "best_seller",
    offset: 0,
    limit,
    pricesHidden: context.pricesHidden,
    ...query,
  });

/**
 * Returns a function that chooses the best picture among hits: one that shows material, with a product and look not chosen before.
 * @param ofColor shows the color of a product instead of the product
 */
function chooser(context: Context, ofColor = false) {
  const given = new Set<string | null>();
  const rank = ({ code, look, picture }: Candidate) =>
    (picture && MATERIAL.has(picture.kind) ? 0 : 4) + (given.has(code) ? 2 : 0) + (given.has(look) ? 1 : 0);
  return async (hits: Parameters<typeof cardsOfHits>[1]): Promise<Swatch> => {
    const cards = await cardsOfHits(context, hits);
    const candidates = (ofColor ? await inTheirColor(context, hits, cards) : cards).filter(({ picture }) => picture);
    const best = candidates.toSorted((a, b) => rank(a) - rank(b))[0];
    if (!best?.picture) return null;
    given.add(best.code).add(best.look);
    return { code: best.code, picture: best.picture, format: best.lead.format };
  };
}

type Candidate = Pick<ProductCard, "code" | "look" | "picture"> & { lead: Pick<ProductCard["lead"], "format"> };

/** Replaces pictures of grout and other goods that can't be laid by their color. */
async function inTheirColor(context: Context, hits: { productId: number }[], cards: ProductCard[]): Promise<Candidate[]> {
  const products = await readProducts(context, [...new Set(hits.map((hit) => hit.productId))]);
  const byCode = new Map(products.map((one) => [one.code, one]));
  return cards.map((card) => {
    const { code, look, lead } = card;
    const picture = swatchFor(byCode.get(code)?.pictures ?? [], lead);
    return picture?.address === card.picture?.address ? card : { code, look, picture, lead: { format: null } };
  });
}
