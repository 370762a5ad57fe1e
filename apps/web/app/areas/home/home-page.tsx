import { product } from "@azulejo/contract";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { Blocks } from "../../blocks/blocks.tsx";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/environment.server.ts";
import type { RootData } from "../../root.tsx";
import { page } from "../../routing/visit.server.ts";
import { headOf } from "../../shell/head/head.ts";
import type { Route } from "./+types/home-page";
import { homeBlocks } from "./home-blocks.ts";

/** The page is blocks with data; what a block wants to show of the catalogue is asked for here, all at once. */
export const loader = page(async ({ context, language }) => {
  const blocks = homeBlocks[language];
  const queries = blocks.flatMap((block) => ("query" in block ? [block.query] : []));
  const lists = await Promise.all(queries.map((query) => callApi(context, language, product.list, query)));
  const cards: Record<string, ProductCard[]> = Object.fromEntries(
    blocks.flatMap((block) => {
      if (!("query" in block)) return [];
      const found = lists[queries.indexOf(block.query)]?.products ?? [];
      return [[JSON.stringify(block.query), block.component === "look_wall" ? onePerLook(found) : found]];
    }),
  );
  sharePage(context, [
    "list",
    ...Object.values(cards)
      .flat()
      .map((card) => `product:${card.code}`),
  ]);
  return { cards };
});

/** The wall of looks needs one texture of each; the rest would only make the page heavy. */
const onePerLook = (cards: ProductCard[]): ProductCard[] => [...new Map(cards.toReversed().map((card) => [card.look, card])).values()];

export function meta({ location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
  return headOf({ root, location, title: root?.settings.tagline });
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData as RootData;
  return <Blocks blocks={homeBlocks[root.language]} cards={loaderData.cards} root={root} />;
}
