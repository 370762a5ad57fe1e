const LEVELS = 9;
/** Below it a colour is a grey; above the other it is a strong one. */
const GREY = 14;
const STRONG = 60;

/**
 * Classes that come near a mean colour, shown until the picture is there: the page's policy allows no styles of its own.
 * `colours.css` has them.
 */
export function colourClass(colour: string | null | undefined): string {
  if (!/^#[0-9a-f]{6}$/.test(colour ?? "")) return "bg-joint";
  const rgb = Number.parseInt((colour ?? "").slice(1), 16);
  const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255] as [number, number, number];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const level = Math.min(LEVELS, Math.max(1, Math.round((r * 3 + g * 6 + b) / 255)));
  const tone = most === r ? (g - b > spread / 2 ? "y" : "r") : most === g ? "g" : "b";
  return spread < GREY ? `k${level}` : `k${level} k${tone}${spread > STRONG ? " kz" : ""}`;
}
