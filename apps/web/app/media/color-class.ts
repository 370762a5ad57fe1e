/** Step (of eight) that contains a channel's first digit. */
const step = (digit: string | undefined): number => Number.parseInt(digit ?? "", 16) >> 1;

/**
 * Returns classes close to a mean color, shown until the picture loads; the page's policy allows no inline styles.
 * One class per channel, defined in `colors.css`.
 */
export const colorClass = (color: string | null | undefined): string =>
  color ? `kc r${step(color[1])} g${step(color[3])} b${step(color[5])}` : "bg-joint";
