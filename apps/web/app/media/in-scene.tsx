import type { Picture } from "@azulejo/contract";
import type { SceneSurface } from "@azulejo/contract/areas/gallery.ts";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { canLayOn, inSceneAddress, jointFor } from "@azulejo/laying/picture-address.ts";
import { hasPatterns } from "@azulejo/laying/piece-format.ts";
import { usualPattern } from "./laid-address.ts";

interface Props {
  /** The size of the scene's picture over which this one lies. */
  scene: { width: number; height: number };
  surface: SceneSurface;
  picture: Picture;
  format: PieceFormat | null;
  /** Display width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  /** In millimeters. */
  jointMm?: number;
  /** The only width to offer, in pixels. */
  width?: number;
}

const OFFERED_WIDTHS = [640, 960, 1280];
const JOINT_MM = 3;

/**
 * A material on a surface of a scene, laid over the scene's picture; transparent until it is drawn, and where the scene shows something
 * else.
 */
export function InScene({ scene, surface, picture, format, sizes, jointMm = JOINT_MM, width: only }: Props) {
  if (!canLayOn(surface, picture, format)) return null;
  const pattern = hasPatterns(format) ? usualPattern(format) : "stack";
  const laying = { pattern, joint: jointFor(picture), jointMm, aspect: scene.width / scene.height };
  const addresses = (only === undefined ? OFFERED_WIDTHS : [only]).flatMap((width) => {
    const address = inSceneAddress(picture, format, laying, surface, width);
    return address === null ? [] : [{ address, width }];
  });
  const last = addresses.at(-1);
  if (!last) return null;
  return (
    <img
      key={last.address}
      src={last.address}
      {...(addresses.length > 1 && { srcSet: addresses.map(({ address, width }) => `${address} ${width}w`).join(", "), sizes })}
      width={scene.width}
      height={scene.height}
      alt=""
      loading="lazy"
      // The scene stays hidden until then: it shows another material.
      data-awaited=""
      className="absolute inset-0 size-full"
    />
  );
}
