/** The contract's minimum password length; a repeated unit must not be used to reach it. */
const SHORTEST = 12;
/** Shorter parts of names and addresses are too common to count. */
const SHORTEST_PART = 3;

/** Normalizes letters for comparison: decomposed, lower case, without accents. */
const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const lookalikes: Record<string, string> = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "5": "s", $: "s", "7": "t" };

/** Replaces look-alike characters: `p4ssw0rd` becomes `password`. */
const plain = (text: string): string => text.replace(/[@431!05$7]/g, (sign) => lookalikes[sign] ?? sign);

/** Strips leading and trailing digits and symbols. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Returns the shortest unit that the text repeats, even if the last repetition is cut short; the text itself if it repeats none. */
function unitOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

/** Returns whether all characters are consecutive: `abcdefghijkl`, `210987654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const turns = /^\d+$/.test(text) ? [9, -9] : [];
  return [1, -1].some((step) => [...steps].every((one) => one === step || turns.includes(one)));
}

/** Returns whether only digits and symbols are left after everything known about the person is removed. */
function saysOnly(text: string, known: readonly string[]): boolean {
  const parts = known
    .flatMap((one) => [folded(one), ...folded(one).split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= SHORTEST_PART);
  const sorted = [...new Set(parts)].sort((a, b) => b.length - a.length);
  const left = sorted.reduce((rest, part) => rest.replaceAll(part, ""), text);
  return left !== text && !/\p{L}/u.test(left);
}

/**
 * Returns whether a password is among a guesser's first tries: on the list, on it with digits and symbols around or in place of
 * letters, one short repeated unit, a sequence, or made only of what is known about the person.
 * @param common in lower case
 * @param known email address, names, the shop
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>, known: readonly string[]): boolean {
  const text = folded(password);
  const listed = (one: string): boolean => common.has(one) || common.has(plain(one));
  if (listed(text) || listed(bare(text)) || isSequence(text) || saysOnly(text, known)) return true;
  const unit = unitOf(text);
  if (unit === text) return false;
  return listed(unit) || listed(bare(unit)) || (unit.length * 2 <= text.length && unit.length < SHORTEST);
}
