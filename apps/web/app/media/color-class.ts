// @bundle pictures
/**
 * Returns classes with exactly a picture's mean color, which is shown until it loads; the content security policy allows no inline styles.
 * One class per hexadecimal digit, defined in `colors.css`.
 * @param color as `#rrggbb`; if missing, the color of joints
 */
export const colorClass = (color: string | null | undefined): string =>
  color ? `kc ${[...color.slice(1).toLowerCase()].map((digit, at) => "RrGgBb"[at] + digit).join(" ")}` : "bg-joint";
