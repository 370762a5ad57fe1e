import type { SearchProduct } from "@azulejo/api/search/search.ts";

const looks = [
  "marble",
  "wood",
  "concrete",
  "travertine",
  "limestone",
  "quartzite",
  "terracotta",
  "encaustic-pattern-look",
  "linen-fabric",
  "metallic",
];
const colors = ["white", "cream", "beige", "gray", "black", "brown", "blue", "green", "red", "pink"];
const sizes = ["2x2", "3x6", "4x12", "12x12", "12x24", "24x24", "24x48", "32x32", "6x36", "8x48", "48x48", "48x96"];
const finishes = ["matte", "polished", "honed", "textured", "glossy"];
const thicknesses = ["6", "9", "20"];
const shapes = ["square", "rectangle", "hexagon"];
const series = Array.from({ length: 400 }, (_, index) => `Series ${index}`);
const uses = ["floor", "wall", "shower", "outdoor", "commercial"];
const stores = ["reno", "anaheim", "dallas", "seattle", "denver"];
const VARIANTS = 5;

/** Returns seeded random numbers, so that every run measures the same. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates products with five variants each, like those of the catalog. */
export function generateProducts(items: number): SearchProduct[] {
  const random = randomOf(7);
  const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: items / VARIANTS }, (_, id) => {
    const look = pick(looks);
    const color = pick(colors);
    const name = `${pick(colors)} ${look} ${id}`;
    const own = uses.filter(() => random() < 0.5);
    return {
      id: id + 1,
      code: `p${id}`,
      facets: {
        look: [look],
        color: [color],
        material: ["porcelain"],
        use: own,
        variation: [`V${1 + Math.floor(random() * 4)}`],
        series: [series[id % series.length] ?? ""],
      },
      listing: {
        material: "porcelain",
        stone: null,
        look,
        department: "tile",
        listings: [],
        season: null,
        series: "",
        tags: [],
        colorFamily: color,
        uses: own,
      },
      popularity: Math.floor(random() * 1000),
      introduced: 18_000 + Math.floor(random() * 2500),
      texts: {
        en: {
          name,
          words: [
            { text: name, weight: 8 },
            { text: `${look} look porcelain`, weight: 3 },
          ],
        },
        es: { name, words: [{ text: name, weight: 8 }] },
      },
      variants: Array.from({ length: VARIANTS }, (_, index) => {
        const [size, finish] = [pick(sizes), pick(finishes)];
        return {
          itemNo: `P${id}-${index}`,
          label: { en: `${size} ${finish}`, es: `${size} ${finish}` },
          facets: {
            size: [size],
            finish: [finish],
            thickness: [pick(thicknesses)],
            shape: [pick(shapes)],
          },
          priceCents: 100 + Math.floor(random() * 2500),
          list: { cents: 1000 + (id % 4000), areaPerUnit: 120_000 },
          onSale: random() < 0.1,
          stockedAt: stores.filter(() => random() < 0.4),
        };
      }),
    };
  });
}

export { colors, finishes, looks, series, shapes, sizes, stores, thicknesses, uses };
