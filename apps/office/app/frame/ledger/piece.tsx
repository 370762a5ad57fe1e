import type { PieceImage } from "@azulejo/contract/fields.ts";

/** A piece with its real proportions, beside its name; an empty place for an item without a picture. */
export function Piece({ of: image }: { of: PieceImage | null }) {
  return (
    <span className="piece">
      {image && <img src={image.address} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />}
    </span>
  );
}
