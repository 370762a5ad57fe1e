// @bundle pictures
/**
 * Returns classes with exactly a picture's mean color, shown until it loads; the page's policy allows no inline styles.
 * One class for each digit, defined in `colors.css`.
 * @param color as `#rrggbb`; without one, the color of joints
 */
export const colorClass = (color: string | null | undefined): string =>
  color ? `kc ${[...color.slice(1).toLowerCase()].map((digit, at) => "RrGgBb"[at] + digit).join(" ")}` : "bg-joint";
