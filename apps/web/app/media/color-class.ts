/**
 * Returns classes close to a mean color, shown until the picture loads; the page's policy allows no inline styles.
 * One class per channel, defined in `colors.css`.
 */
export const colorClass = (color: string | null | undefined): string =>
  color ? `kc r${color[1]} g${color[3]} b${color[5]}`.toLowerCase() : "bg-joint";
