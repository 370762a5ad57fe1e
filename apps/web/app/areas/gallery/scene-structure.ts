import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import type { ImageObject } from "schema-dts";
import { addressOf } from "../../routing/language-routing.ts";
import { absolute } from "../../shell/head/languages.ts";
import type { ShellData } from "../../shell/shell-data.ts";

/** Returns a size in pixels in schema.org terms, with the pixel's code from UN/CEFACT recommendation 20. */
const pixels = (value: number) => ({ "@type": "QuantitativeValue" as const, value, unitCode: "E37" });

/** Returns a scene's picture in schema.org terms, only for document requests. */
export function sceneStructure({ scene, products }: SceneDetail, root: ShellData): ImageObject[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return [];
  const { picture, title, alt } = scene;
  const page = absolute(root, addressOf(root.settings, root.language, `gallery/detail/${scene.code}/`));
  const about = products.map(({ card }) => ({
    "@type": "Product" as const,
    name: card.name,
    url: absolute(root, addressOf(root.settings, root.language, `product/detail/${card.slug}`)),
  }));
  return [
    {
      "@type": "ImageObject",
      "@id": `${page}#picture`,
      contentUrl: absolute(root, picture.address),
      name: title,
      description: alt,
      width: pixels(picture.width),
      height: pixels(picture.height),
      ...(about.length > 0 && { about }),
    },
  ];
}
