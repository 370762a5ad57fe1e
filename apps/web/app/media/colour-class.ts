/** Step (of eight) that contains a channel's first digit. */
const step = (digit: string | undefined): number => Number.parseInt(digit ?? "", 16) >> 1;

/**
 * Returns classes close to a mean color, shown until the picture loads; the page's policy allows no inline styles.
 * One class per channel, defined in `colours.css`.
 */
export const colourClass = (colour: string | null | undefined): string =>
  colour ? `kc r${step(colour[1])} g${step(colour[3])} b${step(colour[5])}` : "bg-joint";
