interface Point {
  x: number;
  y: number;
}

/** Minimum distance of a swipe in pixels; shorter moves are taps. */
const LEAST = 48;

/** Returns the direction of a swipe; null for a tap, or a move that scrolls the page. */
export function directionOf(from: Point, to: Point): "previous" | "next" | null {
  const across = to.x - from.x;
  if (Math.abs(across) < LEAST || Math.abs(across) < Math.abs(to.y - from.y) * 2) return null;
  return across > 0 ? "previous" : "next";
}
