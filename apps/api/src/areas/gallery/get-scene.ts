import { type gallery, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { cardsOfHits } from "../product/index.ts";
import { filterScenes } from "./filter-scenes.rules.ts";
import { showScene } from "./show-scene.ts";

const MAX_VALUES = 30;
const valuesIn = (list: string): string[] =>
  list
    .split(",")
    .filter((value) => value !== "")
    .slice(0, MAX_VALUES);

/** Returns a scene and its neighbors in a filtered list. @throws gallery_not_found */
export const getScene: Verb<typeof gallery.detail> = async (context, { id, room, look, color, material }) => {
  const { query, storefront, language } = context;
  const all = await context.scenes.read(query, storefront.id);
  const scene = all.byCode.get(id);
  if (!scene) throw new ShopError("gallery_not_found");
  const filters = { room: valuesIn(room), look: valuesIn(look), color: valuesIn(color), material: valuesIn(material) };
  const { hits } = filterScenes(all.scenes, filters);
  const at = hits.indexOf(scene);
  const terms = await context.catalog.terms(storefront.id);
  const cards = await cardsOfHits(
    context,
    scene.products.map(({ product }) => ({ productId: product.id, leadItemNo: "" })),
  );
  const byCode = new Map(cards.map((card) => [card.code, card]));
  return {
    scene: showScene(scene, language),
    products: scene.products.flatMap(({ product, part, x, y }) => {
      const card = byCode.get(product.code);
      return card ? [{ part, partLabel: terms.label("part", part, language), x, y, card }] : [];
    }),
    position: at + 1,
    total: hits.length,
    previous: at > 0 ? (hits[at - 1]?.code ?? null) : null,
    next: at < 0 ? null : (hits[at + 1]?.code ?? null),
  };
};
