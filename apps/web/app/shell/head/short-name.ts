/** Returns the first words of a shop's name that fit in a number of characters. */
export function shortName(name: string, most: number): string {
  const words = name.split(/\s+/);
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > most) break;
    short = `${short} ${word}`;
  }
  return short.replace(/[\s&,–-]+$/u, "");
}
