import type { Language } from "@azulejo/contract";
import type { OfficeAssetUse } from "@azulejo/contract/areas/office/content/assets.ts";
import type { Query } from "@azulejo/database";

type PictureUse = OfficeAssetUse & { address: string };

/** Returns the products, slabs and gallery scenes that show these pictures, or versions cropped from them. */
export async function selectPictureUses(
  query: Query,
  storefrontId: number,
  addresses: readonly string[],
  language: Language,
): Promise<PictureUse[]> {
  if (addresses.length === 0) return [];
  const [products, slabs, scenes] = await Promise.all([
    selectProducts(query, storefrontId, addresses, language),
    selectSlabs(query, storefrontId, addresses),
    selectScenes(query, storefrontId, addresses, language),
  ]);
  return [...products, ...slabs, ...scenes];
}

const shown = { isPublic: true, isDraft: false } as const;

async function selectProducts(query: Query, storefrontId: number, addresses: readonly string[], language: Language): Promise<PictureUse[]> {
  const rows = await query
    .selectFrom("picture")
    .innerJoin("product", "product.id", "picture.productId")
    .leftJoin("productText", (join) => join.onRef("productText.productId", "=", "product.id").on("productText.language", "=", language))
    .select(["product.id", "product.code", "productText.name", "picture.address", "picture.originalAddress"])
    .where("product.storefrontId", "=", storefrontId)
    .where((where) => where.or([where("picture.address", "in", addresses), where("picture.originalAddress", "in", addresses)]))
    .execute();
  const uses = rows.flatMap(({ id, code, name, address, originalAddress }) =>
    [address, originalAddress].flatMap((one): PictureUse[] =>
      one !== null && addresses.includes(one) ? [{ kind: "product", id, name: name ?? code, ...shown, address: one }] : [],
    ),
  );
  return uses.filter((one, at) => uses.findIndex((other) => other.id === one.id && other.address === one.address) === at);
}

async function selectSlabs(query: Query, storefrontId: number, addresses: readonly string[]): Promise<PictureUse[]> {
  const rows = await query
    .selectFrom("slab")
    .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .innerJoin("product", "product.id", "item.productId")
    .select(["slab.sequence", "slabBundle.code", "slab.pictureAddress"])
    .where("product.storefrontId", "=", storefrontId)
    .where("slab.pictureAddress", "in", addresses)
    .execute();
  return rows.map(({ code, sequence, pictureAddress }) => ({
    ...{ kind: "slab", id: null, name: `${code}-${sequence}`, ...shown },
    address: pictureAddress ?? "",
  }));
}

async function selectScenes(query: Query, storefrontId: number, addresses: readonly string[], language: Language): Promise<PictureUse[]> {
  const rows = await query
    .selectFrom("galleryScene")
    .leftJoin("gallerySceneText", (join) =>
      join.onRef("gallerySceneText.sceneId", "=", "galleryScene.id").on("gallerySceneText.language", "=", language),
    )
    .select(["galleryScene.code", "gallerySceneText.title", "galleryScene.pictureAddress"])
    .where("galleryScene.storefrontId", "=", storefrontId)
    .where("galleryScene.pictureAddress", "in", addresses)
    .execute();
  return rows.map(({ code, title, pictureAddress }) => ({
    ...{ kind: "scene", id: null, name: title ?? code, ...shown },
    address: pictureAddress,
  }));
}
