import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";

/** Returns a scene with another tile on its surface, in place of the original product. */
export function withTile(detail: SceneDetail, tile: ProductCard, title: string): SceneDetail {
  const place = detail.products.findIndex(({ part }) => part === detail.scene.surface?.part);
  const products = detail.products.map((one, index) => (index === place ? { ...one, card: tile } : one));
  return { ...detail, scene: { ...detail.scene, title }, products };
}
