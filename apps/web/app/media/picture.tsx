import type { Picture as PictureData } from "@azulejo/contract";
import { cropOf, type Piece, pictureAddress, shownSize, widthsFor } from "./picture-address.ts";

interface PictureProps {
  picture: PictureData;
  sizes: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Shows one real piece of this size instead of the whole master. */
  piece?: Piece | undefined;
  /** The picture that decides when the page looks ready: loaded first. */
  priority?: boolean;
  className?: string;
}

/** A picture in the formats and widths that the image service makes; it keeps its room while it loads. */
export function Picture({ picture, sizes, alt, piece, priority = false, className }: PictureProps) {
  const crop = piece ? cropOf(picture, piece) : null;
  const { width, height } = shownSize(picture, crop);
  const offered = widthsFor(width);
  const set = (format: "avif" | "webp") => offered.map((at) => `${pictureAddress(picture.address, crop, at, format)} ${at}w`).join(", ");
  const fallback = pictureAddress(picture.address, crop, offered.find((at) => at >= 640) ?? offered.at(-1) ?? 640, "webp");
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        src={fallback}
        srcSet={set("webp")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        className={className}
      />
    </picture>
  );
}
