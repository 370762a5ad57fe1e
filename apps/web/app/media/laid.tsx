// @bundle laid
import type { Picture as PictureValue } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { hasPatterns, type Pattern } from "@azulejo/laying/piece-format.ts";
import { useState } from "react";
import { colorClass } from "./color-class.ts";
import { canLay, type JointColor, jointFor, laidAddress, usualPattern } from "./laid-address.ts";
import { MissingPicture, Picture } from "./picture.tsx";
import { pieceCrop } from "./picture-rules.ts";

interface Props {
  picture: PictureValue;
  format: PieceFormat | null;
  /** Feet of material shown across: 240 px at 60 px per foot are 4. */
  acrossFeet: number;
  /** Width divided by height. */
  aspect?: number;
  pattern?: Pattern;
  /** Joint color; by default one that stands out from the material. */
  joint?: JointColor;
  jointMm?: number;
  alt: string;
  /** Text shown if the picture fails to load; defaults to `alt`. */
  name?: string;
  /** Display width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The largest width to offer, in pixels. */
  largest?: number;
  /** The smallest width to offer, in pixels. */
  least?: number;
  /** The only width to offer, for pictures of which a page has many. */
  width?: number;
  /** Whether it loads first, because it is the page's largest picture. */
  priority?: boolean;
  className?: string;
}

const MM_PER_FOOT = 304.8;
/** The widths differ enough to justify another address, which a page repeats for every picture. */
const OFFERED_WIDTHS = [320, 640, 960, 1280, 1600];

type Laying = Pick<Props, "picture" | "acrossFeet" | "aspect" | "pattern" | "joint" | "jointMm" | "largest" | "least" | "width"> & {
  format: PieceFormat;
};

/** Returns the addresses of laid material, the largest also as `src`. */
export function laidSources({ picture, format, acrossFeet, aspect = 1, largest = 640, least = 0, ...props }: Laying): {
  src: string;
  srcSet: string | undefined;
} {
  const pattern = hasPatterns(format) ? (props.pattern ?? usualPattern(format)) : "stack";
  const laying = { pattern, joint: props.joint ?? jointFor(picture), jointMm: props.jointMm ?? 3, acrossFeet, aspect };
  const widths = props.width ? [props.width] : OFFERED_WIDTHS.filter((width) => width <= largest && width >= least);
  const addresses = widths.map((width) => [width, laidAddress(picture, format, laying, width)] as const);
  const srcSet = addresses.length > 1 ? addresses.map(([width, address]) => `${address} ${width}w`).join(", ") : undefined;
  return { src: addresses.at(-1)?.[1] ?? "", srcSet };
}

/** A part of a floor or wall made of a product's pieces, at true scale; the plain picture for goods that aren't laid. */
export function Laid({ picture, format, acrossFeet, aspect = 1, largest = 640, ...props }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const { alt, name = alt, sizes, priority = false, className = "" } = props;
  if (!format || !canLay(picture, format)) {
    const shown = { widthMm: acrossFeet * MM_PER_FOOT, heightMm: (acrossFeet * MM_PER_FOOT) / aspect };
    const crop = picture.kind === "face" ? pieceCrop(picture, shown) : null;
    return (
      <Picture
        {...{ picture, alt, name, sizes, priority, crop }}
        {...(props.width && { width: props.width })}
        className={`${className} object-cover`}
      />
    );
  }
  const { src: largestAddress, srcSet: addresses } = laidSources({ ...props, picture, format, acrossFeet, aspect, largest });
  const box = { width: largest, height: Math.round(largest / aspect) };
  if (failed === largestAddress) return <MissingPicture {...box} {...{ alt, name, className }} />;
  return (
    <img
      src={largestAddress}
      srcSet={addresses}
      sizes={addresses && sizes}
      {...box}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      {...(priority && { fetchPriority: "high" as const })}
      onError={() => setFailed(largestAddress)}
      // The picture may have failed to load before the page's scripts ran.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(largestAddress);
      }}
      className={`${colorClass(picture.color)} ${className}`.trimEnd()}
    />
  );
}
