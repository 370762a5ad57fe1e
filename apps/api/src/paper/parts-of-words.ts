const ideograph = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
/** Marks that belong to the character before them, and small kana and signs that don't begin a line. */
const closing = "、。，．・：；？！）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ";
/** Marks that belong to the character after them. */
const opening = "（［｛「『【〈《〔";
/** Chinese and Japanese have no spaces, so a line can break between any two characters. */
const betweenIdeographs = new RegExp(`(?<=[${ideograph}${closing}])(?=[${ideograph}${opening}])(?![${closing}])`, "u");
const endsInIdeograph = new RegExp(`[${ideograph}${closing}]-$`, "u");

/** Words up to this length, such as item numbers and names, aren't divided; longer ones would fit no column. */
const LONGEST_WORD = 28;

/** Returns the parts of a word between which a line can break. */
export const partsOf = (word: string): string[] =>
  word.split(betweenIdeographs).flatMap((part) => (part.length > LONGEST_WORD ? (part.match(/.{1,12}/gu) ?? [part]) : [part]));

/** A laid out line of text. */
export interface Line {
  string: string;
  runs: { start: number; end: number; glyphs?: unknown[]; positions?: unknown[] }[];
}

/** Removes the hyphen that the layout adds where it divides a word, because ideographs have none. */
export function withoutHyphen(line: Line): Line {
  const last = line.runs.at(-1);
  if (!last || !endsInIdeograph.test(line.string)) return line;
  const run = { ...last, end: last.end - 1, glyphs: last.glyphs?.slice(0, -1), positions: last.positions?.slice(0, -1) };
  return { ...line, string: line.string.slice(0, -1), runs: [...line.runs.slice(0, -1), run] } as Line;
}
