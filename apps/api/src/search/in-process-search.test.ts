import { type FacetKey, facetKeys } from "@azulejo/contract/vocabulary.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../domain/text-folding.ts";
import { InProcessSearch } from "./in-process-search.ts";
import { isVariantFacet, type SearchProduct, type SearchQuery, type SearchResult } from "./search.ts";
import { standardLexicons } from "./text/lexicon.ts";
import { stemSpanish } from "./text/words.ts";

const values: Partial<Record<FacetKey, string[]>> = {
  look: ["marble", "wood"],
  color: ["white", "gray", "black"],
  size: ["12x24", "24x24", "2x2"],
  finish: ["matte", "polished"],
  use: ["floor", "wall"],
  fact: ["fireRating.a1", "fireRating.b", "heated.yes", "heated.no"],
};

const variant = fc.record({
  size: fc.constantFrom("12x24", "24x24", "2x2"),
  finish: fc.constantFrom("matte", "polished"),
  priceCents: fc.integer({ min: 1, max: 50 }),
  onSale: fc.boolean(),
  stockedAt: fc.subarray(["reno", "anaheim"]),
  fact: fc.subarray(["fireRating.a1", "fireRating.b", "heated.yes", "heated.no"]),
});
const product = fc.record({
  look: fc.constantFrom("marble", "wood"),
  color: fc.constantFrom("white", "gray", "black"),
  use: fc.subarray(["floor", "wall"]),
  variants: fc.array(variant, { minLength: 1, maxLength: 5 }),
});

const toProducts = (list: (typeof product extends fc.Arbitrary<infer P> ? P : never)[]): SearchProduct[] =>
  list.map((one, id) => ({
    id: id + 1,
    code: `p${id}`,
    facets: { look: [one.look], color: [one.color], use: one.use },
    listing: {
      material: "porcelain",
      stone: null,
      look: one.look,
      department: "tile",
      listings: [],
      season: null,
      series: "",
      tags: [],
      colorFamily: one.color,
      uses: one.use,
    },
    popularity: (id * 37) % 100,
    introduced: id,
    texts: { en: { name: `Name ${one.look} ${id}`, words: [{ text: one.look, weight: 3 }] }, es: { name: `Nombre ${id}`, words: [] } },
    variants: one.variants.map((item, index) => ({
      itemNo: `${id}-${index}`,
      label: { en: `${item.size} ${item.finish}`, es: `${item.size} ${item.finish}` },
      facets: { size: [item.size], finish: [item.finish], fact: item.fact },
      priceCents: item.priceCents,
      list: { cents: item.priceCents, areaPerUnit: null },
      onSale: item.onSale,
      stockedAt: item.stockedAt,
    })),
  }));

const filters = fc.record({
  look: fc.subarray(["marble", "wood"]),
  color: fc.subarray(["white", "gray", "black"]),
  size: fc.subarray(["12x24", "24x24", "2x2"]),
  finish: fc.subarray(["matte", "polished"]),
  use: fc.subarray(["floor", "wall"]),
  fact: fc.subarray(["fireRating.a1", "fireRating.b", "heated.yes", "heated.no"]),
});
describe("a query that describes a variant", () => {
  it("leads with the variant whose label matches most of it, among those that match the filters", async () => {
    const one = { look: "marble", color: "white", use: [] };
    const item = (size: string, finish: string) => ({ size, finish, priceCents: 1, onSale: false, stockedAt: [] });
    const search = new InProcessSearch();
    const products = toProducts([{ ...one, variants: [item("2x2", "matte"), item("12x24", "matte"), item("12x24", "polished")] } as never]);
    products[0]?.texts.en.words.push({ text: "2x2 12x24 matte polished", weight: 4 });
    await search.rebuild(products);
    const lead = async (text: string, filters = {}) => {
      const query = { text, filters, price: {}, offset: 0, limit: 1, pricesHidden: false };
      return (await search.search({ ...query, language: "en", sort: "relevance" })).hits[0]?.leadItemNo;
    };
    expect(await lead("marble")).toBe("0-0");
    expect(await lead("marble 12 x 24")).toBe("0-1");
    expect(await lead("polished marble 12x24")).toBe("0-2");
    expect(await lead("marble 12x24", { size: ["2x2"] })).toBe("0-0");
  });
});

describe("suggestions", () => {
  it("are the words that begin so, with the most popular products first", async () => {
    const search = new InProcessSearch();
    const item = { size: "2x2", finish: "matte", priceCents: 1, onSale: false, stockedAt: [] };
    const list = Array.from({ length: 9 }, () => ({ look: "marble", color: "white", use: [], variants: [item] }));
    await search.rebuild(toProducts(list as never));
    await search.remove(9);
    const { suggestions, hits } = await search.suggest(standardLexicons.en, "marb", 3);
    expect(suggestions).toEqual([{ text: "marble", count: 9 }]);
    expect(hits.map(({ leadItemNo }) => leadItemNo)).toEqual(["5-0", "2-0", "7-0"]);
    expect((await search.suggest(standardLexicons.en, "marbel", 3)).suggestions).toEqual([{ text: "marble", count: 8 }]);
  });

  it("have the accents that products write, in the words before too", async () => {
    const search = new InProcessSearch();
    const item = { size: "2x2", finish: "matte", priceCents: 1, onSale: false, stockedAt: [] };
    const [one] = toProducts([{ look: "marble", color: "white", use: [], variants: [item] }] as never);
    await search.rebuild([
      { ...one!, texts: { ...one!.texts, es: { name: "Mármol", words: [{ text: "Mármol Cálido para baño", weight: 8 }] } } },
    ]);
    const suggested = async (text: string) =>
      (await search.suggest(standardLexicons.es, text, 3)).suggestions.map(({ text: said }) => said);
    expect(await suggested("marm")).toEqual(["mármol"]);
    expect(await suggested("marmol cal")).toEqual(["mármol cálido"]);
    expect(await suggested("marnol")).toEqual(["mármol"]);
    const { corrected } = await search.search(ask({ text: "marnol", language: "es", lexicon: standardLexicons.es }));
    expect(corrected).toBe("mármol");
  });
});

const narrowing = fc.record({
  filters,
  price: fc.record({
    fromCents: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    toCents: fc.option(fc.integer({ min: 10, max: 60 }), { nil: undefined }),
  }),
  onSale: fc.option(fc.boolean(), { nil: undefined }),
  inStockAt: fc.constantFrom(undefined, "reno", "nowhere"),
  listing: fc.constantFrom(undefined, { look: ["marble"] }, { onSale: true }, { look: ["marble", "wood"], onSale: true }),
});

/** With the hits in their order: products of equal rank come by id, whatever has changed before. */
const plain = ({ facets, ...answer }: SearchResult) => ({ ...answer, facets: countsOf(facets) });
const countsOf = (facets: SearchResult["facets"]) => Object.entries(facets).map(([key, counts]) => [key, new Map(counts)]);

const ask = (query: Partial<SearchQuery>): SearchQuery => ({
  language: "en",
  filters: {},
  price: {},
  sort: "relevance",
  offset: 0,
  limit: 1000,
  pricesHidden: false,
  ...query,
});

const valuesOf = (one: SearchProduct, item: SearchProduct["variants"][number], key: FacetKey): string[] =>
  (isVariantFacet(key) ? item.facets[key] : one.facets[key]) ?? [];

/** Answers the same query the slow way, variant by variant. */
function scan(products: SearchProduct[], query: SearchQuery, ignored?: FacetKey | "price" | "heated" | "fireRating") {
  const hasFacts = (item: SearchProduct["variants"][number]) =>
    (["heated", "fireRating"] as const).every((fact) => {
      const chosen = (query.filters.fact ?? []).filter((value) => value.startsWith(`${fact}.`));
      return fact === ignored || chosen.length === 0 || chosen.some((value) => item.facets.fact?.includes(value));
    });
  const fits = (one: SearchProduct, item: SearchProduct["variants"][number]) =>
    (!query.listing?.look || query.listing.look.includes(one.listing.look ?? "")) &&
    (!query.listing?.onSale || item.onSale) &&
    (!query.onSale || item.onSale) &&
    (query.inStockAt === undefined || item.stockedAt.includes(query.inStockAt)) &&
    (ignored === "price" ||
      (item.priceCents >= (query.price.fromCents ?? 0) && item.priceCents <= (query.price.toCents ?? Number.MAX_SAFE_INTEGER))) &&
    facetKeys.every((key) =>
      key === "fact"
        ? hasFacts(item)
        : key === ignored || !query.filters[key]?.length || query.filters[key].some((value) => valuesOf(one, item, key).includes(value)),
    );
  return products.flatMap((one) => {
    const items = one.variants.filter((item) => fits(one, item));
    return items.length === 0 ? [] : [{ one, items }];
  });
}

/** Sorts the slow way. */
function sorted(matches: ReturnType<typeof scan>, { sort, factOrder, language }: SearchQuery) {
  const rank = ({ items }: (typeof matches)[number]) => {
    const codes = items
      .flatMap((item) => item.facets.fact ?? [])
      .map((value) => factOrder?.choices.indexOf(value.split(".")[1] ?? "") ?? -1);
    const known = codes.filter((code) => code >= 0).map((code) => (factOrder?.isDescending ? -code : code));
    return known.length > 0 ? Math.min(...known) : Number.MAX_SAFE_INTEGER;
  };
  const cheapest = ({ items }: (typeof matches)[number]) => Math.min(...items.map((item) => item.priceCents));
  const name = ({ one }: (typeof matches)[number]) => one.texts[language].name;
  const compareNames = new Intl.Collator(language, { numeric: true }).compare;
  const compare: Record<SearchQuery["sort"], (a: (typeof matches)[number], b: (typeof matches)[number]) => number> = {
    relevance: (a, b) => b.one.popularity - a.one.popularity,
    best_seller: (a, b) => b.one.popularity - a.one.popularity,
    new_arrival: (a, b) => b.one.introduced - a.one.introduced,
    name_asc: (a, b) => compareNames(name(a), name(b)),
    name_desc: (a, b) => compareNames(name(b), name(a)),
    price_asc: (a, b) => cheapest(a) - cheapest(b),
    price_desc: (a, b) => cheapest(b) - cheapest(a),
  };
  return matches.toSorted(factOrder ? (a, b) => rank(a) - rank(b) || compare.best_seller(a, b) : compare[sort]).map((match) => ({
    productId: match.one.id,
    leadItemNo: match.items[0]?.itemNo,
    fromCents: cheapest(match),
  }));
}

describe("facets", () => {
  it("match the counts of a naive scan, whatever the filters", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 25 }), narrowing, async (list, narrow) => {
        const products = toProducts(list);
        const search = new InProcessSearch();
        await search.rebuild(products);
        const query = ask(narrow as Partial<SearchQuery>);
        const found = await search.search(query);
        expect(new Set(found.hits.map((hit) => hit.productId))).toEqual(new Set(scan(products, query).map(({ one }) => one.id)));
        const cents = scan(products, query, "price").flatMap(({ items }) => items.map((item) => item.priceCents));
        expect(found.price).toEqual(cents.length === 0 ? null : { lowestCents: Math.min(...cents), highestCents: Math.max(...cents) });
        for (const key of Object.keys(values) as FacetKey[]) {
          for (const value of values[key] ?? []) {
            const matches = scan(products, query, key === "fact" ? (value.split(".")[0] as "heated") : key);
            const expected = matches.filter(({ one, items }) => items.some((item) => valuesOf(one, item, key).includes(value))).length;
            expect(found.facets[key].get(value)).toBe(expected);
          }
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 200) },
    );
  });

  it("stay correct as products change and disappear", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 2, maxLength: 12 }),
        fc.array(product, { minLength: 1, maxLength: 6 }),
        narrowing,
        fc.constantFrom("best_seller", "price_asc", "name_asc"),
        async (list, changes, narrow, sort) => {
          // Makes most products equally popular, so that their order has to come from a value that doesn't change.
          const alike = (all: SearchProduct[]) => all.map((one) => ({ ...one, popularity: one.id % 2 }));
          const products = alike(toProducts(list));
          const search = new InProcessSearch();
          await search.rebuild(products);
          const changed = alike(toProducts(changes)).slice(0, products.length);
          for (const one of changed) await search.upsert(one);
          const last = products.at(-1);
          if (last) await search.remove(last.id);
          const now = products.map((one) => changed.find((other) => other.id === one.id) ?? one).slice(0, -1);
          const query = ask({ ...(narrow as Partial<SearchQuery>), sort });
          const answer = await search.search(query);
          expect(answer.total).toBe(scan(now, query).length);
          const afresh = new InProcessSearch();
          await afresh.rebuild(now);
          expect(plain(answer)).toEqual(plain(await afresh.search(query)));
          for (const listing of [{ look: ["marble"] }, { onSale: true }]) {
            expect(await search.count(listing)).toBe((await search.search(ask({ listing }))).total);
          }
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
    );
  });

  it("are the same when the query comes again, after an order and after a change", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 12 }), product, narrowing, async (list, change, narrow) => {
        const products = toProducts(list);
        const search = new InProcessSearch();
        await search.rebuild(products);
        const query = ask(narrow as Partial<SearchQuery>);
        const check = async () => {
          for (let time = 0; time < 3; time++) expect((await search.search(query)).total).toBe(scan(products, query).length);
        };
        await check();
        const [first] = products;
        for (const item of first?.variants ?? []) {
          item.stockedAt = item.stockedAt.includes("reno") ? [] : ["reno"];
          await search.restock(first!.id, item.itemNo, item.stockedAt);
        }
        await check();
        const [changed] = toProducts([change]);
        products[0] = changed!;
        await search.upsert(changed!);
        await check();
      }),
    );
  });

  it("pages the order of a naive sort, with the variants that match", async () => {
    const page = fc.record({
      sort: fc.constantFrom<SearchQuery["sort"]>(
        "relevance",
        "best_seller",
        "new_arrival",
        "name_asc",
        "name_desc",
        "price_asc",
        "price_desc",
      ),
      factOrder: fc.option(fc.record({ fact: fc.constant("fireRating"), isDescending: fc.boolean(), choices: fc.constant(["b", "a1"]) }), {
        nil: undefined,
      }),
      language: fc.constantFrom("en", "es"),
      offset: fc.integer({ min: 0, max: 30 }),
      limit: fc.integer({ min: 0, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 40 }), narrowing, page, async (list, narrow, part) => {
        const products = toProducts(list);
        const search = new InProcessSearch();
        await search.rebuild(products);
        const query = ask({ ...(narrow as Partial<SearchQuery>), ...(part as Partial<SearchQuery>) });
        const expected = sorted(scan(products, query), query).slice(query.offset, query.offset + query.limit);
        expect((await search.search(query)).hits).toEqual(expected);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    );
  });

  it("sort by the lowest matching price", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 20 }), narrowing, async (list, narrow) => {
        const search = new InProcessSearch();
        await search.rebuild(toProducts(list));
        const { hits } = await search.search(ask({ ...(narrow as Partial<SearchQuery>), sort: "price_asc" }));
        const prices = hits.map((hit) => hit.fromCents);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe("a rebuild", () => {
  const item = { size: "2x2", finish: "matte", priceCents: 1, onSale: false, stockedAt: [] };
  const many = (length: number, look: string) =>
    toProducts(Array.from({ length }, () => ({ look, color: "white", use: [], variants: [item] })) as never);

  it("lets the process answer many times before it ends, from what was there before", async () => {
    const search = new InProcessSearch();
    await search.rebuild(many(5, "wood"));
    const listing = { look: ["marble"] };
    expect(await search.count(listing)).toBe(0);
    let turns = 0;
    let isOver = false;
    const answer = async (): Promise<void> => {
      if (isOver) return;
      turns += 1;
      expect([search.size.products, await search.count(listing)]).toEqual([5, 0]);
      setImmediate(answer);
    };
    setImmediate(answer);
    const products = many(4000, "marble");
    await search.rebuild(products).finally(() => (isOver = true));
    expect([search.size.products, await search.count(listing)]).toEqual([4000, 4000]);
    expect(turns).toBeGreaterThan(5);
  });

  it("has what changed meanwhile, and one that fails changes nothing", async () => {
    const search = new InProcessSearch();
    const products = many(4, "marble");
    await search.rebuild(products);
    const [changed] = many(1, "wood");
    async function* readSlowly() {
      yield* products.slice(0, 2);
      await search.upsert({ ...changed!, id: products[0]!.id });
      await search.remove(products[1]!.id);
      await search.restock(products[3]!.id, products[3]!.variants[0]!.itemNo, ["reno"]);
      yield* products.slice(2);
    }
    await search.rebuild(readSlowly());
    expect([await search.count({ look: ["wood"] }), search.size.products]).toEqual([1, 3]);
    expect((await search.search(ask({ inStockAt: "reno" } as never))).total).toBe(1);
    await expect(
      search.rebuild(
        (async function* () {
          yield* products;
          throw new Error("the database is away");
        })(),
      ),
    ).rejects.toThrow("away");
    expect(search.size.products).toBe(3);
  });
});

describe("hidden prices", () => {
  const sort = fc.constantFrom("relevance", "best_seller", "new_arrival", "name_asc", "price_asc", "price_desc");
  const repriced = fc.array(fc.record({ priceCents: fc.integer({ min: 1, max: 50 }), onSale: fc.boolean() }), {
    minLength: 5,
    maxLength: 5,
  });

  it("do not affect the result: it is the same whatever the prices and sales", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 15 }), repriced, narrowing, sort, async (list, prices, narrow, order) => {
        const answer = async (products: SearchProduct[]) => {
          const search = new InProcessSearch();
          await search.rebuild(products);
          // A listing of sale items depends on sale prices, whoever reads it.
          const listing = narrow.listing?.look && { look: [...narrow.listing.look] };
          const query = { ...ask(narrow as Partial<SearchQuery>), listing, sort: order as SearchQuery["sort"], pricesHidden: true };
          const found = await search.search(query);
          return { ...found, facets: countsOf(found.facets), hits: found.hits.map(({ fromCents: _, ...hit }) => hit) };
        };
        const other = list.map((one) => ({ ...one, variants: one.variants.map((item, index) => ({ ...item, ...prices[index] })) }));
        expect(await answer(toProducts(other))).toEqual(await answer(toProducts(list)));
        expect((await answer(toProducts(list))).price).toBeNull();
      }),
    );
  });
});

describe("Spanish words", () => {
  it.each([
    ["baldosa", "baldosas"],
    ["mármol", "mármoles"],
    ["azulejo", "azulejos"],
    ["luz", "luces"],
    ["gris", "grises"],
  ])("%s finds %s", (one, many) => {
    expect(stemSpanish(fold(many)).startsWith(stemSpanish(fold(one)).slice(0, 4))).toBe(true);
  });

  it("keep año and ano separate, and fold all other accents", () => {
    expect(fold("Año")).toBe("año");
    expect(fold("Mármol café")).toBe("marmol cafe");
  });
});
