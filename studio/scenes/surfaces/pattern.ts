import { hash } from "../../noise.ts";

/** Where a point lies in a laid pattern. */
export class Spot {
  /** Column and row of the piece, which decide the part of the picture it shows. */
  column = 0;
  row = 0;
  /** Position on the piece in mm, along its width and height. */
  x = 0;
  y = 0;
  /** Distance to the nearest edge of the piece's cell; half a joint's width of it is grout. */
  edge = 0;
  /** The direction to that edge, in the plane. */
  outU = 0;
  outV = 0;
}

export type Pattern = (u: number, v: number, spot: Spot) => void;

/** Straight courses; `shift` moves each course by a share of a piece, or by chance when it is "random". */
export function courses(width: number, height: number, shift: number | "random" = 0): Pattern {
  return (u, v, spot) => {
    const row = Math.floor(v / height);
    const moved = u + (shift === "random" ? hash(row, 77, 5) : (((row * shift) % 1) + 1) % 1) * width;
    const column = Math.floor(moved / width);
    setRectangle(spot, column, row, moved - column * width, v - row * height, width, height);
  };
}

/** Upright courses: columns of standing pieces, each column moved by a share of a piece. */
export function columns(width: number, height: number, shift = 0): Pattern {
  return (u, v, spot) => {
    const column = Math.floor(u / width);
    const moved = v + ((((column * shift) % 1) + 1) % 1) * height;
    const row = Math.floor(moved / height);
    setRectangle(spot, column, row, u - column * width, moved - row * height, width, height);
  };
}

/** Herringbone of pieces `times` as long as wide; pieces along v are read turned. */
export function herringbone(width: number, times: number): Pattern {
  return (u, v, spot) => {
    const i = Math.floor(u / width);
    const j = Math.floor(v / width);
    const fu = u - i * width;
    const fv = v - j * width;
    const k = (((i - j) % (2 * times)) + 2 * times) % (2 * times);
    const lying = k < times;
    const steps = lying ? k : 2 * times - 1 - k;
    const along = steps * width + (lying ? fu : fv);
    setRectangle(spot, lying ? i - steps : i, lying ? j : j - steps + 5000, along, lying ? fv : fu, times * width, width);
    if (lying) return;
    const kept = spot.outU;
    spot.outU = spot.outV;
    spot.outV = kept;
  };
}

/** Hexagons with a point up, `width` from flat to flat. */
export function hexagons(width: number): Pattern {
  const side = width / Math.sqrt(3);
  const height = side * 2;
  const rise = side * 1.5;
  return (u, v, spot) => {
    let best = Infinity;
    const near = Math.floor(v / rise);
    for (let row = near; row <= near + 1; row++) {
      const shift = row & 1 ? width / 2 : 0;
      const column = Math.round((u - shift) / width);
      const dx = u - column * width - shift;
      const dy = v - row * rise;
      if (dx * dx + dy * dy >= best) continue;
      best = dx * dx + dy * dy;
      spot.column = column;
      spot.row = row;
      spot.x = dx + width / 2;
      spot.y = dy + height / 2;
    }
    const x = spot.x - width / 2;
    const y = spot.y - height / 2;
    let far = -Infinity;
    for (let k = 0; k < 6; k++) {
      const cos = Math.cos((k * Math.PI) / 3);
      const sin = Math.sin((k * Math.PI) / 3);
      const d = x * cos + y * sin;
      if (d <= far) continue;
      far = d;
      spot.outU = cos;
      spot.outV = sin;
    }
    spot.edge = width / 2 - far;
  };
}

function setRectangle(spot: Spot, column: number, row: number, x: number, y: number, width: number, height: number): void {
  const right = width - x;
  const bottom = height - y;
  const acrossEdge = Math.min(x, right);
  const downEdge = Math.min(y, bottom);
  spot.column = column;
  spot.row = row;
  spot.x = x;
  spot.y = y;
  spot.edge = Math.min(acrossEdge, downEdge);
  spot.outU = acrossEdge <= downEdge ? (x < right ? -1 : 1) : 0;
  spot.outV = acrossEdge <= downEdge ? 0 : y < bottom ? -1 : 1;
}
