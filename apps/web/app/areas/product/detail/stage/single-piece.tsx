import type { Picture as PictureValue } from "@azulejo/contract";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import { inches } from "@azulejo/contract/lengths.ts";
import { memo, useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { isForeign } from "../../../../media/image-address.ts";
import { Laid } from "../../../../media/laid.tsx";
import { canLay } from "../../../../media/laid-address.ts";
import { outlineClass } from "../../../../media/outline-class.ts";
import { Picture } from "../../../../media/picture.tsx";
import { type Crop, laidPiece, pieceCrop } from "../../../../media/picture-rules.ts";
import { turnedBy } from "../../../../media/turned.ts";
import { Zoom } from "../../../../media/zoom.tsx";

const FACES = 4;
/** The box in which a piece is drawn, in pixels. */
const BOX = { w: 244, h: 489 };
/** A piece more than this many times as wide as high stands on its end, because lying it would leave most of the box empty. */
const LONG = 2.2;
/** How much longer than wide a piece may be and still look square. */
const SQUARE = 0.15;
const QUARTER_MM = 24.26;
const SMALLEST_COIN = 8;
const LARGEST_COIN = 72;
const MM_PER_FOOT = 304.8;

interface Props {
  picture: PictureValue;
  selected: Variant;
  name: string;
  /** Whether pieces differ enough to show several. */
  isVaried: boolean;
  /** Loads first, because nothing else is shown. */
  priority: boolean;
}

/** One piece with its dimensions, a coin at its scale, and other faces of it. A change of the laying beside it leaves it as it is. */
export const SinglePiece = memo(({ picture, selected, name, isVaried, priority }: Props) => {
  const t = useText();
  const [face, setFace] = useState(0);
  const { widthMm, heightMm } = selected;
  const piece = widthMm && heightMm ? { widthMm, heightMm } : null;
  const crop = (index: number): Crop | null => (piece ? pieceCrop(picture, piece, index) : null);
  // A picture of a scene or of several objects has no scale.
  const hasScale = picture.kind === "face" || picture.kind === "sheet" || picture.kind === "slab";
  const lying = hasScale && piece && (crop(0) ? laidPiece(picture, piece) : piece);
  const { format } = selected;
  // A mosaic sheet is cut from the material's picture piece by piece, so the picture service draws it.
  const isSheet = picture.kind === "face" && format?.chips && canLay(picture, format);
  const faces = !isSheet && isVaried && selected.sellUnit !== "slab" && crop(0) ? Array.from({ length: FACES }, (_, index) => index) : [];
  const isTurned = !!lying && !!crop(0) && !isSheet && !isForeign(picture) && lying.widthMm > LONG * lying.heightMm;
  const drawn = isTurned ? { widthMm: lying.heightMm, heightMm: lying.widthMm } : lying;
  const ratio = drawn ? drawn.widthMm / drawn.heightMm : picture.width / picture.height;
  const scale = drawn ? Math.min(BOX.w / drawn.widthMm, BOX.h / drawn.heightMm) : 0;
  const coin = QUARTER_MM * scale;
  const part = crop(face);
  const width = drawn ? Math.ceil(drawn.widthMm * scale) : 0;
  const turned = isTurned && part ? turnedBy(picture, part, `(min-width: 88rem) ${width}px, ${Math.ceil(width / 2)}px`) : undefined;
  const length = (millimeters: number) => t("detail.dimension", { inches: inches(millimeters), millimeters });
  return (
    <div className={hasScale ? "piece" : "piece is-object"}>
      <div className={`piece-drawing ${ratio > BOX.w / BOX.h ? "is-wide" : "is-tall"} ${ratio > LONG ? "is-flat" : ""}`}>
        {drawn && <span className="piece-width tabular">{length(drawn.widthMm)}</span>}
        {isSheet && drawn ? (
          <Laid
            picture={picture}
            format={format}
            acrossFeet={drawn.widthMm / MM_PER_FOOT}
            aspect={ratio}
            alt={t("product.pictureOf", { name, size: selected.label })}
            sizes="(min-width: 88rem) 244px, 90vw"
          />
        ) : (
          <Zoom picture={picture} crop={part} name={name} isTurned={isTurned}>
            <Picture
              key={face}
              picture={picture}
              crop={part}
              turned={turned}
              name={name}
              alt={picture.alt ?? t("product.pictureOf", { name, size: selected.label })}
              sizes={hasScale && picture.kind !== "slab" ? "(min-width: 88rem) 244px, 90vw" : "(min-width: 88rem) 52vw, 90vw"}
              priority={priority}
              className={crop(0) ? outlineClass(format) : ""}
            />
          </Zoom>
        )}
        {drawn && <span aria-hidden="true" className="piece-side" />}
        {drawn && <span className="piece-height tabular">{length(drawn.heightMm)}</span>}
      </div>
      {drawn && coin >= SMALLEST_COIN && coin <= LARGEST_COIN && (
        <p className="piece-coin">
          <svg width={coin + 1} height={coin + 1} aria-hidden="true">
            <circle cx={coin / 2 + 0.5} cy={coin / 2 + 0.5} r={coin / 2} />
          </svg>
          {t("detail.quarter")}
        </p>
      )}
      {faces.length > 0 && (
        <Faces
          faces={faces}
          face={face}
          onFace={setFace}
          picture={picture}
          crop={crop}
          name={name}
          isSquare={Math.abs(ratio - 1) < SQUARE}
        />
      )}
    </div>
  );
});

interface FacesProps extends Pick<Props, "picture" | "name"> {
  faces: number[];
  face: number;
  onFace(face: number): void;
  isSquare: boolean;
  crop(face: number): Crop | null;
}

/** Pictures of other pieces of the material, to choose from. */
function Faces({ faces, face, onFace, picture, crop, name, isSquare }: FacesProps) {
  const t = useText();
  return (
    <ul className={`piece-faces noscript:hidden ${isSquare ? "are-square" : ""}`} aria-label={t("detail.faces")}>
      {faces.map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={index === face}
            aria-label={t("detail.face", { face: index + 1 })}
            onClick={() => onFace(index)}
            className={`swatch ${index === face ? "swatch-chosen" : ""}`}
          >
            <Picture picture={picture} crop={crop(index)} name={name} alt="" sizes="60px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
