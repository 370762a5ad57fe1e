import type { Picture as PictureValue } from "@azulejo/contract";
import { colourClass } from "./colour-class.ts";
import { type Crop, isForeign, srcSet, variantAddress, widthsOf } from "./picture-rules.ts";

interface Props {
  picture: PictureValue;
  alt: string;
  /** Display width, in the syntax of the `sizes` attribute. */
  sizes: string;
  crop?: Crop | null;
  /** Loads first, because it is the page's largest picture. */
  priority?: boolean;
  className?: string;
}

/** A picture in six widths and two formats; its proportions and color show before it loads. */
export function Picture({ picture, alt, sizes, crop = null, priority = false, className = "" }: Props) {
  const widths = widthsOf(picture, crop);
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  const loading = { loading: priority ? "eager" : "lazy", decoding: "async", ...(priority && { fetchPriority: "high" as const }) } as const;
  const look = `${colourClass(picture.colour)} ${className}`;
  if (isForeign(picture)) {
    const { address, width, height } = picture;
    return <img src={address} width={width} height={height} alt={alt} {...loading} className={look} />;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, crop, "avif")} sizes={sizes} />
      <img
        src={variantAddress(picture, crop, middle, "webp")}
        srcSet={srcSet(picture, crop, "webp")}
        sizes={sizes}
        width={crop?.width ?? picture.width}
        height={crop?.height ?? picture.height}
        alt={alt}
        {...loading}
        className={look}
      />
    </picture>
  );
}
