/** The middle of the part that must stay visible, as fractions of the picture from its upper left. */
export interface FocusPoint {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Returns the middle of a stored focus; null if there is none. */
export function pointOf(focus: string | null, { width, height }: Size): FocusPoint | null {
  const [, x1, y1, x2, y2] = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus ?? "") ?? [];
  if (!x1 || !y1 || !x2 || !y2) return null;
  return { x: (Number(x1) + Number(x2)) / 2 / width, y: (Number(y1) + Number(y2)) / 2 / height };
}

/** Returns a one-pixel focus at a point, in the format of the content system. */
export function focusAt({ x, y }: FocusPoint, { width, height }: Size): string {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return `${left}x${top}:${left + 1}x${top + 1}`;
}
