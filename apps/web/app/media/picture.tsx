// @bundle pictures
import type { Picture as PictureValue } from "@azulejo/contract";
import { useState } from "react";
import { colorClass } from "./color-class.ts";
import { isForeign } from "./image-address.ts";
import { type Crop, servedAddress, sourcesOf } from "./picture-rules.ts";
import type { Turned } from "./turned.ts";

interface Props {
  picture: PictureValue;
  alt: string;
  /** Text shown if the picture fails to load; defaults to `alt`. */
  name?: string;
  /** Display width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The only width to offer, for pictures of which a page has many. */
  width?: number;
  crop?: Crop | null;
  /** What is different if the part is turned by a quarter. */
  turned?: Turned | undefined;
  /** Whether it loads first, because it is the page's largest picture. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in six widths, each in the best format that the browser accepts; space in its proportions and color is shown before it loads.
 */
export function Picture({ picture, alt, name = alt, sizes, width, crop = null, turned, priority = false, className = "" }: Props) {
  const loading = { loading: priority ? "eager" : "lazy", decoding: "async", ...(priority && { fetchPriority: "high" as const }) } as const;
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <MissingPicture {...(crop ?? picture)} alt={alt} name={name} className={className} />;
  const watch = {
    onError: () => setHasFailed(true),
    // The picture may have failed to load before the page's scripts ran.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setHasFailed(true);
    },
  };
  // An object is cut out, so its mean color would show around it.
  const look = `${picture.kind === "object" ? "is-object" : colorClass(picture.color)} ${className}`.trimEnd();
  if (isForeign(picture)) {
    return <img src={picture.address} width={picture.width} height={picture.height} alt={alt} {...loading} {...watch} className={look} />;
  }
  return (
    <img
      {...(width ? { src: servedAddress(picture, crop, width) } : { ...sourcesOf(picture, crop, sizes), sizes })}
      width={crop?.width ?? picture.width}
      height={crop?.height ?? picture.height}
      alt={alt}
      {...loading}
      {...watch}
      className={look}
      {...turned}
    />
  );
}

/** The picture's name on a plain field of the picture's size. */
export function MissingPicture({
  width,
  height,
  alt,
  name,
  className,
}: {
  width: number;
  height: number;
  alt: string;
  name: string;
  className: string;
}) {
  return (
    <span
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className={`${className} flex items-center justify-center overflow-hidden bg-paper p-2 text-center text-ink text-small`}
      // The style is set by a script, which the content security policy allows; the server never renders it.
      style={/\b(aspect|size)-/.test(className) ? undefined : { aspectRatio: `${width} / ${height}` }}
    >
      {name}
    </span>
  );
}
