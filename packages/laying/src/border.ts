import type { Rectangle } from "./floor/room.ts";
import type { PieceSize } from "./piece-format.ts";

/** A wall divided by a border of one course, with the corner of the border in sight. */
interface Bordered {
  /** The field around the border: a strip along the top, and one along the side. */
  outside: [top: Rectangle, side: Rectangle];
  /** Across, then down. */
  band: [across: Rectangle, down: Rectangle];
  inside: Rectangle;
  /** The pieces of the band. */
  piece: PieceSize;
}

/** Wider pieces are ripped for a border. */
const WIDEST_MM = 200;
const INSET_MM = 400;

/** Divides a wall for a border whose pieces are the field's own in another color; each part ends a joint before the next. */
export function borderOf(area: { width: number; height: number }, format: PieceSize, joint: number): Bordered {
  const long = Math.max(format.widthMm, format.heightMm);
  const wide = Math.min(format.widthMm, format.heightMm, WIDEST_MM);
  const from = INSET_MM + joint;
  const inner = from + wide + joint;
  return {
    outside: [
      { left: 0, top: 0, width: area.width, height: INSET_MM },
      { left: 0, top: INSET_MM, width: INSET_MM, height: area.height - INSET_MM },
    ],
    band: [
      { left: from, top: from, width: area.width - from, height: wide },
      { left: from, top: inner, width: wide, height: area.height - inner },
    ],
    inside: { left: inner, top: inner, width: area.width - inner, height: area.height - inner },
    piece: { widthMm: long, heightMm: wide },
  };
}
