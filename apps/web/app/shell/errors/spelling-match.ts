/** Fraction of the letters of each text that must be found in the other. */
const LEAST_OF_TYPED = 0.75;
const LEAST_OF_NAME = 0.5;

/** Returns the first option whose name is probably what was meant. A list of filters, such as "Blue, Slab, gold", is no name. */
export const closestOption = <Option extends { kind: string; text: string }>(typed: string, options: Option[]): Option | undefined =>
  options.find(({ kind, text }) => kind !== "filter" && isCloseMatch(typed, text));

/** Whether a name is probably what was meant: most of its words match the typed ones, with a typo or two allowed in each. */
export function isCloseMatch(typed: string, name: string): boolean {
  const [wanted, offered] = [wordsOf(typed), wordsOf(name)];
  if (isAlike(wanted.join(""), offered.join(""))) return true;
  return shareFound(wanted, offered) >= LEAST_OF_TYPED && shareFound(offered, wanted) >= LEAST_OF_NAME;
}

const wordsOf = (words: string): string[] => plain(words).match(/[a-z0-9]+/g) ?? [];

const plain = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the fraction of a text's letters in words that are similar to a word of the other text. */
function shareFound(words: string[], others: string[]): number {
  const lettersOf = (some: string[]) => some.reduce((sum, word) => sum + word.length, 0);
  const found = words.filter((word) => others.some((other) => isAlike(word, other)));
  return lettersOf(found) / Math.max(1, lettersOf(words));
}

/** Short words must be equal, longer ones may differ by one letter, long ones by two. */
function isAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const most = length < 5 ? 0 : length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
}

/** Returns how many letters must be added, removed or changed. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let index = 0; index < b.length; index++) {
      const changed = (row[index] ?? 0) + (letter === b[index] ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
