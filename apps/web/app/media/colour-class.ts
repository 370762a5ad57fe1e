/** Which of eight steps a channel's first digit lies in. */
const step = (digit: string | undefined): number => Number.parseInt(digit ?? "", 16) >> 1;

/**
 * Classes that come near a mean colour, shown until the picture is there: the page's policy allows no styles of its own.
 * One for each channel; `colours.css` has them.
 */
export const colourClass = (colour: string | null | undefined): string =>
  colour ? `kc r${step(colour[1])} g${step(colour[3])} b${step(colour[5])}` : "bg-joint";
