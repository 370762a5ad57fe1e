interface Point {
  x: number;
  y: number;
}

/** Shorter moves are taps. */
const LEAST = 48;

/** Returns where a swipe leads; null for a tap, or a move that scrolls the page. */
export function directionOf(from: Point, to: Point): "previous" | "next" | null {
  const across = to.x - from.x;
  if (Math.abs(across) < LEAST || Math.abs(across) < Math.abs(to.y - from.y) * 2) return null;
  return across > 0 ? "previous" : "next";
}
