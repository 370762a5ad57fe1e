import type { Language } from "@azulejo/contract";
import type { rooms } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import type { parts, SceneSurface } from "@azulejo/contract/areas/gallery.ts";
import type { Query } from "@azulejo/database";
import type { SceneRecord } from "./scene-file.ts";

export interface SceneRow {
  id: number;
  code: string;
  room: (typeof rooms)[number];
  pictureAddress: string;
  pictureWidth: number;
  pictureHeight: number;
  pictureColor: string | null;
  surface: SceneSurface | null;
}

/** Returns the scenes of a storefront in their order. */
export async function selectScenes(query: Query, storefrontId: number): Promise<SceneRow[]> {
  const rows = await query
    .selectFrom("galleryScene")
    .select(["id", "code", "room", "pictureAddress", "pictureWidth", "pictureHeight", "pictureColor", "surface"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("position")
    .orderBy("id")
    .$narrowType<{ surface: SceneSurface | null }>()
    .execute();
  return rows;
}

export interface SceneTextRow {
  sceneId: number;
  language: Language;
  title: string;
  alt: string;
}

export async function selectSceneTexts(query: Query, storefrontId: number): Promise<SceneTextRow[]> {
  const rows = await query
    .selectFrom("gallerySceneText")
    .innerJoin("galleryScene", "galleryScene.id", "gallerySceneText.sceneId")
    .select(["gallerySceneText.sceneId", "gallerySceneText.language", "gallerySceneText.title", "gallerySceneText.alt"])
    .where("galleryScene.storefrontId", "=", storefrontId)
    .execute();
  return rows as SceneTextRow[];
}

export interface SceneProductRow {
  sceneId: number;
  productId: number;
  part: (typeof parts)[number];
  x: number;
  y: number;
}

/** Returns the hot spots of published products. */
export async function selectSceneProducts(query: Query, storefrontId: number): Promise<SceneProductRow[]> {
  const rows = await query
    .selectFrom("gallerySceneProduct")
    .innerJoin("galleryScene", "galleryScene.id", "gallerySceneProduct.sceneId")
    .innerJoin("product", "product.id", "gallerySceneProduct.productId")
    .select(["gallerySceneProduct.sceneId", "gallerySceneProduct.productId", "gallerySceneProduct.part"])
    .select(["gallerySceneProduct.x", "gallerySceneProduct.y"])
    .where("galleryScene.storefrontId", "=", storefrontId)
    .where("product.published", "=", true)
    .orderBy("gallerySceneProduct.position")
    .execute();
  return rows;
}

export async function selectProductIds(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await query
    .selectFrom("product")
    .select(["id", "code"])
    .where("storefrontId", "=", storefrontId)
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

export async function replaceScenes(
  query: Query,
  storefrontId: number,
  scenes: readonly SceneRecord[],
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  await query.deleteFrom("galleryScene").where("storefrontId", "=", storefrontId).execute();
  for (const [position, scene] of scenes.entries()) {
    const { picture } = scene;
    const { id: sceneId } = await query
      .insertInto("galleryScene")
      .values({
        storefrontId,
        code: scene.code,
        room: scene.room,
        position,
        pictureAddress: picture.address,
        pictureWidth: picture.width,
        pictureHeight: picture.height,
        pictureColor: picture.color ?? null,
        surface: scene.surface ? JSON.stringify(scene.surface) : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const texts = Object.entries(scene.texts).map(([language, text]) => ({ sceneId, language, ...text }));
    await query.insertInto("gallerySceneText").values(texts).execute();
    const products = scene.products.flatMap(({ product, part, x, y }, index) => {
      const productId = productIds.get(product);
      return productId === undefined ? [] : [{ sceneId, productId, part, position: index, x, y }];
    });
    if (products.length > 0) await query.insertInto("gallerySceneProduct").values(products).execute();
  }
}
