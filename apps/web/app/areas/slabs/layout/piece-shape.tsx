import type { CounterPiece, Place } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { cornersOf, sizeOf, turnPoint } from "@azulejo/laying/slabs/counter-piece.ts";
import { UM_PER_MM } from "./length-entry.ts";

/** Returns the SVG transform that shows a rotated piece at its position, in millimeters. */
export function turnTransform(piece: Pick<CounterPiece, "shape">, { x, y, turn }: Pick<Place, "x" | "y" | "turn">): string {
  const { length, depth } = sizeOf(piece.shape);
  const [originX, originY] = turnPoint([0, 0], { length, depth }, turn);
  return `translate(${(x + originX) / UM_PER_MM} ${(y + originY) / UM_PER_MM}) rotate(${turn})`;
}

export const pathOf = ({ shape }: Pick<CounterPiece, "shape">): string =>
  `M${cornersOf(shape)
    .map(([x, y]) => `${x / UM_PER_MM} ${y / UM_PER_MM}`)
    .join("L")}Z`;

/** The cutouts of a piece, drawn in the piece's own coordinates in millimeters. */
export function Cutouts({ piece }: { piece: CounterPiece }) {
  return piece.cutouts.map(({ x, y, length, depth, round }, at) => {
    const [left, top, width, height] = [x, y, length, depth].map((um) => um / UM_PER_MM) as [number, number, number, number];
    return round ? (
      <ellipse key={at} className="cutout" cx={left + width / 2} cy={top + height / 2} rx={width / 2} ry={height / 2} />
    ) : (
      <rect key={at} className="cutout" x={left} y={top} width={width} height={height} />
    );
  });
}
