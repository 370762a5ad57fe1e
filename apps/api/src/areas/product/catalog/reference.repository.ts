import type { Query } from "@azulejo/database";
import type { References } from "./tags-of-product.rules.ts";

/**
 * Returns where products are shown by their own rows.
 * @param ids the products that have changed
 * @param otherwise those of another kind than before
 */
export async function selectReferences(query: Query, ids: number[], otherwise: number[]): Promise<References> {
  const bundles = await query
    .selectFrom("slabBundle")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .select("slabBundle.code")
    .where("item.productId", "in", ids)
    .execute();
  if (otherwise.length === 0) return { relating: [], bundles: bundles.map(({ code }) => code), isInScene: false };
  const [relating, spots] = await Promise.all([
    query
      .selectFrom("productRelation")
      .innerJoin("product", "product.id", "productRelation.productId")
      .select("product.code")
      .distinct()
      .where("relatedId", "in", otherwise)
      .execute(),
    query.selectFrom("gallerySceneProduct").select("sceneId").where("productId", "in", otherwise).limit(1).execute(),
  ]);
  return { relating: relating.map(({ code }) => code), bundles: bundles.map(({ code }) => code), isInScene: spots.length > 0 };
}
