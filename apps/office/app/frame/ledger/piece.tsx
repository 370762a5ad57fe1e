import type { PieceImage } from "@azulejo/contract/fields.ts";

/** Pixels. */
const WIDTH = 44;
const HEIGHT = 36;

/** A piece with its real proportions, beside its name; an empty place for an item without a picture. */
export function Piece({ of: image }: { of: PieceImage | null }) {
  if (!image) return <span className="piece" />;
  const scale = Math.min(WIDTH / image.width, HEIGHT / image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(3, Math.round(side * scale)));
  return (
    <span className="piece">
      <img src={image.address} alt="" style={{ width, height }} loading="lazy" decoding="async" />
    </span>
  );
}
