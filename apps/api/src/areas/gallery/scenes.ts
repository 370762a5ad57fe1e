import { type Query, ReadCache } from "@azulejo/database";
import type { Gallery, SceneProduct, StoredScene } from "../../domain/gallery.ts";
import type { Catalog, Scenes } from "../../ports/catalog.ts";
import { type SceneRow, selectSceneProducts, selectScenes, selectSceneTexts } from "./scene.repository.ts";

const MOST = 20;
const rebuilding = new Set(["catalogue", "product", "storefront", "gallery"]);

export function createScenes(catalog: Catalog): Scenes {
  const galleries = new ReadCache<string, Gallery>(MOST);
  return {
    read: (query, storefrontId) => galleries.read(query, String(storefrontId), () => readGallery(query, catalog, storefrontId)),
    apply(changes) {
      if (changes.some((one) => rebuilding.has(one.kind))) galleries.dropAll();
    },
  };
}

async function readGallery(query: Query, catalog: Catalog, storefrontId: number): Promise<Gallery> {
  const rows = await selectScenes(query, storefrontId);
  const texts = Map.groupBy(await selectSceneTexts(query, storefrontId), (text) => text.sceneId);
  const spots = await selectSceneProducts(query, storefrontId);
  const ids = [...new Set(spots.map((spot) => spot.productId))];
  const products = new Map((await catalog.products(query, storefrontId, ids)).map((product) => [product.id, product]));
  const shown = Map.groupBy(
    spots.flatMap(({ sceneId, productId, part, x, y }) => {
      const product = products.get(productId);
      // A product with nothing but samples left isn't for sale.
      return product?.items.some((item) => item.kind !== "sample") ? [{ sceneId, product, part, x, y }] : [];
    }),
    (one) => one.sceneId,
  );
  const scenes = rows.map((row) => {
    const own = Object.fromEntries((texts.get(row.id) ?? []).map(({ language, title, alt }) => [language, { title, alt }]));
    return toScene(row, own, shown.get(row.id) ?? []);
  });
  return { scenes, byCode: new Map(scenes.map((scene) => [scene.code, scene])) };
}

function toScene(row: SceneRow, texts: StoredScene["texts"], products: SceneProduct[]): StoredScene {
  const values = (of: (one: SceneProduct) => string | null) => [...new Set(products.flatMap((one) => of(one) ?? []))];
  return {
    code: row.code,
    room: row.room,
    picture: {
      address: row.pictureAddress,
      width: row.pictureWidth,
      height: row.pictureHeight,
      kind: "scene",
      extentMm: null,
      cellMm: null,
      rowMm: null,
      color: row.pictureColor,
    },
    surface: row.surface,
    texts,
    products,
    facets: {
      room: [row.room],
      look: values(({ product }) => product.look),
      color: values(({ product }) => product.colorFamily),
      material: values(({ product }) => product.material),
    },
  };
}
