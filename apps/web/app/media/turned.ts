import type { Picture } from "@azulejo/contract";
import { type Crop, sourcesOf } from "./picture-rules.ts";

/** Attributes of an image that shows a part of a picture turned by a quarter, so that a long piece stands upright. */
export type Turned = { src: string; srcSet: string; sizes: string; width: number; height: number };

/** Returns them; the picture service turns the part, and a width of the part is then a height. */
export function turnedBy(picture: Picture, crop: Crop, sizes: string): Turned {
  const { src, srcSet } = sourcesOf(picture, crop, sizes);
  const ratio = crop.height / crop.width;
  return {
    src: `${src}:rotate(90)`,
    srcSet: srcSet.replace(/ (\d+)w/g, (_, width) => `:rotate(90) ${Math.round(width * ratio)}w`),
    sizes,
    width: crop.height,
    height: crop.width,
  };
}
