import { type Language, languages } from "@azulejo/contract";
import { type FacetKey, facetKeys, sortKeys } from "@azulejo/contract/areas/product.ts";
import type { ContractPriceLineForSearch, SearchProduct, SearchQuery } from "../search.ts";
import { createLexicon, type Lexicon, standardLexicons } from "../text/lexicon.ts";

/** Random numbers that are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  below = (limit: number): number => Math.floor(this.next() * limit);
  chance = (share: number): boolean => this.next() < share;
  pick = <T>(from: readonly T[]): T => from[this.below(from.length)]!;
  some = <T>(from: readonly T[], share = 0.4): T[] => from.filter(() => this.chance(share));
}

const facetValues: Record<FacetKey, string[]> = {
  look: ["marble", "wood", "concrete", "terracotta"],
  material: ["porcelain", "ceramic", "stone"],
  color: ["white", "gray", "black", "blue"],
  use: ["floor", "wall", "shower", "exterior"],
  variation: ["V1", "V2", "V3"],
  series: ["Terra", "Café", "Lux 2"],
  size: ["12x24", "24x24", "2x2", "3x6"],
  finish: ["matte", "polished"],
  shape: ["square", "hexagon"],
  thickness: ["6", "9"],
  fact: ["fireRating.a1", "fireRating.a2", "fireRating.b", "weeks.2", "weeks.10", "heated.yes"],
};
const stores = ["reno", "anaheim"];
const departments = ["tile", "slab", "setting"];
const names = ["Terra 2", "Terra 10", "terra 2", "Café", "Cafe", "Élan", "Ñandú", "Lux 2", "Lux 02", "Zócalo", "#7"];
const words: Record<Language, string[]> = {
  en: [
    "marble",
    "marbles",
    "wood",
    "gray",
    "grey",
    "subway",
    "hexagon",
    "grout",
    "mortar",
    "thinset",
    "café",
    "cafe",
    "shower",
    "trim",
    "p-100",
    "12x24",
  ],
  es: [
    "mármol",
    "marmol",
    "madera",
    "azulejo",
    "loseta",
    "baldosas",
    "boquilla",
    "porcelánico",
    "regadera",
    "baño",
    "cafe",
    "café",
    "30x60cm",
    "p-100",
  ],
};
const weights = [6, 5, 4, 3, 2, 1, 0.5];

function randomProduct(random: Random, id: number): SearchProduct {
  const { below, chance, pick, some } = random;
  const one = (key: FacetKey) => (chance(0.9) ? [pick(facetValues[key])] : []);
  const facets = {
    look: one("look"),
    material: one("material"),
    color: one("color"),
    use: some(facetValues.use),
    variation: one("variation"),
    series: one("series"),
  };
  const text = (language: Language) => ({
    name: pick(names),
    words: weights.map((weight) => ({ weight, text: Array.from({ length: below(4) }, () => pick(words[language])).join(" ") })),
  });
  return {
    id,
    code: `p${id}`,
    facets,
    listing: {
      material: facets.material[0] ?? "other",
      stone: chance(0.2) ? "granite" : null,
      look: facets.look[0] ?? null,
      department: pick(departments),
      listings: some(["new", "clearance"]),
      season: chance(0.3) ? "fall-2026" : null,
      series: pick(["terra", "cafe"]),
      tags: some(["handmade", "recycled"]),
      colorFamily: facets.color[0] ?? null,
      uses: facets.use,
    },
    popularity: below(30),
    introduced: 20_000 + below(40),
    texts: { en: text("en"), es: text("es") },
    variants: Array.from({ length: below(6) }, (_, place) => {
      const [size, finish] = [one("size"), one("finish")];
      const label = [...size, ...finish].join(" ");
      const cents = 100 + below(900);
      const isOwn = chance(0.9);
      return {
        itemNo: `I${id}-${place}`,
        label: { en: label, es: label.replace("polished", "pulido") },
        facets: { size, finish, shape: one("shape"), thickness: one("thickness"), fact: some(facetValues.fact, 0.3) },
        priceCents: cents,
        list: isOwn ? { cents: cents * (1 + below(9)), areaPerUnit: chance(0.7) ? 10_000 + below(90_000) : null } : null,
        onSale: chance(0.2),
        stockedAt: some(stores),
      };
    }),
  };
}

/** Returns products with few different values, words and names, so that queries match many and ties are frequent. */
export const randomProducts = (random: Random, count: number, firstId = 1): SearchProduct[] =>
  Array.from({ length: count }, (_, at) => randomProduct(random, firstId + at));

const ownWords: Record<Language, Lexicon> = {
  en: createLexicon("en", { "fancy tile": ["marble", "subway"] }),
  es: createLexicon("es", { lujo: ["mármol"] }),
};

/** Returns words as shoppers type them: complete, incomplete, misspelled, or in another language. */
export function randomText(random: Random, language: Language): string {
  const { below, chance, pick } = random;
  const word = () => {
    const from = chance(0.1) ? [...words.en, ...words.es] : words[language];
    const typed = pick([...from, ...from, "fancy tile", "lujo", "a", "subway tile", "returns", "penny tile", "zzz", "12 x 24", "30x60"]);
    if (typed.length > 4 && chance(0.15)) return typed.slice(0, -2);
    const at = 1 + below(Math.max(typed.length - 2, 1));
    return typed.length > 3 && chance(0.2) ? typed.slice(0, at) + typed.slice(at + 1) : typed;
  };
  return Array.from({ length: 1 + below(3) }, word).join(" ");
}

function randomPrices(random: Random): SearchQuery["own"] {
  const { below, chance, pick } = random;
  const line = (): ContractPriceLineForSearch => {
    const scope = pick(["all", "department", "series", "item"] as const);
    const key = { all: "", department: pick(departments), series: pick(["terra", "cafe"]), item: `I${1 + below(200)}-${below(3)}` }[scope];
    const isFixed = scope === "item" && chance(0.5);
    return { scope, key, offBasisPoints: isFixed ? null : 1 + below(9500), cents: isFixed ? below(3000) : null };
  };
  const lines = Array.from({ length: 1 + below(6) }, line);
  return { key: JSON.stringify(lines), lines };
}

const factOrders = [
  { fact: "fireRating", choices: ["b", "a1"] },
  { fact: "weeks", choices: [] },
  { fact: "heated", choices: ["yes", "no"] },
];

export function randomQuery(random: Random): SearchQuery {
  const { below, chance, pick } = random;
  const language = pick(languages);
  const filters: SearchQuery["filters"] = {};
  for (let left = below(4); left > 0; left--) {
    const key = pick(facetKeys);
    filters[key] = Array.from({ length: 1 + below(key === "fact" ? 4 : 2) }, () => (chance(0.05) ? "unknown" : pick(facetValues[key])));
  }
  const lists = [
    { department: ["tile"] },
    { look: ["marble", "wood"] },
    { onSale: true },
    { listing: ["new"] },
    { use: ["floor"] },
    { allUses: ["floor", "wall"] },
    { tag: ["handmade"], onSale: true },
    { season: ["fall-2026"] },
  ];
  return {
    language,
    ...(chance(0.5) && { text: randomText(random, language), lexicon: chance(0.5) ? ownWords[language] : standardLexicons[language] }),
    listing: chance(0.4) ? pick(lists) : undefined,
    filters,
    price: chance(0.3) ? { ...(chance(0.7) && { fromCents: below(600) }), ...(chance(0.7) && { toCents: below(1200) }) } : {},
    onSale: chance(0.15) || undefined,
    inStockAt: chance(0.2) ? pick([...stores, "nowhere"]) : undefined,
    sort: pick(sortKeys),
    factOrder: chance(0.25) ? { ...pick(factOrders), isDescending: chance(0.5) } : undefined,
    offset: chance(0.6) ? 0 : below(60),
    limit: chance(0.1) ? 0 : 1 + below(30),
    own: chance(0.3) ? randomPrices(random) : undefined,
    pricesHidden: chance(0.1),
  };
}
