// @bundle cards
import { isPale } from "@azulejo/laying/picture-address.ts";
import { Laid } from "../../../../../media/laid.tsx";
import { outlineClass } from "../../../../../media/outline-class.ts";
import { Picture } from "../../../../../media/picture.tsx";
import { pieceCrop } from "../../../../../media/picture-rules.ts";
import type { CardData } from "./card-data.ts";
import { sizeInCell } from "./row-scale.ts";

const MM_PER_FOOT = 304.8;
const UNITS = 1000;

interface Props {
  card: CardData;
  scaleMm: number;
  /** The height of its row as a share of the cell's width. */
  high?: number;
  priority: boolean;
  /** Where it stands on the base line: in the middle, or on the left, aligned with the text. */
  from?: "middle" | "left";
}

/** One piece standing on the cell's ground line, at the scale of its page: a hexagon is a hexagon, a sheet shows its chips. */
export function PiecePicture({ card, scaleMm, high = 1, priority, from = "middle" }: Props) {
  const { picture, lead } = card;
  if (!picture) return <span className="block aspect-square bg-joint" />;
  const { width, height } = sizeInCell(card, scaleMm);
  const shown = { alt: "", name: card.name, sizes: "(min-width: 52rem) 20vw, 45vw", priority };
  const box = {
    x: from === "left" ? 0 : ((1 - width) / 2) * UNITS,
    y: (high - height) * UNITS,
    width: width * UNITS,
    height: height * UNITS,
  };
  const outline = outlineClass(lead.format);
  const look = `block size-full object-cover ${outline}`;
  const edge = isPale(picture) ? (outline ? "pale-shape" : "pale-piece") : undefined;
  return (
    <svg viewBox={`0 0 ${UNITS} ${Math.round(high * UNITS)}`} className="block w-full p-3 lg:p-4" aria-hidden="true">
      <foreignObject {...box} className={edge}>
        {lead.format?.chips ? (
          <Laid
            {...shown}
            picture={picture}
            format={lead.format}
            acrossFeet={lead.format.widthMm / MM_PER_FOOT}
            aspect={lead.format.widthMm / lead.format.heightMm}
            className={look}
          />
        ) : (
          <Picture
            {...shown}
            picture={picture}
            crop={pieceCrop(picture, { widthMm: lead.widthMm ?? 600, heightMm: lead.heightMm ?? 600 })}
            className={look}
          />
        )}
      </foreignObject>
    </svg>
  );
}
