/** A link from a landing page's opening to one of its sections, with how many entries it has. */
export interface Jump {
  href: "#looks" | "#colors" | "#results";
  count: number;
}

/** Returns links to the sections that the page has: a department of one color has no row of colors, and one without looks no looks. */
export function jumpsTo({ looks, colors, products }: { looks: number; colors: number; products: number }): Jump[] {
  const jumps: Jump[] = [
    { href: "#looks", count: looks },
    { href: "#colors", count: colors > 1 ? colors : 0 },
    { href: "#results", count: products },
  ];
  return jumps.filter(({ count }) => count > 0);
}
