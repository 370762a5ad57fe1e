const ideograph = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
/** Marks that belong to the letter before them, and small letters and signs that begin no line. */
const closing = "、。，．・：；？！）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ";
/** Marks that belong to the letter after them. */
const opening = "（［｛「『【〈《〔";
/** Chinese and Japanese have no spaces: a line ends between any two letters. */
const betweenIdeographs = new RegExp(`(?<=[${ideograph}${closing}])(?=[${ideograph}${opening}])(?![${closing}])`, "u");
const endsInIdeograph = new RegExp(`[${ideograph}${closing}]-$`, "u");

/** Item numbers and names stay whole; only what no column can hold is divided. */
const LONGEST_WORD = 28;

/** Returns the parts of a word after which a line may end. */
export const partsOf = (word: string): string[] =>
  word.split(betweenIdeographs).flatMap((part) => (part.length > LONGEST_WORD ? (part.match(/.{1,12}/gu) ?? [part]) : [part]));

/** A line of a text as it is laid out. */
export interface Line {
  string: string;
  runs: { start: number; end: number; glyphs?: unknown[]; positions?: unknown[] }[];
}

/** Takes the hyphen away that the layout puts where it divides a word, as ideographs have none. */
export function withoutHyphen(line: Line): Line {
  const last = line.runs.at(-1);
  if (!last || !endsInIdeograph.test(line.string)) return line;
  const run = { ...last, end: last.end - 1, glyphs: last.glyphs?.slice(0, -1), positions: last.positions?.slice(0, -1) };
  return { ...line, string: line.string.slice(0, -1), runs: [...line.runs.slice(0, -1), run] } as Line;
}
