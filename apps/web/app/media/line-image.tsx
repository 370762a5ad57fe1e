import type { Picture as PictureValue } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { standing } from "@azulejo/laying/picture-address.ts";
import { Laid } from "./laid.tsx";
import { canLay } from "./laid-address.ts";
import { outlineClass } from "./outline-class.ts";
import { Picture } from "./picture.tsx";
import { pieceCrop } from "./picture-rules.ts";

const MM_PER_FOOT = 304.8;
/** The part of the picture shown for a line without a format: a box or a bag of goods that aren't laid. */
const SQUARE = { widthMm: 400, heightMm: 400 };

interface Props {
  picture: PictureValue;
  format: PieceFormat | null;
  /** Text shown if the picture fails to load. */
  name: string;
  alt: string;
}

/** The image of a line's product: one piece with its real proportions and outline, a whole mosaic sheet, or the object. */
export function LineImage({ picture, format, name, alt }: Props) {
  const shown = { picture, alt, name, sizes: "7rem" };
  if (!canLay(picture, format)) {
    const isFace = picture.kind === "face";
    return (
      <Picture {...shown} crop={pieceCrop(picture, SQUARE)} className={isFace || picture.width >= picture.height ? "is-wide" : "is-tall"} />
    );
  }
  const [widthMm, heightMm] = standing(picture, format);
  const aspect = widthMm / heightMm;
  const fit = aspect >= 1 ? "is-wide" : "is-tall";
  const isDrawn = format.chips !== null || picture.kind === "sheet" || format.shape === "trim";
  return isDrawn ? (
    <Laid {...shown} format={format} acrossFeet={widthMm / MM_PER_FOOT} aspect={aspect} largest={320} className={fit} />
  ) : (
    <Picture {...shown} crop={pieceCrop(picture, { widthMm, heightMm })} className={`${fit} ${outlineClass(format)}`} />
  );
}
