import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { useState } from "react";
import { colorClass } from "../../../../media/color-class.ts";
import { laidAddress } from "../../../../media/laid-address.ts";
import { MissingPicture } from "../../../../media/picture.tsx";
import type { Laying } from "./laying.ts";

/** One drawing of the laid area: its size in CSS pixels, its scale, and the widths for denser screens. */
interface Drawing {
  media: string;
  width: number;
  height: number;
  /** Pixels per foot. */
  foot: number;
  /** Widths in pixels, with the pixel density that each is for. */
  densities: readonly (readonly [width: number, density: number])[];
}

const large: Drawing = {
  media: "(min-width: 112rem)",
  width: 1280,
  height: 936,
  foot: 78,
  densities: [
    [1280, 1],
    [1600, 1.5],
  ],
};
const usual: Drawing = {
  media: "(min-width: 30rem)",
  width: 960,
  height: 936,
  foot: 78,
  densities: [
    [960, 1],
    [1600, 1.5],
  ],
};
const phone: Drawing = {
  media: "all",
  width: 480,
  height: 336,
  foot: 72,
  densities: [
    [480, 1],
    [960, 2],
    [1280, 3],
  ],
};

interface Props {
  picture: Picture;
  format: PieceFormat;
  laying: Laying & { field: PieceFormat | null };
  /** How much larger than usual the material is shown. */
  scale: number;
  name: string;
  alt: string;
}

/** The laid area at a fixed scale: a larger window shows more of it, not larger pieces. */
export function HeroPicture({ picture, format, laying, scale, name, alt }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const addresses = ({ width, height, foot, densities }: Drawing) =>
    densities.map(([pixels, density]) => {
      const shown = { ...laying, acrossFeet: width / (foot * scale), aspect: width / height };
      return `${laidAddress(picture, format, shown, pixels)} ${density}x`;
    });
  const [fallback = ""] = addresses(phone)[0]?.split(" ") ?? [];
  if (failed === fallback)
    return <MissingPicture width={phone.width} height={phone.height} alt={alt} name={name} className="laid-picture" />;
  return (
    <picture>
      {[large, usual, phone].map((drawing) => (
        <source
          key={drawing.media}
          media={drawing.media}
          srcSet={addresses(drawing).join(", ")}
          width={drawing.width}
          height={drawing.height}
        />
      ))}
      <img
        src={fallback}
        width={phone.width}
        height={phone.height}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        onError={() => setFailed(fallback)}
        // It may have failed before the page had its scripts.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(fallback);
        }}
        className={`laid-picture ${colorClass(picture.color)}`}
      />
    </picture>
  );
}
