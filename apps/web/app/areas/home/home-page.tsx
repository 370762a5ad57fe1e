import { product } from "@azulejo/contract";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { Block } from "../../blocks/block.ts";
import { Blocks } from "../../blocks/blocks.tsx";
import { fitBlocks } from "../../blocks/fit-blocks.ts";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/environment.server.ts";
import type { RootData } from "../../root.tsx";
import { page } from "../../routing/visit.server.ts";
import { headOf } from "../../shell/head/head.ts";
import type { Route } from "./+types/home-page";
import { homeBlocks } from "./home-blocks.server.ts";

/** Products on a wall of the home page. */
const WALL = 8;

/** The page is blocks with data; what a block wants to show of the catalogue is asked for here, all at once. */
export const loader = page(async ({ context, language }) => {
  const listings = await callApi(context, language, product.listings, {});
  const blocks = fitBlocks(homeBlocks[language], new Set(listings.map((one) => one.slugs[language] ?? one.path)));
  const shown = await Promise.all(
    blocks.flatMap((block) => {
      if (!("query" in block)) return [];
      return callApi(context, language, product.list, block.query).then(
        (list) => [block._uid, arrange(block.component, list.products)] as const,
      );
    }),
  );
  const cards: Record<string, ProductCard[]> = Object.fromEntries(shown);
  sharePage(context, ["list", ...shown.flatMap(([, products]) => products.map((card) => `product:${card.code}`))]);
  return { blocks, cards };
});

/** What a block shows of what was found: a wall of looks one texture of each, a wall of products one of each series. */
function arrange(component: Block["component"], found: ProductCard[]): ProductCard[] {
  if (component === "look_wall") return onePerLook(found);
  if (component === "product_wall")
    return [...new Map(found.toReversed().map((card) => [card.series, card])).values()].reverse().slice(0, WALL);
  return found.slice(0, 1);
}

const onePerLook = (cards: ProductCard[]): ProductCard[] => [...new Map(cards.toReversed().map((card) => [card.look, card])).values()];

export function meta({ location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
  return headOf({ root, location, title: root?.settings.tagline });
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData as RootData;
  return <Blocks blocks={loaderData.blocks} cards={loaderData.cards} root={root} />;
}
