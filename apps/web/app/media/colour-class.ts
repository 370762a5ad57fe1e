/**
 * Classes that come near a mean colour, shown until the picture is there: the page's policy allows no styles of its own.
 * One for each channel, by its first digit; `colours.css` has them.
 */
export const colourClass = (colour: string | null | undefined): string =>
  colour ? `kc r${colour[1]} g${colour[3]} b${colour[5]}` : "bg-joint";
