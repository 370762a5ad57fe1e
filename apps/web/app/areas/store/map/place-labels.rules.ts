/** A mark at a point of the map, in pixels. */
export interface Spot {
  x: number;
  y: number;
  /** Half the length of its mark's side. */
  mark: number;
  /** Size of its label. */
  width: number;
  height: number;
}

type Side = "right" | "left" | "above" | "below";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 4;
const sides: Side[] = ["right", "left", "below", "above"];

/** The visible part of the map, from its upper left corner. */
export interface Frame {
  width: number;
  height: number;
}

/** The gap between marks that were moved apart, in pixels. */
const APART = 2;
const ROUNDS = 12;

/** Moves overlapping marks apart, each as little as possible, so that every number can be read and pressed. */
export function spreadMarks<Placed extends Pick<Spot, "x" | "y" | "mark">>(spots: readonly Placed[]): Placed[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const marks = moved.filter((spot) => spot.mark > 0);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of marks.entries()) for (const other of marks.slice(index + 1)) part(one, other);
  return moved;
}

type Place = Pick<Spot, "x" | "y" | "mark">;

function part(one: Place, other: Place): void {
  const needed = one.mark + other.mark + APART;
  const [across, down] = [other.x - one.x, other.y - one.y];
  const [missingX, missingY] = [needed - Math.abs(across), needed - Math.abs(down)];
  if (missingX <= 0 || missingY <= 0) return;
  const axis = missingX < missingY ? "x" : "y";
  const by = (Math.min(missingX, missingY) / 2) * ((axis === "x" ? across : down) < 0 ? -1 : 1);
  one[axis] -= by;
  other[axis] += by;
}

/**
 * Returns for each mark the side on which its label fits in the frame without covering marks or earlier labels; null if there is none.
 * Earlier marks choose first, so the important ones come first.
 */
export function placeLabels(spots: readonly Spot[], frame: Frame): (Side | null)[] {
  const marks = spots.filter((spot) => spot.mark > 0).map(markOf);
  const words: Box[] = [];
  return spots.map((spot) => {
    const own = spot.mark > 0 ? markOf(spot) : null;
    const others = marks.filter((mark) => !own || !isSame(mark, own));
    const side = sides.find((one) => {
      const box = wordsOf(spot, one);
      return isWithin(box, frame) && !others.some((mark) => overlap(mark, box)) && !words.some((word) => overlap(word, box));
    });
    if (side) words.push(wordsOf(spot, side));
    return side ?? null;
  });
}

const markOf = ({ x, y, mark }: Spot): Box => ({ left: x - mark, top: y - mark, right: x + mark, bottom: y + mark });

function wordsOf({ x, y, mark, width, height }: Spot, side: Side): Box {
  const across = { right: [mark + GAP, -height / 2], left: [-mark - GAP - width, -height / 2] };
  const along = { below: [-width / 2, mark + GAP], above: [-width / 2, -mark - GAP - height] };
  const [dx = 0, dy = 0] = { ...across, ...along }[side];
  return { left: x + dx, top: y + dy, right: x + dx + width, bottom: y + dy + height };
}

const isWithin = (box: Box, { width, height }: Frame): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isSame = (a: Box, b: Box): boolean => a.left === b.left && a.top === b.top;
