/** Characters of references, without those that sound or look alike. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns a reference such as `F-7K2M-9QXD`, short enough to read over the phone and hard to guess.
 * @param draw a random whole number below its argument
 * @param kind the first letter: F for a form, R for a customer's request, P for a privacy request
 */
export function newReference(draw: (below: number) => number, kind: "F" | "R" | "P" = "F"): string {
  const part = () => Array.from({ length: 4 }, () => SIGNS[draw(SIGNS.length)]).join("");
  return `${kind}-${part()}-${part()}`;
}
