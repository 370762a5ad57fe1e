/** The shortest password that the contract takes; a repeated unit is held against it. */
const SHORTEST = 12;
/** Parts of names and addresses below this are in every sentence. */
const SHORTEST_PART = 3;

/** Letters as they are compared: composed, small, without accents. */
const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const lookalikes: Record<string, string> = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "5": "s", $: "s", "7": "t" };

/** `p4ssw0rd` is password. */
const plain = (text: string): string => text.replace(/[@431!05$7]/g, (sign) => lookalikes[sign] ?? sign);

/** Without the digits and signs before and behind. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** The shortest unit that a text repeats, the last time perhaps not to its end; the text itself when it repeats none. */
function unitOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

/** All characters follow each other: `abcdefghijkl`, `210987654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const turns = /^\d+$/.test(text) ? [9, -9] : [];
  return [1, -1].some((step) => [...steps].every((one) => one === step || turns.includes(one)));
}

/** Whether nothing but digits and signs is left when all that is known of the person is taken out. */
function saysOnly(text: string, known: readonly string[]): boolean {
  const parts = known
    .flatMap((one) => [folded(one), ...folded(one).split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= SHORTEST_PART);
  const sorted = [...new Set(parts)].sort((a, b) => b.length - a.length);
  const left = sorted.reduce((rest, part) => rest.replaceAll(part, ""), text);
  return left !== text && !/\p{L}/u.test(left);
}

/**
 * Whether a password is among the first that a guesser tries: on the list, on it with digits and signs around or in place of
 * letters, one short unit again and again, a sequence, or nothing but what is known of the person.
 * @param common in small letters
 * @param known mail address, names, the shop
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>, known: readonly string[]): boolean {
  const text = folded(password);
  const listed = (one: string): boolean => common.has(one) || common.has(plain(one));
  if (listed(text) || listed(bare(text)) || isSequence(text) || saysOnly(text, known)) return true;
  const unit = unitOf(text);
  if (unit === text) return false;
  return listed(unit) || listed(bare(unit)) || (unit.length * 2 <= text.length && unit.length < SHORTEST);
}
