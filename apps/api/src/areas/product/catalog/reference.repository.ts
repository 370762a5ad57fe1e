import type { Query } from "@azulejo/database";
import type { References } from "./tags-of-product.rules.ts";

/**
 * Returns other pages that show products by their database rows.
 * @param ids changed products
 * @param altered products that changed in more than prices and words
 */
export async function selectReferences(query: Query, ids: number[], altered: number[]): Promise<References> {
  const bundles = await query
    .selectFrom("slabBundle")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .select("slabBundle.code")
    .where("item.productId", "in", ids)
    .execute();
  const shown = altered.length > 0 ? await selectShowing(query, altered) : { relating: [], scenes: [] };
  return { ...shown, bundles: bundles.map(({ code }) => code) };
}

async function selectShowing(query: Query, ids: number[]): Promise<Pick<References, "relating" | "scenes">> {
  const [relating, scenes] = await Promise.all([
    query
      .selectFrom("productRelation")
      .innerJoin("product", "product.id", "productRelation.productId")
      .select("product.code")
      .distinct()
      .where("relatedId", "in", ids)
      .execute(),
    query
      .selectFrom("gallerySceneProduct")
      .innerJoin("galleryScene", "galleryScene.id", "gallerySceneProduct.sceneId")
      .select("galleryScene.code")
      .distinct()
      .where("productId", "in", ids)
      .execute(),
  ]);
  return { relating: relating.map(({ code }) => code), scenes: scenes.map(({ code }) => code) };
}
