// @bundle cards
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
  priority: boolean;
  /** Where it stands on the base line: in the middle, or on the left, aligned with the text. */
  from?: "middle" | "left";
}

/** One piece standing on the cell's base line, at the scale of its row, in its real shape; a mosaic sheet shows its single pieces. */
export function PiecePicture({ card, scaleMm, priority, from = "middle" }: Props) {
  const { picture, lead } = card;
  if (!picture) return <span className="block aspect-square bg-joint" />;
  const { width, height } = sizeInCell(card, scaleMm);
  const shown = { alt: "", name: card.name, sizes: "(min-width: 52rem) 20vw, 45vw", priority };
  const box = {
    x: from === "left" ? 0 : ((1 - width) / 2) * UNITS,
    y: (1 - height) * UNITS,
    width: width * UNITS,
    height: height * UNITS,
  };
  const look = `block size-full object-cover ${outlineClass(lead.format)}`;
  return (
    <svg viewBox={`0 0 ${UNITS} ${UNITS}`} className="block w-full p-3 lg:p-4" aria-hidden="true">
      <foreignObject {...box}>
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
